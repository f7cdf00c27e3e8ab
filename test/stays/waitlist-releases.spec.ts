import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '#kit/database/sql';
import type { Database } from '#kit/database/database';
import { BookingExpiry } from '#services/stays/bookings/booking-expiry.service';
import { WaitlistOffers } from '#services/stays/waitlist/waitlist-offers.service';
import { WaitingLists } from '#shared/waiting-list/waiting-lists';
import type { SettledSubject, UnsentOffer } from '#shared/waiting-list/waiting-subject';
import type { Answer } from '../harness/client';
import { race, statuses } from '../harness/race';
import { trials } from '../harness/trials';
import { book as bookCard, allowChanges, giveUp, nights } from './date-changes.actors';
import { day, makeBooking, makeStay } from './factories';
import { visitor } from './payments.actors';
import { type Stays, startStays } from './stays';
import { ask, book, cancelBooking, endTimeOfOffer, offersOf, takenNights, wait } from './waitlist.actors';

let stays: Stays;
let db: Database;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
  db = stays.service.db;
  await db.rows(`UPDATE setting SET value = 'true' WHERE key = 'waitlist'`);
});
afterAll(() => stays?.service.close());

const sweep = () => stays.service.get(BookingExpiry).sweep();
const openOffers = async (stayId: number) =>
  (await offersOf(stays, stayId)).filter(({ state }) => state === 'open').map(({ email, is_held }) => [email, is_held]);

/** A stay with two bookings of adjacent nights: 30 to 33 and 33 to 36. */
async function adjacentBookings() {
  const stay = await makeStay(db);
  const first = await makeBooking(db, { stay });
  const second = await makeBooking(db, { stay, checkIn: day(33) });
  return { stay, first, second };
}

/** Waits until the work ends or waits for a lock. */
async function untilBlocked(work: Promise<unknown>): Promise<void> {
  const isBlocked = async () => {
    await db.rows('SELECT pg_stat_clear_snapshot()');
    const blocked = await db.rows(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return blocked.length > 0;
  };
  for (;;) {
    const isDone = await Promise.race([work.then(() => true), sleep(10, false)]);
    if (isDone || (await isBlocked())) return;
  }
}

describe('nights that are released at one time with other work', () => {
  it('are offered when the list of the stay is being settled', async () => {
    const { stay, booking, nights: taken } = await takenNights(stays);
    for (const name of ['a', 'b']) await wait(stays, stay.slug, { ...taken, email: `settled-${name}@example.com` });
    let cancelling: Promise<Answer> | undefined;
    await db.transaction(async () => {
      const { subject } = stays.service.get(WaitlistOffers) as unknown as { subject: SettledSubject<UnsentOffer> };
      await stays.service.get(WaitingLists).settle({ ...subject, mayBeFree: sql`true` }, stay.id);
      cancelling = cancelBooking(stays.host, booking);
      await untilBlocked(cancelling);
    });
    expect((await cancelling!).status).toBe(200);
    expect(await offersOf(stays, stay.id)).toMatchObject([
      { email: 'settled-a@example.com', state: 'open', is_sent: true, is_held: true },
    ]);
  });

  it('are offered to a guest who waits for the nights of both releases', async () => {
    const { stay, first, second } = await adjacentBookings();
    await ask(stays, stay.slug, 30, 36, 'both@example.com');
    let cancelling: Promise<Answer> | undefined;
    await db.transaction(async () => {
      await db.rows('DELETE FROM held_nights WHERE booking_id = $1', [first.id]);
      cancelling = cancelBooking(stays.host, second);
      await untilBlocked(cancelling);
    });
    expect((await cancelling!).status).toBe(200);
    expect(await offersOf(stays, stay.id)).toMatchObject([
      { email: 'both@example.com', state: 'open', is_sent: true, is_held: true },
    ]);
  });

  it('are offered in rounds of two cancellations, a sweep and twelve bookings at once, without a failure', async () => {
    for (let round = 0; round < trials(20, 3); round += 1) {
      const { stay, first, second } = await adjacentBookings();
      const overdue = await makeBooking(db, { stay, checkIn: day(36), status: 'pending', paymentStatus: 'unpaid' });
      await db.rows(`UPDATE held_nights SET expires_at = now() - interval '1 second' WHERE booking_id = $1`, [
        overdue.id,
      ]);
      await ask(stays, stay.slug, 30, 36, `round-${round}-first@example.com`);
      await ask(stays, stay.slug, 30, 33, `round-${round}-second@example.com`);
      const ranges: [number, number][] = [
        [30, 33],
        [33, 36],
        [30, 36],
        [35, 38],
        [36, 39],
        [32, 38],
      ];
      const calls = [
        () => cancelBooking(stays.host, first),
        () => cancelBooking(stays.host, second),
        ...[...ranges, ...ranges].map(
          ([from, to]) =>
            () =>
              book(stays, stay.slug, nights(from, to)),
        ),
      ];
      const [answers] = await Promise.all([race(calls.length, index => calls[index]!()), sweep()]);
      const cancelled = answers.splice(0, 2);
      expect([round, statuses(cancelled)]).toEqual([round, { 200: 2 }]);
      expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
      // Where the first release was alone, its nights are those of the second guest.
      const [offer, ...others] = await openOffers(stay.id);
      expect([round, others]).toEqual([round, []]);
      expect([`round-${round}-first@example.com`, `round-${round}-second@example.com`]).toContain(offer?.[0]);
    }
  });
});

describe('nights that are released together', () => {
  it('of two offers that end at one time go to the first who waits for both', async () => {
    const { stay, first, second } = await adjacentBookings();
    await ask(stays, stay.slug, 30, 33, 'offered-1@example.com');
    await ask(stays, stay.slug, 33, 36, 'offered-2@example.com');
    await ask(stays, stay.slug, 30, 36, 'both@example.com');
    await ask(stays, stay.slug, 30, 33, 'later@example.com');
    for (const booking of [first, second]) await cancelBooking(stays.host, booking);
    expect(await openOffers(stay.id)).toEqual([
      ['offered-1@example.com', true],
      ['offered-2@example.com', true],
    ]);
    await endTimeOfOffer(stays, stay.id);
    await sweep();
    expect(await openOffers(stay.id)).toEqual([['both@example.com', true]]);
    for (let end = 0; end < 6; end += 1) {
      await endTimeOfOffer(stays, stay.id);
      await sweep();
    }
    const offers = await offersOf(stays, stay.id);
    expect(offers.every(({ state, is_held }) => state === 'lapsed' && !is_held)).toBe(true);
    expect(new Set(offers.map(({ email }) => email)).size).toBe(4);
  });

  it('are offered in the order of the list, whichever hold was released first', async () => {
    const { stay, first, second } = await adjacentBookings();
    await ask(stays, stay.slug, 33, 36, 'earlier@example.com');
    await ask(stays, stay.slug, 30, 36, 'later@example.com');
    await db.rows('DELETE FROM held_nights WHERE booking_id IN ($1, $2)', [first.id, second.id]);
    expect(await openOffers(stay.id)).toEqual([['earlier@example.com', true]]);
  });
});

describe('a withdrawn offer', () => {
  it('is not repeated while the calendar is stopped, does not count, and the guest is asked when it is read again', async () => {
    const { stay, booking, nights: taken } = await takenNights(stays);
    await wait(stays, stay.slug, { ...taken, email: 'stopped@example.com' });
    await db.rows(
      `INSERT INTO calendar_feed (stay_id, number, name, address, address_hash, stop_when_stale, created_at)
       VALUES ($1, 1, 'a', 'https://a.example', $2, true, now() - interval '2 days')`,
      [stay.id, `stopped-${stay.id}`],
    );
    await cancelBooking(stays.host, booking);
    const states = async () => (await offersOf(stays, stay.id)).map(({ state }) => state);
    expect(await states()).toEqual(['withdrawn']);
    for (let minute = 0; minute < 3; minute += 1) await sweep();
    expect(await states()).toEqual(['withdrawn']);
    for (let release = 0; release < 3; release += 1) {
      const { id } = await makeBooking(db, { stay });
      await db.rows('DELETE FROM held_nights WHERE booking_id = $1', [id]);
      await sweep();
    }
    expect(await states()).toEqual(Array(4).fill('withdrawn'));
    await db.rows('UPDATE calendar_feed SET succeeded_at = now() WHERE stay_id = $1', [stay.id]);
    await sweep();
    expect((await offersOf(stays, stay.id)).at(-1)).toMatchObject({ state: 'open', is_sent: true, is_held: true });
  });

  it('is not repeated for more guests than the stay has room for, nor for more nights than may be booked', async () => {
    const { stay, booking, nights: taken } = await takenNights(stays);
    await wait(stays, stay.slug, { ...taken, guests: 4, email: 'four@example.com' });
    await db.rows('UPDATE stay SET max_guests = 3 WHERE id = $1', [stay.id]);
    await cancelBooking(stays.host, booking);
    const long = await takenNights(stays);
    await wait(stays, long.stay.slug, { ...long.nights, email: 'long@example.com' });
    await db.rows(`UPDATE setting SET value = '2' WHERE key = 'max_nights'`);
    await cancelBooking(stays.host, long.booking);
    for (let minute = 0; minute < 3; minute += 1) await sweep();
    for (const { id } of [stay, long.stay])
      expect((await offersOf(stays, id)).map(({ state }) => state)).toEqual(['withdrawn']);
    await db.rows(`UPDATE setting SET value = '30' WHERE key = 'max_nights'`);
    await sweep();
    expect(await openOffers(long.stay.id)).toEqual([['long@example.com', true]]);
  });
});

it('an open change that its guest gives up passes its nights on', async () => {
  await allowChanges(stays);
  const booked = await bookCard(stays, nights(70, 73));
  const { id } = (await db.row<{ id: number }>('SELECT id FROM booking WHERE reference = $1', [booked.reference]))!;
  await db.rows(
    `WITH open AS (
       INSERT INTO booking_change (booking_id, number, reference, status, from_check_in, from_check_out, from_guests,
         check_in, check_out, guests, difference_cents, refund_cents, booking, actor, expires_at, created_at, updated_at)
       VALUES ($1, 2, $2, 'open', $3, $4, 2, $3, $5, 2, 20000, 0, '{}', 'guest', now() + interval '1 hour', now(), now())
       RETURNING id)
     INSERT INTO held_nights (stay_id, from_day, to_day, change_id, expires_at)
     SELECT $6, $4, $5, id, now() + interval '1 hour' FROM open`,
    [id, `${booked.reference}-2`, day(70), day(73), day(75), booked.stay.id],
  );
  await ask(stays, booked.stay.slug, 73, 75, 'change@example.com');
  expect((await giveUp(visitor(stays), booked)).status).toBe(200);
  await stays.service.doJobs();
  expect(await offersOf(stays, booked.stay.id)).toMatchObject([{ is_sent: true, is_held: true }]);
});
