import { randomInt, randomUUID } from 'node:crypto';
import { BookingExpiry } from '#services/stays/bookings/booking-expiry.service';
import { BooksChecks } from '#shared/books/books-checks.service';
import type { Stay } from '#services/stays/stays/stay.entity';
import { command } from '../cli/commands';
import { day, makeBooking, makeStay } from './factories';
import { bookingBody } from './stays';
import {
  type Booked,
  cancel,
  later,
  overdue,
  type PaidStays,
  settle,
  startPaidStays,
  visitor,
} from './payments.actors';

/** `TEST_STORM_BOOKINGS=500` takes longer. */
const BOOKINGS = Number(process.env['TEST_STORM_BOOKINGS'] ?? 80);
const AT_ONCE = 8;

let stays: PaidStays;
let homes: Stay[];
beforeAll(async () => {
  stays = await startPaidStays();
  homes = [];
  for (let count = 0; count < 12; count += 1) homes.push(await makeStay(stays.service.db));
});
afterAll(() => stays?.close());

const chance = (percent: number): boolean => randomInt(100) < percent;
const any = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)]!;
const path = (reference: string, end = '') => `/api/bookings/manage/${reference}${end}`;
const act = (reference: string, action: string) => stays.host.patch(path(reference), { action });

async function refund(reference: string): Promise<void> {
  const body = any([
    { parts: [{ kind: 'nights', amount: 1 + randomInt(200) }] },
    { parts: [{ kind: 'cleaning', amount: 40 }], amount: 5 },
    { amount: 1 + randomInt(150) },
  ]);
  const sent = { ...body, reason: 'Noise', client_token: randomUUID() };
  const answer = await stays.host.post(path(reference, '/refunds'), sent);
  expect([201, 409, 422]).toContain(answer.status);
  if (chance(20)) await stays.host.post(path(reference, '/refunds'), sent);
}

async function pay({ session_id: id }: Booked, method: string): Promise<void> {
  const { stripe, paypal } = stays;
  if (method === 'card') {
    if (stripe.sessions.get(id)?.status === 'open') stripe.pay(id);
  } else if (paypal.orders.get(id)?.status === 'CREATED') paypal.approve(id);
}

function refundOutside({ session_id: id }: Booked): void {
  const intent = stays.stripe.sessions.get(id)?.payment_intent ?? '';
  const charge = stays.stripe.charges.get(intent);
  if (!charge || charge.amount_refunded === charge.amount) return;
  const left = charge.amount - charge.amount_refunded;
  stays.stripe.refund(intent, chance(50) ? 1 + randomInt(left) : undefined);
}

/** Paid by a processor: in time, late, together with its end, or not at all. */
async function hosted(stay: Stay, from: number): Promise<void> {
  const method = chance(80) ? 'card' : 'wallet';
  const nights = { check_in: day(from), check_out: day(from + 3) };
  const body = bookingBody({ stay_slug: stay.slug, payment_method: method, ...nights });
  const answer = await visitor(stays).post('/api/bookings', body);
  if (answer.status !== 201) return;
  const booked: Booked = { ...answer.body.data, slug: stay.slug, stayId: stay.id };
  if (chance(20)) await overdue(stays, booked);
  if (chance(20)) await stays.service.get(BookingExpiry).sweep();
  const deeds = [
    ...(chance(85) ? [async () => pay(booked, method)] : []),
    ...(method === 'wallet' ? [() => settle(stays, booked)] : []),
    ...(chance(25) ? [() => (chance(50) ? cancel(stays, booked) : act(booked.reference, 'cancel'))] : []),
  ];
  await Promise.all(deeds.map(async deed => deed()));
  if (method === 'wallet') await settle(stays, booked);
  const after = [
    ...Array.from({ length: randomInt(3) }, () => () => refund(booked.reference)),
    ...(chance(10) ? [async () => refundOutside(booked)] : []),
    ...(chance(20) ? [() => cancel(stays, booked)] : []),
  ];
  await Promise.all(after.map(async deed => deed()));
}

async function simulated(stay: Stay, from: number): Promise<void> {
  const made = makeBooking(stays.service.db, { stay, isSimulated: true, checkIn: day(from) });
  const booking = await made.catch(() => undefined);
  if (!booking) return;
  await Promise.all([refund(booking.reference), ...(chance(50) ? [act(booking.reference, 'cancel')] : [])]);
}

async function onArrival(stay: Stay): Promise<void> {
  const body = bookingBody({ stay_slug: stay.slug, check_in: day(0), check_out: day(2) });
  const answer = await visitor(stays).post('/api/bookings', body);
  if (answer.status !== 201) return;
  const { reference } = answer.body.data;
  await act(reference, 'confirm');
  await Promise.all([act(reference, 'check_in'), ...(chance(30) ? [act(reference, 'cancel')] : [])]);
  if (chance(60)) await refund(reference);
}

it('the books agree after bookings, payments, refunds and cancellations at random', async () => {
  let begun = 0;
  const sender = async () => {
    while (begun++ < BOOKINGS) {
      const [stay, from] = [any(homes), 2 + randomInt(400)];
      if (chance(70)) await hosted(stay, from);
      else if (chance(60)) await simulated(stay, from);
      else await onArrival(await makeStay(stays.service.db));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  for (let rounds = 0; rounds < 3; rounds += 1) {
    await stays.stripe.deliveries.settled();
    await stays.paypal.deliveries.settled();
    await later(stays);
  }
  await stays.stripe.deliveries.settled();
  expect(await stays.service.get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
  expect(await command('books check --service stays --json')).toMatchObject({ exitCode: 0 });
  const refunds = await stays.service.db.row<{ count: number }>('SELECT count(*) FROM refund');
  expect(refunds!.count).toBeGreaterThan(BOOKINGS / 4);
}, 120_000);
