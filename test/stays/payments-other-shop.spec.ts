import { race, statuses } from '../harness/race';
import { OtherShop } from '../payments/other-shop';
import { makeStay } from './factories';
import {
  type Booked,
  later,
  type PaidStays,
  standing,
  startPaidStays,
  notifiedOwner,
  unpaidBooking,
  visitor,
} from './payments.actors';
import { bookingBody } from './stays';

let stays: PaidStays;
let other: OtherShop;
beforeAll(async () => {
  stays = await startPaidStays();
  other = new OtherShop('stays', stays);
});
afterAll(() => stays?.close());

const delivered = async () => {
  await stays.stripe.deliveries.settled();
  await stays.paypal.deliveries.settled();
};

const WAITING = { status: 'pending', paymentStatus: 'unpaid', payments: ['opened'], holds: true };

/** A booking whose payment could not be opened. */
async function notOpened(method: 'card' | 'wallet'): Promise<Pick<Booked, 'reference'> & { body: object }> {
  const processor = stays[method === 'card' ? 'stripe' : 'paypal'];
  const stay = await makeStay(stays.service.db);
  const body = bookingBody({ stay_slug: stay.slug, payment_method: method });
  processor.faults.down = true;
  expect((await visitor(stays).post('/api/bookings', body)).status).toBe(502);
  processor.faults.down = false;
  const booking = await stays.service.db.row<{ reference: string }>(
    'SELECT reference FROM booking WHERE stay_id = $1',
    [stay.id],
  );
  return { reference: booking!.reference, body };
}

const standingOf = ({ reference }: Pick<Booked, 'reference'>) => standing(stays, { reference } as Booked);
const told = ({ reference }: Pick<Booked, 'reference'>) => notifiedOwner(stays, { reference } as Booked);

describe('a booking whose payment is not opened', () => {
  it('is not confirmed, cancelled or refunded by what happens to a booking of another installation', async () => {
    const booked = await notOpened('card');
    const { payment_intent } = stays.stripe.pay((await other.open('stripe', booked.reference, 34_000)).sessionId);
    const ended = (await other.open('stripe', booked.reference, 34_000)).sessionId;
    stays.stripe.bounce(ended);
    stays.stripe.expire(ended);
    stays.stripe.refund(payment_intent!);
    await delivered();
    expect(await standingOf(booked)).toMatchObject(WAITING);
    expect(await told(booked)).toEqual(['booking_placed', 'payment_unknown', 'payment_unknown']);
    const { body } = await stays.host.get(`/api/bookings/manage/${booked.reference}`);
    expect(body.data.unknown_payment_events).toHaveLength(4);
    expect(body.data.payments).toMatchObject([{ status: 'opened', events: [] }]);

    const opened = await visitor(stays).post('/api/bookings', booked.body);
    stays.stripe.pay(opened.body.data.session_id);
    await delivered();
    expect(await standingOf(booked)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', payments: ['paid*'] });
  });

  it('captures no order of another installation', async () => {
    const booked = await notOpened('wallet');
    const { sessionId } = await other.open('paypal', booked.reference, 34_000);
    stays.paypal.approve(sessionId);
    await delivered();
    await stays.service.doJobs();
    expect(stays.paypal.orders.get(sessionId)?.capture).toBeUndefined();
    expect(await standingOf(booked)).toMatchObject(WAITING);
  });
});

it('a second payment and its refund leave a booking as it is', async () => {
  const booked = await unpaidBooking(stays);
  const session = stays.stripe.pay(booked.session_id);
  await delivered();
  const second = await other.open('stripe', booked.reference, 34_000);
  await stays.service.db.rows(
    `INSERT INTO payment (reference, provider, session_id, amount_cents, currency, status)
     VALUES ($1, 'stripe', $2, 34000, 'USD', 'closed')`,
    [booked.reference, second.sessionId],
  );
  stays.stripe.pay(second.sessionId);
  await delivered();
  expect(await standing(stays, booked)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'paid',
    payments: ['paid*', 'refund_due'],
  });
  expect(await notifiedOwner(stays, booked)).toEqual(['booking_placed', 'booking_paid', 'payment_second']);
  await later(stays);
  await delivered();
  expect(await standing(stays, booked)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'paid',
    payments: ['paid*', 'refunded'],
    holds: true,
  });
  expect(stays.stripe.charges.get(session.payment_intent!)).toMatchObject({ amount_refunded: 0 });
});

it('a wallet whose token was refused is captured once all the same', async () => {
  const booked = await unpaidBooking(stays, 'wallet');
  stays.paypal.deliveries.mode.held = true;
  stays.paypal.approve(booked.session_id);
  stays.paypal.refuseTokens();
  const path = `/api/bookings/${booked.reference}/settle?token=${booked.access_token}`;
  const answers = await race(5, () => stays.anonymous.post(path));
  expect(statuses(answers)).toEqual({ 201: 5 });
  stays.paypal.deliveries.mode.held = false;
  expect(await standing(stays, booked)).toMatchObject({ status: 'confirmed', payments: ['paid*'] });
});
