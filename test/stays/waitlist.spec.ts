import type { Database } from '#kit/database/database';
import { BookingExpiry } from '#services/stays/bookings/booking-expiry.service';
import { race, statuses } from '../harness/race';
import { day, makeBlock, makeBooking, makeStay } from './factories';
import { type PaidStays, startPaidStays, visitor } from './payments.actors';
import { ask, book, cancelBooking, endTimeOfOffer, offersOf, offerTokens, takenNights, wait } from './waitlist.actors';

let stays: PaidStays;
let db: Database;
beforeAll(async () => {
  stays = await startPaidStays();
  db = stays.service.db;
});
afterAll(() => stays?.close());

const set = (key: string, value: unknown) =>
  db.rows('UPDATE setting SET value = $2::jsonb WHERE key = $1', [key, JSON.stringify(value)]);
beforeEach(async () => {
  await set('waitlist', true);
  await set('waitlist_offer_minutes', 120);
});

const sweep = () => stays.service.get(BookingExpiry).sweep();
const states = async (stayId: number) => (await offersOf(stays, stayId)).map(({ state }) => state);
const holderOf = (stayId: number) =>
  db.row<{ booking_id: number | null; offer_id: number | null; expires_at: Date | null }>(
    'SELECT booking_id, offer_id, expires_at FROM held_nights WHERE stay_id = $1',
    [stayId],
  );
const overdue = (stayId: number) => endTimeOfOffer(stays, stayId);

describe('10.7 Five wait, and a cancelled booking meets forty bookings at once', () => {
  it('the first who waits has the nights, and forty are refused', async () => {
    const { stay, booking, nights } = await takenNights(stays);
    for (let index = 1; index <= 5; index += 1) {
      const answer = await wait(stays, stay.slug, { ...nights, email: `first-${index}@example.com` });
      expect([answer.status, answer.body.data.position]).toEqual([201, index]);
    }
    const answers = await race(41, index =>
      index === 20 ? cancelBooking(stays.host, booking) : book(stays, stay.slug, nights),
    );
    const [cancelled] = answers.splice(20, 1);
    expect(cancelled!.status).toBe(200);
    expect(statuses(answers)).toEqual({ 409: 40 });
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['dates_taken']));
    expect(await offersOf(stays, stay.id)).toMatchObject([
      { email: 'first-1@example.com', state: 'open', is_sent: true, is_held: true },
    ]);
    const [token] = await offerTokens(stays, 'first-1@example.com');
    const booked = await book(stays, stay.slug, { ...nights, offer_token: token });
    expect(booked.status).toBe(201);
    expect(await states(stay.id)).toEqual(['accepted']);
    expect(await holderOf(stay.id)).toMatchObject({ offer_id: null, expires_at: null });
  });
});

describe('10.8 An offer that is over', () => {
  it('goes to the next by the sweep of a minute, in the order of the list', async () => {
    const { stay, booking, nights } = await takenNights(stays);
    for (const name of ['a', 'b']) await wait(stays, stay.slug, { ...nights, email: `next-${name}@example.com` });
    await cancelBooking(stays.host, booking);
    await overdue(stay.id);
    await sweep();
    expect(await offersOf(stays, stay.id)).toMatchObject([
      { email: 'next-a@example.com', state: 'lapsed', is_held: false },
      { email: 'next-b@example.com', state: 'open', is_sent: true, is_held: true },
    ]);
  });

  it('goes to the next at once when somebody asks for the nights, and with the last one they are for anybody', async () => {
    const { stay, booking, nights } = await takenNights(stays);
    for (const name of ['c', 'd']) await wait(stays, stay.slug, { ...nights, email: `next-${name}@example.com` });
    await cancelBooking(stays.host, booking);
    const [former] = await offerTokens(stays, 'next-c@example.com');
    await overdue(stay.id);
    expect((await book(stays, stay.slug, nights)).body.code).toBe('dates_taken');
    expect(await offersOf(stays, stay.id)).toMatchObject([
      { state: 'lapsed' },
      { email: 'next-d@example.com', state: 'open', is_sent: true, is_held: true },
    ]);
    expect((await book(stays, stay.slug, { ...nights, offer_token: former })).body.code).toBe('offer_over');
    await overdue(stay.id);
    // Each has been asked once about these nights.
    expect((await book(stays, stay.slug, nights)).status).toBe(201);
    expect(await states(stay.id)).toEqual(['lapsed', 'lapsed']);
  });

  it('is booked once by twenty uses of its token at once, and a repetition gets the receipt', async () => {
    const { stay, booking, nights } = await takenNights(stays);
    await wait(stays, stay.slug, { ...nights, email: 'twenty@example.com' });
    await cancelBooking(stays.host, booking);
    const [token] = await offerTokens(stays, 'twenty@example.com');
    const body = { ...nights, offer_token: token, client_token: 'twenty-first' };
    const first = await book(stays, stay.slug, body);
    const answers = await race(20, () => book(stays, stay.slug, { ...nights, offer_token: token }));
    expect([first.status, statuses(answers)]).toEqual([201, { 409: 20 }]);
    expect((await book(stays, stay.slug, body)).body.data.reference).toBe(first.body.data.reference);
  });
});

describe('offers', () => {
  it('come in the transaction that frees nights, whatever frees them', async () => {
    const stay = await makeStay(db);
    const ways: [string, (slot: number) => Promise<() => Promise<unknown>>][] = [
      [
        'a block that staff delete',
        async slot => {
          const block = await makeBlock(db, { stayId: stay.id, from: day(slot), to: day(slot + 3) });
          return () => stays.host.delete(`/api/availability/blocks/${block.id}`);
        },
      ],
      [
        'a row that SQL deletes',
        async slot => {
          const { id } = await makeBooking(db, { stay, checkIn: day(slot), nights: 3 });
          return () => db.rows('DELETE FROM held_nights WHERE booking_id = $1', [id]);
        },
      ],
      [
        'dates that move',
        async slot => {
          const { id } = await makeBooking(db, { stay, checkIn: day(slot), nights: 3 });
          return () =>
            db.rows('UPDATE held_nights SET from_day = $2, to_day = $3 WHERE booking_id = $1', [
              id,
              day(slot + 100),
              day(slot + 103),
            ]);
        },
      ],
    ];
    for (const [index, [name, hold]] of ways.entries()) {
      const slot = 40 + index * 10;
      const free = await hold(slot);
      const email = `way-${index}@example.com`;
      expect((await wait(stays, stay.slug, { check_in: day(slot), check_out: day(slot + 3), email })).status).toBe(201);
      await free();
      const offers = (await offersOf(stays, stay.id)).filter(offer => offer.email === email);
      expect([name, offers]).toMatchObject([name, [{ state: 'open', is_held: true }]]);
    }
    await stays.service.doJobs();
    expect((await offersOf(stays, stay.id)).every(({ is_sent }) => is_sent)).toBe(true);
  });

  it('are for entries whose nights are all free and that no rule is against', async () => {
    const { stay, booking } = await takenNights(stays);
    await makeBooking(db, { stay, checkIn: day(33), nights: 3 });
    await ask(stays, stay.slug, 31, 35, 'longer@example.com');
    await ask(stays, stay.slug, 30, 32, 'minimum@example.com');
    await ask(stays, stay.slug, 30, 33, 'fits@example.com');
    await db.rows('UPDATE stay SET min_nights = 3 WHERE id = $1', [stay.id]);
    await cancelBooking(stays.host, booking);
    expect(await offersOf(stays, stay.id)).toMatchObject([{ email: 'fits@example.com', state: 'open' }]);
  });

  it('are withdrawn and go on where a setting or the size of the stay is against them', async () => {
    const { stay, booking, nights } = await takenNights(stays);
    await wait(stays, stay.slug, { ...nights, guests: 4, email: 'four@example.com' });
    await wait(stays, stay.slug, { ...nights, guests: 2, email: 'two@example.com' });
    await db.rows('UPDATE stay SET max_guests = 3 WHERE id = $1', [stay.id]);
    await cancelBooking(stays.host, booking);
    expect(await offersOf(stays, stay.id)).toMatchObject([
      { email: 'four@example.com', state: 'withdrawn', is_held: false },
      { email: 'two@example.com', state: 'open', is_held: true },
    ]);
  });

  it('end with the third, and entries at their check-in', async () => {
    const { stay, booking, nights } = await takenNights(stays);
    await wait(stays, stay.slug, { ...nights, email: 'thrice@example.com' });
    let { id } = booking;
    for (let offer = 1; offer <= 4; offer += 1) {
      await db.rows('DELETE FROM held_nights WHERE booking_id = $1', [id]);
      await sweep();
      await overdue(stay.id);
      await sweep();
      ({ id } = await makeBooking(db, { stay }));
    }
    expect(await states(stay.id)).toEqual(['lapsed', 'lapsed', 'lapsed']);
    const listed = (await stays.host.get(`/api/waitlist?stay=${stay.slug}`)).body.data.data;
    expect(listed).toMatchObject([{ email: 'thrice@example.com', status: 'ended', position: null }]);

    await wait(stays, stay.slug, { ...nights, email: 'arrives@example.com' });
    await db.rows(`UPDATE waitlist_request SET check_in = current_date - 1 WHERE email = 'arrives@example.com'`);
    await sweep();
    const { data } = (await stays.host.get(`/api/waitlist?stay=${stay.slug}&status=ended`)).body.data;
    expect(data).toHaveLength(2);
  });

  it('are declined by their token, and entries left by theirs; the next has the nights at once', async () => {
    const { stay, booking, nights } = await takenNights(stays);
    const tokens: string[] = [];
    for (const name of ['e', 'f', 'g']) {
      const answer = await wait(stays, stay.slug, { ...nights, email: `give-${name}@example.com` });
      tokens.push(answer.body.data.token);
    }
    await cancelBooking(stays.host, booking);
    const [offer] = await offerTokens(stays, 'give-e@example.com');
    for (let time = 0; time < 2; time += 1)
      expect((await visitor(stays).delete(`/api/waitlist/${offer}`)).status).toBe(200);
    expect(await states(stay.id)).toEqual(['declined', 'open']);
    expect((await visitor(stays).delete(`/api/waitlist/${tokens[1]}`)).status).toBe(200);
    expect(await offersOf(stays, stay.id)).toMatchObject([{}, { state: 'declined' }, { email: 'give-g@example.com' }]);
    const { data } = (await stays.host.get(`/api/waitlist?stay=${stay.id}`)).body.data;
    expect(data.map(({ status }: { status: string }) => status)).toEqual(['waiting', 'left', 'waiting']);
    expect(data[2].offers).toMatchObject([{ status: 'open', ended_at: null }]);
    expect((await visitor(stays).delete('/api/waitlist/no-such-token')).status).toBe(404);
  });

  it('are free for their token in a quote, and for nobody else', async () => {
    const { stay, booking, nights } = await takenNights(stays);
    await wait(stays, stay.slug, { ...nights, email: 'quote@example.com' });
    await cancelBooking(stays.host, booking);
    const [token] = await offerTokens(stays, 'quote@example.com');
    const quote = async (more: string) =>
      (
        await stays.anonymous.get(
          `/api/stays/${stay.slug}/quote?checkIn=${nights.check_in}&checkOut=${nights.check_out}&guests=2${more}`,
        )
      ).body.data;
    expect(await quote('')).toMatchObject({ available: false, reason: 'taken' });
    expect(await quote(`&offer_token=${token}`)).toMatchObject({ available: true, reason: null });
    expect(await quote('&offer_token=another')).toMatchObject({ available: false, reason: 'taken' });
    const wrong = { ...nights, check_out: day(32), offer_token: token };
    expect((await book(stays, stay.slug, wrong)).body.code).toBe('offer_over');
  });

  it('stay open when a booking with them is refused', async () => {
    const { stay, booking, nights } = await takenNights(stays);
    await wait(stays, stay.slug, { ...nights, email: 'refused@example.com' });
    await cancelBooking(stays.host, booking);
    const [token] = await offerTokens(stays, 'refused@example.com');
    const refused = { ...nights, offer_token: token, guests: 9 };
    expect((await book(stays, stay.slug, refused)).body.code).toBe('capacity');
    expect(await offersOf(stays, stay.id)).toMatchObject([{ state: 'open', is_held: true }]);
  });

  it('hold the nights of a booking that waits for its payment, and pass on when it is not paid', async () => {
    const { stay, booking, nights } = await takenNights(stays);
    for (const name of ['h', 'i']) await wait(stays, stay.slug, { ...nights, email: `pay-${name}@example.com` });
    await cancelBooking(stays.host, booking);
    const [token] = await offerTokens(stays, 'pay-h@example.com');
    const booked = await book(stays, stay.slug, { ...nights, offer_token: token, payment_method: 'card' });
    expect(booked.body.data.redirect_url).toEqual(expect.any(String));
    expect(await holderOf(stay.id)).toMatchObject({ offer_id: null, expires_at: expect.any(Date) });
    await db.rows(`UPDATE held_nights SET expires_at = now() - interval '1 second' WHERE stay_id = $1`, [stay.id]);
    await sweep();
    expect(await offersOf(stays, stay.id)).toMatchObject([
      { state: 'accepted' },
      { email: 'pay-i@example.com', state: 'open' },
    ]);
  });
});
