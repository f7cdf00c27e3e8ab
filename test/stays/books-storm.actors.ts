import { randomInt, randomUUID } from 'node:crypto';
import type { Database } from '#kit/database/database';
import { DepositReturns } from '#services/stays/deposits/deposit-returns.service';
import { BookingExpiry } from '#services/stays/bookings/booking-expiry.service';
import type { Stay } from '#services/stays/stays/stay.entity';
import { day, makeBooking, makeStay } from './factories';
import { type Booked, cancel, later, overdue, type PaidStays, settle, visitor } from './payments.actors';
import { bookingBody } from './stays';

const chance = (percent: number): boolean => randomInt(100) < percent;
const any = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)]!;
const path = (reference: string, end = '') => `/api/bookings/manage/${reference}${end}`;
const act = (stays: PaidStays, reference: string, action: string) => stays.host.patch(path(reference), { action });

async function refund(stays: PaidStays, reference: string): Promise<void> {
  const body = any([
    { parts: [{ kind: 'nights', amount: 1 + randomInt(200) }] },
    { parts: [{ kind: 'cleaning', amount: 40 }], amount: 5 },
    { amount: 1 + randomInt(150) },
    { parts: [{ kind: 'deposit', amount: 1 + randomInt(120) }] },
  ]);
  const sent = { ...body, reason: 'Noise', client_token: randomUUID() };
  const answer = await stays.host.post(path(reference, '/refunds'), sent);
  expect([201, 409, 422]).toContain(answer.status);
  if (chance(20)) await stays.host.post(path(reference, '/refunds'), sent);
}

/** Staff keep parts of the deposit and complete the booking; the deposit goes back at once. */
async function leave(stays: PaidStays, reference: string): Promise<void> {
  await act(stays, reference, 'check_in');
  const keep = () => stays.host.patch(path(reference, '/deposit'), { keep: randomInt(130), reason: 'A broken glass' });
  const returns = stays.service.get(DepositReturns);
  const answers = await Promise.all([keep(), keep(), act(stays, reference, 'complete'), returns.sweep()]);
  for (const answer of answers) if (answer) expect([200, 409, 422]).toContain(answer.status);
  await Promise.all([returns.sweep(), returns.sweep(), keep()]);
}

async function pay({ stripe, paypal }: PaidStays, { session_id: id }: Booked, method: string): Promise<void> {
  if (method === 'card') {
    if (stripe.sessions.get(id)?.status === 'open') stripe.pay(id);
  } else if (paypal.orders.get(id)?.status === 'CREATED') paypal.approve(id);
}

function refundOutside(stays: PaidStays, { session_id: id }: Booked): void {
  const intent = stays.stripe.sessions.get(id)?.payment_intent ?? '';
  const charge = stays.stripe.charges.get(intent);
  if (!charge || charge.amount_refunded === charge.amount) return;
  const left = charge.amount - charge.amount_refunded;
  stays.stripe.refund(intent, chance(50) ? 1 + randomInt(left) : undefined);
}

/** Paid by a processor: in time, late, together with its end, or not at all. */
async function hosted(stays: PaidStays, stay: Stay, from: number): Promise<void> {
  const method = chance(80) ? 'card' : 'wallet';
  const nights = { check_in: day(from), check_out: day(from + 3) };
  const body = bookingBody({ stay_slug: stay.slug, payment_method: method, ...nights });
  const answer = await visitor(stays).post('/api/bookings', body);
  if (answer.status !== 201) return;
  const booked: Booked = { ...answer.body.data, slug: stay.slug, stayId: stay.id };
  if (chance(20)) await overdue(stays, booked);
  if (chance(20)) await stays.service.get(BookingExpiry).sweep();
  const deeds = [
    ...(chance(85) ? [async () => pay(stays, booked, method)] : []),
    ...(method === 'wallet' ? [() => settle(stays, booked)] : []),
    ...(chance(25) ? [() => (chance(50) ? cancel(stays, booked) : act(stays, booked.reference, 'cancel'))] : []),
  ];
  await Promise.all(deeds.map(async deed => deed()));
  if (method === 'wallet') await settle(stays, booked);
  const after = [
    ...Array.from({ length: randomInt(3) }, () => () => refund(stays, booked.reference)),
    ...(chance(10) ? [async () => refundOutside(stays, booked)] : []),
    ...(chance(20) ? [() => cancel(stays, booked)] : []),
    ...(chance(30) ? [() => leave(stays, booked.reference)] : []),
  ];
  await Promise.all(after.map(async deed => deed()));
}

async function simulated(stays: PaidStays, stay: Stay, from: number): Promise<void> {
  const { depositCents } = stay;
  const made = makeBooking(stays.service.db, { stay, isSimulated: true, checkIn: day(from), depositCents });
  const booking = await made.catch(() => undefined);
  if (!booking) return;
  await Promise.all([
    refund(stays, booking.reference),
    ...(chance(50) ? [act(stays, booking.reference, 'cancel')] : [leave(stays, booking.reference)]),
  ]);
}

async function onArrival(stays: PaidStays, stay: Stay): Promise<void> {
  const body = bookingBody({ stay_slug: stay.slug, check_in: day(0), check_out: day(2) });
  const answer = await visitor(stays).post('/api/bookings', body);
  if (answer.status !== 201) return;
  const { reference } = answer.body.data;
  await act(stays, reference, 'confirm');
  await Promise.all([act(stays, reference, 'check_in'), ...(chance(30) ? [act(stays, reference, 'cancel')] : [])]);
  if (chance(60)) await refund(stays, reference);
  if (chance(50)) await leave(stays, reference);
}

/** Books, pays, refunds and cancels at random. @param processes the service as each process answers it */
export async function rage(
  processes: readonly PaidStays[],
  { bookings, connections }: { bookings: number; connections: number },
): Promise<void> {
  const [first] = processes as [PaidStays];
  const homes: Stay[] = [];
  await first.service.db.rows(`UPDATE setting SET value = '0' WHERE key = 'deposit_return_days'`);
  for (let count = 0; count < 12; count += 1) homes.push(await makePricedStay(first.service.db, count));
  let begun = 0;
  const sender = async () => {
    while (begun++ < bookings) {
      const stays = any(processes);
      const [stay, from] = [any(homes), 2 + randomInt(400)];
      if (chance(70)) await hosted(stays, stay, from);
      else if (chance(60)) await simulated(stays, stay, from);
      else await onArrival(stays, await makeStay(stays.service.db, { depositCents: 10_000 }));
    }
  };
  await Promise.all(Array.from({ length: connections }, sender));
  for (let rounds = 0; rounds < 3; rounds += 1) {
    await first.stripe.deliveries.settled();
    await first.paypal.deliveries.settled();
    await later(first);
  }
  await first.stripe.deliveries.settled();
}

/** Every second one has a rule, a discount, extra guests and a deposit. */
async function makePricedStay(db: Database, number: number): Promise<Stay> {
  if (number % 2 === 0) return makeStay(db);
  const stay = await makeStay(db, { extraGuestFrom: 1, extraGuestFeeCents: 700, depositCents: 12_000 });
  await db.rows('INSERT INTO length_discount (stay_id, nights, percent) VALUES ($1, 3, 7)', [stay.id]);
  await db.rows(
    `INSERT INTO rate_rule (stay_id, name, layer, from_day, to_day, weekdays, nightly_rate_cents)
     VALUES ($1, '{"en":"Weekend","ar":"نهاية الأسبوع"}', 'weekdays', $2, $3, '{5,6}', 13300)`,
    [stay.id, day(0), day(500)],
  );
  return stay;
}
