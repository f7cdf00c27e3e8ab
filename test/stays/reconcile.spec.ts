import { randomUUID } from 'node:crypto';
import { PaymentReconciliation } from '#money/reconciliation/payment-reconciliation';
import { expectAgreeingBooks } from '../harness/agreeing-books';
import type { Answer } from '../harness/client';
import { type Booked, type PaidStays, shown, standing, startPaidStays, unpaidBooking } from './payments.actors';

let stays: PaidStays;

beforeAll(async () => {
  stays = await startPaidStays();
});
afterAll(() => stays.close());

async function difference({ reference }: Booked): Promise<{ id: number; type: string }> {
  await stays.service.get(PaymentReconciliation).run();
  const { body } = await stays.owner.get('/api/payments/differences?status=open&page_size=100');
  return body.data.data.find((found: { reference: string }) => found.reference === reference);
}

const repair = (id: number, action: string, note?: string): Promise<Answer> =>
  stays.owner.post(`/api/payments/differences/${id}/repair`, { action, note, client_token: randomUUID() });

async function settled(): Promise<void> {
  await stays.service.doJobs();
  await stays.stripe.deliveries.settled();
  await stays.service.doJobs();
}

const mails = ({ reference }: Booked) =>
  stays.service.mailbox
    .list()
    .filter(({ subject }) => subject === `A payment for booking ${reference} goes back to you`);

function payInSilence({ session_id }: Booked) {
  const { webhookUrl } = stays.stripe;
  stays.stripe.webhookUrl = undefined;
  const session = stays.stripe.pay(session_id);
  stays.stripe.webhookUrl = webhookUrl;
  return session;
}

it('confirms a booking whose webhook was lost', async () => {
  const booked = await unpaidBooking(stays);
  payInSilence(booked);
  const { id, type } = await difference(booked);
  expect(type).toBe('paid_unrecorded');
  expect((await repair(id, 'settle')).status).toBe(201);
  expect(await standing(stays, booked)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  expect((await repair(id, 'settle')).body).toMatchObject({ code: 'difference_gone' });
});

it('frees the nights of a booking that was never paid, and refunds nothing', async () => {
  const booked = await unpaidBooking(stays);
  const session = stays.stripe.pay(booked.session_id);
  await stays.stripe.deliveries.settled();
  Object.assign(session, { payment_status: 'unpaid' });
  stays.stripe.charges.delete(session.payment_intent!);
  const { id, type } = await difference(booked);
  expect(type).toBe('paid_unconfirmed');
  expect((await repair(id, 'cancel', 'Never paid')).status).toBe(201);
  await settled();
  expect(await standing(stays, booked)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'failed',
    payments: ['failed'],
    holds: false,
  });
});

it('gives back a charge that no payment here has, shows it on the booking and mails the guest once', async () => {
  const booked = await unpaidBooking(stays);
  const metadata = { service: 'stays', payment: randomUUID(), reference: booked.reference };
  stays.stripe.addCharge(5000, 'usd', metadata);
  const { id, type } = await difference(booked);
  expect(type).toBe('payment_unknown');
  expect((await repair(id, 'refund')).status).toBe(201);
  expect((await shown(stays, booked)).late_payment).toMatchObject({
    amount: 50,
    reason: 'mismatch',
    state: 'returning',
  });
  await settled();
  expect((await shown(stays, booked)).late_payment).toMatchObject({ state: 'returned' });
  expect(await standing(stays, booked)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
  expect(mails(booked)).toHaveLength(1);
});

it('leaves books that add up', async () => {
  await expectAgreeingBooks(stays);
});
