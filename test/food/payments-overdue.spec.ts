import type { Order } from '#services/food/orders/order.entity';
import { OrderTransitions } from '#services/food/orders/order-transitions.service';
import { PaymentReconciliation } from '#money/reconciliation/payment-reconciliation';
import { openSession, type PaidFood, standing, startPaidFood, unpaidOrder } from './payments.actors';

let food: PaidFood;

beforeAll(async () => {
  food = await startPaidFood();
});
afterAll(() => food.close());
beforeEach(async () => {
  food.stripe.deliveries.mode.held = false;
  await food.service.db.rows('DELETE FROM payment_event');
  await food.service.db.rows('TRUNCATE refund_part, refund, payment CASCADE');
  food.stripe.charges.clear();
});

/** Does the jobs that were meant for later, as if it were later. */
async function later(): Promise<void> {
  await food.service.db.rows('SELECT food_jobs.reschedule_jobs(ARRAY(SELECT id FROM food_jobs.jobs), run_at => now())');
  await food.service.doJobs();
}

describe('a session whose time is over', () => {
  it('fails the order, which stays payable', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const { id } = await openSession(food, order);
    await later();
    expect(food.stripe.sessions.get(id)?.status).toBe('expired');
    expect(await standing(food, order)).toMatchObject({
      status: 'pending',
      paymentStatus: 'failed',
      payments: ['expired'],
    });
    expect((await openSession(food, order)).id).not.toBe(id);
  });

  it('still counts when it was paid and nobody told us', async () => {
    food.stripe.deliveries.mode.held = true;
    const order = await unpaidOrder(food, 'stripe');
    food.stripe.pay((await openSession(food, order)).id);
    await later();
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
  });

  it('told by the processor is the same', async () => {
    const order = await unpaidOrder(food, 'stripe');
    food.stripe.expire((await openSession(food, order)).id);
    await food.stripe.deliveries.settled();
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'failed', payments: ['expired'] });
  });

  it('that a newer one replaced says nothing about the order', async () => {
    const order = await unpaidOrder(food, 'stripe');
    await openSession(food, order);
    await openSession(food, order);
    await food.service.doJobs();
    await food.stripe.deliveries.settled();
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'unpaid', payments: ['closed', 'opened'] });
  });
});

describe('reconciliation', () => {
  const run = () => food.service.get(PaymentReconciliation).run();
  const pay = async (order: Order) => food.stripe.pay((await openSession(food, order)).id);
  const told = () =>
    food.service.db.rows(`SELECT 1 FROM notification WHERE type = 'payment_reconciliation' AND recipient_id = $1`, [
      food.owner.id,
    ]);

  it('finds nothing, and tells nobody, where both sides agree', async () => {
    await openSession(food, await unpaidOrder(food, 'stripe'));
    await openSession(food, await unpaidOrder(food, 'paypal'));
    await pay(await unpaidOrder(food, 'stripe'));
    await food.stripe.deliveries.settled();
    const before = await told();
    expect(await run()).toEqual([]);
    expect(await told()).toEqual(before);
  });

  it('finds money that was never recorded', async () => {
    food.stripe.deliveries.mode.held = true;
    const order = await unpaidOrder(food, 'stripe');
    await pay(order);
    const before = (await told()).length;
    expect(await run()).toMatchObject([{ type: 'paid_unrecorded', reference: order.orderNumber }]);
    expect((await told()).length).toBe(before + 1);
  });

  it('finds money that is not there', async () => {
    const order = await unpaidOrder(food, 'stripe');
    await openSession(food, order);
    await food.service.db.rows(`UPDATE payment SET status = 'paid', settles = true WHERE reference = $1`, [
      order.orderNumber,
    ]);
    expect(await run()).toMatchObject([{ type: 'paid_unconfirmed' }]);
  });

  it('finds other amounts, refunds nobody recorded, and refunds that take too long', async () => {
    const orders = [];
    for (let i = 0; i < 3; i++) orders.push(await unpaidOrder(food, 'stripe'));
    const sessions = [];
    for (const order of orders) sessions.push(await pay(order));
    await food.stripe.deliveries.settled();
    food.stripe.deliveries.mode.held = true;

    sessions[0]!.amount_total += 1;
    food.stripe.refund(sessions[1]!.payment_intent!);
    await food.service.get(OrderTransitions).move(orders[2]!.id, 'cancelled', { actor: 'system', reason: 'closed' });
    await food.service.db.rows(`UPDATE payment SET updated_at = now() - interval '2 days' WHERE status = 'refund_due'`);
    const found = await run();
    expect(Object.fromEntries(found.map(({ reference, type }) => [reference, type]))).toEqual({
      [orders[0]!.orderNumber]: 'amount_differs',
      [orders[1]!.orderNumber]: 'refund_unrecorded',
      [orders[2]!.orderNumber]: 'refund_overdue',
    });
  });

  it('leaves for the next night what it cannot ask about', async () => {
    await pay(await unpaidOrder(food, 'stripe'));
    food.stripe.faults.down = true;
    expect(await run()).toEqual([]);
    food.stripe.faults.down = false;
  });
});
