import { randomInt } from 'node:crypto';
import { BookingExpiry } from '#services/stays/bookings/booking-expiry.service';
import { BooksChecks } from '#shared/books/books-checks.service';
import type { Stay } from '#services/stays/stays/stay.entity';
import { command } from '../cli/commands';
import {
  allowChanges,
  cancelBooking,
  change,
  changeDates,
  type ChangedBooking,
  giveUp,
  halfFrom30Days,
  nights,
} from './date-changes.actors';
import { makeStay } from './factories';
import { type PaidStays, startPaidStays, visitor } from './payments.actors';
import { bookingBody } from './stays';

/** `TEST_STORM_CHANGES=300` takes longer. */
const CHANGES = Number(process.env['TEST_STORM_CHANGES'] ?? 60);

let stays: PaidStays;
beforeAll(async () => {
  stays = await startPaidStays();
  await allowChanges(stays);
});
afterAll(() => stays?.close());

const chance = (percent: number) => randomInt(100) < percent;
const any = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)]!;

async function makeHome(number: number): Promise<Stay> {
  const stay = await makeStay(stays.service.db, {
    extraGuestFrom: 1,
    extraGuestFeeCents: 700,
    depositCents: (number % 2) * 10_000,
  });
  await stays.service.db.rows('INSERT INTO length_discount (stay_id, nights, percent) VALUES ($1, 4, 7)', [stay.id]);
  await halfFrom30Days(stays, stay);
  return stay;
}

async function bookAt(home: Stay, from: number): Promise<ChangedBooking | undefined> {
  const method = chance(60) ? 'card' : 'on_arrival';
  const body = bookingBody({ stay_slug: home.slug, payment_method: method, ...nights(from, from + 2 + randomInt(4)) });
  const answer = await visitor(stays).post('/api/bookings', body);
  if (answer.status !== 201) return undefined;
  if (method === 'card') {
    stays.stripe.pay(answer.body.data.session_id);
    await stays.stripe.deliveries.settled();
  }
  return { ...answer.body.data, stay: home };
}

async function changeOnce(booked: ChangedBooking): Promise<void> {
  const from = 8 + randomInt(80);
  const body = { ...nights(from, from + 2 + randomInt(5)), guests: 1 + randomInt(4) };
  const answer = chance(70)
    ? await change(visitor(stays), booked, body)
    : await changeDates(stays.host, booked, { ...body, refund: any(['policy', 'full']) });
  expect([200, 201, 409, 422]).toContain(answer.status);
  const session = [...stays.stripe.sessions.values()].findLast(
    ({ client_reference_id: reference, status }) => status === 'open' && reference?.startsWith(`${booked.reference}-`),
  );
  if (!session) return;
  const fate = randomInt(10);
  if (fate < 6) stays.stripe.pay(session.id);
  if (fate === 6) await giveUp(visitor(stays), booked);
  if (fate > 7) {
    await stays.service.db.rows(
      `UPDATE booking_change SET expires_at = now() WHERE status = 'open' AND reference = $1`,
      [session.client_reference_id],
    );
    if (fate === 9) stays.stripe.pay(session.id);
    await stays.service.get(BookingExpiry).sweep();
  }
  await stays.stripe.deliveries.settled();
}

it('the books agree after random changes, payments, refunds and cancellations', async () => {
  const homes = await Promise.all(Array.from({ length: 6 }, (_, number) => makeHome(number)));
  let left = CHANGES;
  const sender = async () => {
    while (left > 0) {
      const booked = await bookAt(any(homes), 8 + randomInt(80));
      if (!booked) continue;
      for (let count = 1 + randomInt(4); count > 0; count -= 1) {
        left -= 1;
        await changeOnce(booked);
        if (chance(15)) {
          const body = { amount: 1 + randomInt(60), reason: 'Noise', client_token: `refund-${left}-${randomInt(1e9)}` };
          await stays.host.post(`/api/bookings/manage/${booked.reference}/refunds`, body);
        }
      }
      if (chance(40)) await cancelBooking(visitor(stays), booked);
    }
  };
  await Promise.all(Array.from({ length: 4 }, sender));
  for (let round = 0; round < 2; round += 1) {
    await stays.stripe.deliveries.settled();
    await stays.service.doJobs();
  }
  await stays.stripe.deliveries.settled();
  expect(await stays.service.get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
  expect(await command('books check --service stays --json')).toMatchObject({ exitCode: 0 });
  const applied = await stays.service.db.row<{ count: number }>(
    `SELECT count(*)::integer AS count FROM booking_change WHERE status = 'applied'`,
  );
  expect(applied!.count).toBeGreaterThan(CHANGES / 8);
  const doubled = await stays.service.db.rows(
    'SELECT held.id FROM held_nights held JOIN booking b ON b.id = held.booking_id WHERE (held.from_day, held.to_day) <> (b.check_in, b.check_out)',
  );
  expect(doubled).toEqual([]);
}, 180_000);
