import type { Database } from '#kit/database/database';
import { Mailbox } from '#mail/mailbox';
import { BookingExpiry } from '#services/stays/bookings/booking-expiry.service';
import type { Answer } from '../harness/client';
import { statementsOf } from '../harness/statements';
import { book as bookCard, change, allowChanges, depart, nights } from './date-changes.actors';
import { day, makeBlock, makeStay } from './factories';
import { visitor } from './payments.actors';
import { type Stays, startStays } from './stays';
import { ask, book as bookNights, cancelBooking, offersOf, offerTokens, takenNights, wait } from './waitlist.actors';

let stays: Stays;
let db: Database;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
  db = stays.service.db;
  await db.rows(`UPDATE setting SET value = 'true' WHERE key = 'waitlist'`);
});
afterAll(() => stays?.service.close());

describe('offers are sent by a job of the transaction that releases nights', () => {
  const ways: [string, () => Promise<{ slug: string; id: number; from: number; free: () => Promise<unknown> }>][] = [
    [
      'a block is deleted',
      async () => {
        const stay = await makeStay(db);
        const block = await makeBlock(db, { stayId: stay.id, from: day(50), to: day(53) });
        return { ...stay, from: 50, free: () => stays.host.delete(`/api/availability/blocks/${block.id}`) };
      },
    ],
    [
      'a block is moved',
      async () => {
        const stay = await makeStay(db);
        const block = await makeBlock(db, { stayId: stay.id, from: day(50), to: day(53) });
        const body = { from: day(60), to: day(62) };
        return { ...stay, from: 50, free: () => stays.host.put(`/api/availability/blocks/${block.id}`, body) };
      },
    ],
    [
      'the dates of a booking change',
      async () => {
        await allowChanges(stays);
        const booked = await bookCard(stays, nights(50, 53));
        return { ...booked.stay, from: 50, free: () => change(visitor(stays), booked, nights(60, 63)) };
      },
    ],
    [
      'a guest leaves early',
      async () => {
        const booked = await bookCard(stays, nights(0, 5));
        await stays.host.patch(`/api/bookings/manage/${booked.reference}`, { action: 'check_in' });
        return { ...booked.stay, from: 1, free: () => depart(stays.host, booked, { check_out: day(1) }) };
      },
    ],
    [
      'an event of another calendar vanishes',
      async () => {
        const stay = await makeStay(db);
        const feed = await db.row<{ id: number }>(
          `INSERT INTO calendar_feed (stay_id, number, name, address, address_hash)
           VALUES ($1, 1, 'a', 'https://a.example', $2) RETURNING id`,
          [stay.id, `vanishes-${stay.id}`],
        );
        await db.rows(
          `INSERT INTO imported_event (feed_id, stay_id, uid, summary_hash, from_day, to_day, kind)
           VALUES ($1, $2, 'u', 'h', $3, $4, 'busy')`,
          [feed!.id, stay.id, day(50), day(53)],
        );
        return { ...stay, from: 50, free: () => stays.host.delete(`/api/calendar/feeds/${feed!.id}`) };
      },
    ],
    [
      'a row is deleted by a statement',
      async () => {
        const { stay, booking } = await takenNights(stays);
        const statement = 'DELETE FROM held_nights WHERE booking_id = $1';
        return { ...stay, from: 30, free: () => db.rows(statement, [booking.id]) };
      },
    ],
  ];

  it.each(ways)('%s', async (name, prepare) => {
    const { slug, id, from, free } = await prepare();
    const email = `${name.replaceAll(' ', '-')}@example.com`;
    await ask(stays, slug, from, from + 3, email);
    const answer = (await free()) as Partial<Answer>;
    expect(answer.status ?? 200).toBeLessThan(300);
    await stays.service.doJobs();
    expect(await offersOf(stays, id)).toMatchObject([{ email, state: 'open', is_sent: true, is_held: true }]);
  });

  it('an offer that a release in the same transaction sends needs no job', async () => {
    const { stay, booking, nights: taken } = await takenNights(stays);
    await wait(stays, stay.slug, taken);
    await stays.service.doJobs();
    await cancelBooking(stays.host, booking);
    const jobs = await db.rows(`SELECT FROM stays_jobs.jobs WHERE task_identifier = 'send-waitlist-offers'`);
    expect(jobs).toEqual([]);
  });

  it('costs a deleted block no statement, whether the waitlist is on or off', async () => {
    const counted = async (isOn: boolean) => {
      await db.rows(`UPDATE setting SET value = to_jsonb($1::boolean) WHERE key = 'waitlist'`, [isOn]);
      const stay = await makeStay(db);
      const block = await makeBlock(db, { stayId: stay.id, from: day(50), to: day(53) });
      return (await statementsOf(db, () => stays.host.delete(`/api/availability/blocks/${block.id}`))).length;
    };
    expect(await counted(false)).toBe(await counted(true));
  });
});

describe('an offer whose mail is not taken', () => {
  const away = () =>
    jest.spyOn(stays.service.get(Mailbox), 'add').mockImplementation(() => {
      throw new Error('the mail server is away');
    });
  const sweep = () => stays.service.get(BookingExpiry).sweep();
  const endOf = async (stayId: number) => {
    const row = await db.row<{ until: Date }>('SELECT until FROM waiting_offer WHERE subject_id = $1', [stayId]);
    return row!.until;
  };
  const retryMails = async () => {
    await db.rows('SELECT stays_jobs.reschedule_jobs(ARRAY(SELECT id FROM stays_jobs.jobs), run_at => now())');
    await stays.service.doJobs();
  };
  afterEach(() => jest.restoreAllMocks());

  it('keeps its guest, whose time begins with the mail', async () => {
    const { clock, mailbox } = stays.service;
    const { stay, booking, nights: taken } = await takenNights(stays);
    for (const name of ['first', 'second'])
      await wait(stays, stay.slug, { ...taken, email: `${name}@unmailed.example` });
    const broken = away();
    await cancelBooking(stays.host, booking);
    await stays.service.doJobs();
    expect(broken).toHaveBeenCalled();
    clock.advance({ hours: 4 });
    await sweep();
    broken.mockRestore();
    await retryMails();
    expect(await offersOf(stays, stay.id)).toMatchObject([
      { email: 'first@unmailed.example', state: 'open', is_held: true },
    ]);
    expect(await endOf(stay.id)).toEqual(new Date(clock.date().getTime() + 120 * 60_000));
    expect(mailbox.list().filter(({ to }) => to.endsWith('@unmailed.example'))).toHaveLength(1);
    const [token] = await offerTokens(stays, 'first@unmailed.example');
    clock.advance({ minutes: 119 });
    expect((await bookNights(stays, stay.slug, { ...taken, offer_token: token })).status).toBe(201);
  });

  it('waits for a day at most and then goes on, and is not mailed after it has ended', async () => {
    const { clock, mailbox } = stays.service;
    const { stay, booking, nights: taken } = await takenNights(stays);
    for (const name of ['third', 'fourth'])
      await wait(stays, stay.slug, { ...taken, email: `${name}@unmailed.example` });
    const broken = away();
    await cancelBooking(stays.host, booking);
    await stays.service.doJobs();
    clock.advance({ hours: 24 });
    await sweep();
    broken.mockRestore();
    await retryMails();
    expect((await offersOf(stays, stay.id)).map(({ email, state }) => `${email} ${state}`)).toEqual([
      'third@unmailed.example lapsed',
      'fourth@unmailed.example open',
    ]);
    const mailed = mailbox.list().filter(({ to }) => /(third|fourth)@unmailed/.test(to));
    expect(mailed.map(({ to }) => to)).toEqual(['fourth@unmailed.example']);
  });

  it('runs out as before where its mail is dropped by the limit of the address', async () => {
    const { stay, booking, nights: taken } = await takenNights(stays);
    await wait(stays, stay.slug, { ...taken, email: 'dropped@unmailed.example' });
    await db.rows(
      `INSERT INTO form_mail (address, day, mails) VALUES ('dropped@unmailed.example', ($1::timestamptz AT TIME ZONE 'UTC')::date, 1000)`,
      [stays.service.clock.date()],
    );
    await cancelBooking(stays.host, booking);
    await stays.service.doJobs();
    expect(await endOf(stay.id)).toEqual(new Date(stays.service.clock.date().getTime() + 120 * 60_000));
  });
});
