import { randomUUID } from 'node:crypto';
import { PaymentReconciliation } from '#money/reconciliation/payment-reconciliation';
import { expectAgreeingBooks } from '../harness/agreeing-books';
import { listen, type Listening } from '../harness/listening';
import { closePages } from '../shared/sockets';
import { begin, heldOrder, later, sweep } from './deadlines.actors';
import { makeStaff } from './factories';
import type { Actor } from './food';
import { type PaidFood, paidInSilence, standing, startPaidFood, unpaidOrder } from './payments.actors';
import { refundsOf } from './refunds.actors';

let food: PaidFood;
beforeAll(async () => {
  food = await startPaidFood({ RATE_LIMIT_TRACKING: '100000' });
});
afterEach(closePages);
afterAll(() => food?.close());

const pageOf = ({ id }: Actor) => listen(food.service, { audience: 'staff', id });
/** Without when it was last seen, which the list of the processor renews. */
const unseen = ({ last_seen_at: _seen, ...difference }: Record<string, unknown>) => difference;
const differences = async (page: Listening) =>
  (await page.updates())
    .filter(([name]) => name === 'payment:difference')
    .map(([, difference]) => unseen(difference as Record<string, unknown>));

it('a difference and its end are told to staff who may read the books, and to nobody of a kitchen', async () => {
  const { db } = food.service;
  const bound = await food.signIn('staff', await makeStaff(db, { role: 'Manager', kitchenId: food.downtown.id }));
  const [owners, managers, ...others] = await Promise.all([food.owner, food.manager, food.kitchen, bound].map(pageOf));
  const order = await unpaidOrder(food, 'stripe');
  await paidInSilence(food, order);
  const run = () => food.service.get(PaymentReconciliation).run();
  await run();
  const listed = async () => (await food.owner.get('/api/payments/differences')).body.data.data[0];
  const open = await listed();
  expect(open).toMatchObject({ type: 'paid_unrecorded', status: 'open', reference: order.orderNumber });
  for (const page of [owners!, managers!]) expect(await differences(page)).toEqual([unseen(open)]);
  // Seen again, nothing is told.
  await run();
  expect(await differences(owners!)).toEqual([]);
  const repair = { action: 'settle', client_token: randomUUID() };
  expect((await food.owner.post(`/api/payments/differences/${open.id}/repair`, repair)).status).toBe(201);
  const repaired = await listed();
  expect(repaired).toMatchObject({ id: open.id, status: 'repaired', action: 'settle' });
  for (const page of [owners!, managers!]) expect(await differences(page)).toEqual([unseen(repaired)]);
  for (const page of others) expect(await differences(page)).toEqual([]);
});

it('the lost payment of an order that expired is settled as late money, which goes back', async () => {
  begin(food);
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
  await expectAgreeingBooks(food);
});
