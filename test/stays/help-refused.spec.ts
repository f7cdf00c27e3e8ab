/** @own-database */
import { Log } from '#kit/log/log';
import { race } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { day, makeBlock, makeBooking, makeStay } from './factories';
import { helpActors, queryOf, type Wanted } from './help.actors';
import { type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays();
});
afterAll(() => stays?.service.close());

const { ask, book, stayWith } = helpActors(() => stays);

describe('help of a refused booking', () => {
  it('holds what can be booked beside the limit, and booked, nearest[0] is 201', async () => {
    const { slug } = await stayWith([[12, 20]], { minNights: 3 });
    const taken = await book(slug, { from: 13, to: 16 });
    expect([taken.status, taken.body.code]).toEqual([409, 'dates_taken']);
    expect(taken.body.details).toEqual((await ask(slug, { from: 13, to: 16 })).body.data);
    expect(taken.body.details).toMatchObject({
      waitlist: false,
      nearest: [{ check_in: day(9) }, { check_in: day(20) }],
    });
    expect(taken.body.details.equal_stays).toMatchObject([{ slug: 'sea-house', to_pay: 340 }]);
    const few = await book(slug, { from: 20, to: 21 });
    expect([few.status, few.body.code]).toEqual([422, 'min_nights']);
    expect(few.body.details).toMatchObject({
      min_nights: 3,
      nearest: [{ check_in: day(20), nights: 3 }, { nights: 3 }],
    });
    const [{ check_in, check_out, to_pay }] = few.body.details.nearest;
    const { status, body } = await book(slug, { from: 20, to: 21 }, { check_in, check_out });
    expect([status, body.data.total]).toEqual([201, to_pay]);
    expect((await book(slug, { from: -1, to: 2 })).body.details.nearest[0]).toMatchObject({ check_in: day(0) });
    expect((await book(slug, { from: 30, to: 33, guests: 5 })).body.details).toMatchObject({
      max_guests: 4,
      nearest: [],
    });
  });

  it('says whether guests can wait: for taken nights, while the waitlist is on', async () => {
    const { slug } = await stayWith([[12, 20]], { minNights: 3 });
    const waitlistOf = async (wanted: Wanted) => (await ask(slug, wanted)).body.data.waitlist;
    const set = (value: boolean) => stays.owner.patch('/api/settings/waitlist', { value });
    expect((await set(true)).status).toBe(200);
    expect(await waitlistOf({ from: 13, to: 16 })).toBe(true);
    expect((await book(slug, { from: 13, to: 16 })).body.details.waitlist).toBe(true);
    expect(await waitlistOf({ from: 13, to: 14 })).toBe(false);
    expect(await waitlistOf({ from: 30, to: 33 })).toBe(false);
    expect(await waitlistOf({ from: 13, to: 16, guests: 5 })).toBe(false);
    await set(false);
    expect(await waitlistOf({ from: 13, to: 16 })).toBe(false);
  });

  it('stands beside the refusal of the slower of two bookings at once', async () => {
    const { slug } = await stayWith([]);
    const both = await race(2, () => book(slug, { from: 40, to: 43 }));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409)!;
    expect(refused.body.details.nearest).toMatchObject([{ check_in: day(37) }, { check_in: day(43) }]);
  });

  it('is one statement more, is left out when its reading fails, and is not read where nothing is refused', async () => {
    const { db } = stays.service;
    const { slug } = await stayWith([[12, 20]]);
    const statements = await statementsOf(db, () => book(slug, { from: 13, to: 16 }));
    expect(statements.map(text => text.includes('"equalStays"'))).toEqual([false, false, true, false]);
    expect(await statementsOf(db, () => book(slug, { from: 21, to: 23 }))).toHaveLength(3);
    const unpayable = { payment_method: 'on_arrival', guest_email: 'unpaid@example.com' };
    await db.rows(`UPDATE setting SET value = '1' WHERE key = 'max_unpaid_on_arrival'`);
    expect((await book(slug, { from: 30, to: 33 }, unpayable)).status).toBe(201);
    const unpaid = await book(slug, { from: 40, to: 43 }, unpayable);
    expect([unpaid.status, unpaid.body.details]).toEqual([422, { max_unpaid: 1 }]);
    await db.rows(`UPDATE setting SET value = '1000' WHERE key = 'max_unpaid_on_arrival'`);
    const warned = jest.spyOn(Log.prototype, 'warn').mockImplementation(() => undefined);
    const read = db.row.bind(db);
    const failing = jest.spyOn(db, 'row').mockImplementation((...call: Parameters<typeof db.row>) => {
      const text = typeof call[0] === 'string' ? call[0] : call[0].statement().text;
      return text.includes('"equalStays"') ? Promise.reject(new Error('the database is away')) : read(...call);
    });
    const refused = await book(slug, { from: 13, to: 16 });
    expect([refused.status, refused.body.details]).toEqual([409, null]);
    expect(warned).toHaveBeenCalledWith({ err: expect.any(Error) }, 'help was left out');
    failing.mockRestore();
    warned.mockRestore();
  });

  it('is in a quote asked with help=1 for nights that cannot be booked', async () => {
    const { slug } = await stayWith([[12, 20]], { minNights: 3 });
    const quote = async (wanted: Wanted, help: string) =>
      (await stays.anonymous.get(`/api/stays/${slug}/quote?${queryOf(wanted)}${help}`)).body.data;
    const taken = { from: 13, to: 16 };
    expect((await quote(taken, '&help=1')).details).toEqual((await ask(slug, taken)).body.data);
    expect((await quote({ from: 20, to: 22 }, '&help=true')).details).toMatchObject({ min_nights: 3, waitlist: false });
    expect(await quote(taken, '')).not.toHaveProperty('details');
    expect(await quote(taken, '&help=0')).not.toHaveProperty('details');
    expect(await quote({ from: 20, to: 23 }, '&help=1')).not.toHaveProperty('details');
    const { db } = stays.service;
    const count = async (wanted: Wanted, help: string) => (await statementsOf(db, () => quote(wanted, help))).length;
    const without = await count(taken, '');
    expect([await count(taken, '&help=1'), await count({ from: 20, to: 23 }, '&help=1')]).toEqual([
      without + 1,
      without,
    ]);
  });
});

describe('11.4: help', () => {
  it('is equal for nights held by a booking, an unpaid booking, a block, an import, a change and an offer', async () => {
    const { db } = stays.service;
    const hold = (stayId: number, column: string, id: number) =>
      db.rows(`INSERT INTO held_nights (stay_id, from_day, to_day, ${column}) VALUES ($1, $2, $3, $4)`, [
        stayId,
        day(10),
        day(14),
        id,
      ]);
    // The change and the offer are only numbers here.
    for (const holder of ['change', 'offer'])
      await db.rows(`ALTER TABLE held_nights DROP CONSTRAINT IF EXISTS held_nights_${holder}_fkey`);
    const nights = { checkIn: day(10), checkOut: day(14) };
    const holders: ((stay: Awaited<ReturnType<typeof makeStay>>) => Promise<unknown>)[] = [
      stay => makeBooking(db, { stay, ...nights }),
      async stay => {
        const { id } = await makeBooking(db, { stay, ...nights, status: 'pending', paymentStatus: 'unpaid' });
        await db.rows(`UPDATE held_nights SET expires_at = now() + interval '1 hour' WHERE booking_id = $1`, [id]);
      },
      stay => makeBlock(db, { stayId: stay.id, from: nights.checkIn, to: nights.checkOut }),
      async stay => {
        const feed = await db.row<{ id: number }>(
          `INSERT INTO calendar_feed (stay_id, number, name, address, address_hash) VALUES ($1, 1, 'a', 'https://a.example', 'b')
           RETURNING id`,
          [stay.id],
        );
        await db.rows(
          `INSERT INTO imported_event (feed_id, stay_id, uid, from_day, to_day, summary_hash, kind)
           VALUES ($1, $2, 'uid', $3, $4, '', 'busy')`,
          [feed!.id, stay.id, day(10), day(14)],
        );
      },
      stay => hold(stay.id, 'change_id', 1),
      stay => hold(stay.id, 'offer_id', 1),
    ];
    const answers: string[][] = [];
    for (const holdNights of holders) {
      await db.rows(`UPDATE stay SET status = 'draft' WHERE slug = 'held'`);
      await db.rows(`UPDATE stay SET slug = 'held-' || id WHERE slug = 'held'`);
      const stay = await makeStay(db, { slug: 'held' });
      await holdNights(stay);
      const refused = await book('held', { from: 11, to: 13 });
      expect([refused.status, refused.body.details.nearest.length]).toEqual([409, 2]);
      const quote = await stays.anonymous.get(`/api/stays/held/quote?${queryOf({ from: 11, to: 13 })}&help=1`);
      const help = (await ask('held', { from: 11, to: 13 })).body.data;
      answers.push([refused.body, quote.body.data, help].map(body => JSON.stringify(body)));
    }
    expect(new Set(answers.map(bodies => bodies.join()))).toHaveProperty('size', 1);
    for (const body of answers[0]!) expect(body).not.toMatch(/BKG|BLK|FEED|OFFER|block|imported|held_by/);
  });
});
