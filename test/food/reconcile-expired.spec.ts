import { randomUUID } from 'node:crypto';
import { BooksChecks } from '#shared/books/books-checks.service';
import { PaymentReconciliation } from '#shared/reconciliation/payment-reconciliation';
import { begin, heldOrder, later, sweep } from './deadlines.actors';
import { type PaidFood, paidInSilence, standing, startPaidFood } from './payments.actors';
import { refundsOf } from './refunds.actors';

let food: PaidFood;
beforeAll(async () => {
  food = await startPaidFood({ RATE_LIMIT_TRACKING: '10000' });
});
beforeEach(() => begin(food));
afterAll(() => food?.close());

it('the lost payment of an order that expired is settled as late money, which goes back', async () => {
  const order = await heldOrder(food, 'stripe');
  const late = async () =>
    (await food.anonymous.get(`/api/orders/track?number=${order.orderNumber}&email=${order.email}`)).body.data
      .late_payment;
  const session = await paidInSilence(food, order);
  food.service.clock.set(later(30));
  await sweep(food);
  // Signatures of webhooks are of the real time.
  food.service.clock.set(later(0));
  expect(await standing(food, order)).toMatchObject({ status: 'cancelled', payments: ['closed'] });

  await food.service.get(PaymentReconciliation).run();
  const { body } = await food.owner.get('/api/payments/differences?status=open');
  const [difference] = body.data.data;
  expect(difference).toMatchObject({ type: 'paid_unrecorded', reference: order.orderNumber });
  const repair = { action: 'settle', client_token: randomUUID() };
  const repaired = await food.owner.post(`/api/payments/differences/${difference.id}/repair`, repair);
  expect([repaired.status, repaired.body.data.status]).toEqual([201, 'repaired']);
  expect(await late()).toMatchObject({ amount: 26.1, reason: 'expired', state: 'returning' });

  await food.service.doJobs();
  await food.stripe.deliveries.settled();
  await food.service.doJobs();
  expect(food.stripe.charges.get(session.payment_intent!)?.refunded).toBe(true);
  expect(await late()).toMatchObject({ reason: 'expired', state: 'returned' });
  expect(await standing(food, order)).toMatchObject({ status: 'cancelled', timeline: ['pending', 'cancelled'] });
  expect(await refundsOf(food, order)).toMatchObject([{ kind: 'late', status: 'done', cents: 2610 }]);
  const mails = food.service.mailbox.list().filter(({ subject }) => subject.includes(order.orderNumber));
  expect(mails.map(({ subject }) => subject)).toHaveLength(2);
  expect(await food.service.get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
});
