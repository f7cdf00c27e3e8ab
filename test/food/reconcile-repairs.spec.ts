import { randomUUID } from 'node:crypto';
import { expectAgreeingBooks } from '../harness/agreeing-books';
import type { LocalSession } from '../payments/local-stripe-objects';
import type { Order } from '#services/food/orders/order.entity';
import { PaymentReconciliation } from '#money/reconciliation/payment-reconciliation';
import type { Answer } from '../harness/client';
import { race, statuses } from '../harness/race';
import { trials } from '../harness/trials';
import {
  deliver,
  openSession,
  type PaidFood,
  paidInSilence,
  standing,
  startPaidFood,
  unpaidOrder,
} from './payments.actors';

const TRIALS = trials(100, 12);

let food: PaidFood;

beforeAll(async () => {
  food = await startPaidFood();
});
afterAll(() => food.close());

const run = () => food.service.get(PaymentReconciliation).run();

/** The open difference of an order, after a comparison. */
async function difference(order: Order): Promise<{ id: number; type: string; actions: object[] }> {
  await run();
  const { body } = await food.owner.get('/api/payments/differences?status=open&limit=100');
  return body.data.data.find(({ reference }: { reference: string }) => reference === order.orderNumber);
}

const repair = (id: number, action: string, more: object = {}): Promise<Answer> =>
  food.owner.post(`/api/payments/differences/${id}/repair`, { action, client_token: randomUUID(), ...more });

/** Does all jobs and hands out their webhooks. */
async function settled(): Promise<void> {
  await food.service.doJobs();
  await food.stripe.deliveries.settled();
}

describe('a payment whose webhook was lost', () => {
  it('is settled once by ten repairs at once', async () => {
    const order = await unpaidOrder(food, 'stripe');
    await paidInSilence(food, order);
    const { id, type, actions } = await difference(order);
    expect({ type, actions }).toEqual({
      type: 'paid_unrecorded',
      actions: [
        { action: 'settle', allowed: true, reason: null },
        { action: 'ignore', allowed: true, reason: null },
      ],
    });
    const answers = await race(10, () => repair(id, 'settle'));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 9 });
    expect(answers.find(({ status }) => status === 201)!.body.data).toMatchObject({
      status: 'repaired',
      action: 'settle',
      ended_by: { id: food.owner.id },
    });
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('difference_gone');
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
  });

  it('answers a repeated token as the first time', async () => {
    const order = await unpaidOrder(food, 'stripe');
    await paidInSilence(food, order);
    const { id } = await difference(order);
    const client_token = randomUUID();
    const answers = await race(5, () => repair(id, 'settle', { client_token }));
    expect(statuses(answers)).toEqual({ 201: 5 });
    expect((await repair(id, 'settle', { client_token })).body.data.id).toBe(id);
  });

  it('is settled once where the repair races the late webhook', async () => {
    const racing: { order: Order; session: LocalSession }[] = [];
    for (let trial = 0; trial < TRIALS; trial++) {
      const order = await unpaidOrder(food, 'stripe');
      racing.push({ order, session: await paidInSilence(food, order) });
    }
    await run();
    const { body } = await food.owner.get('/api/payments/differences?status=open&limit=100');
    const ids = new Map<string, number>(
      body.data.data.map(({ reference, id }: { reference: string; id: number }) => [reference, id]),
    );
    const answers: Answer[] = [];
    const tryOut = async ({ order, session }: (typeof racing)[number]) => {
      const [repaired, told] = await Promise.all([
        repair(ids.get(order.orderNumber)!, 'settle'),
        deliver(food, 'checkout.session.completed', session),
      ]);
      answers.push(repaired);
      expect(told.status).toBe(200);
      expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
    };
    for (let first = 0; first < racing.length; first += 4)
      await Promise.all(racing.slice(first, first + 4).map(tryOut));
    const { 201: repaired = 0, 409: gone = 0 } = statuses(answers);
    expect(repaired + gone).toBe(TRIALS);
  });

  it('is not repaired while the processor does not answer', async () => {
    const order = await unpaidOrder(food, 'stripe');
    await paidInSilence(food, order);
    const { id } = await difference(order);
    food.stripe.faults.down = true;
    const answer = await repair(id, 'settle');
    food.stripe.faults.down = false;
    expect([answer.status, answer.body.code]).toEqual([502, 'payment_unavailable']);
    expect((await repair(id, 'settle')).status).toBe(201);
  });
});

it('records a refund that was made on the pages of the processor', async () => {
  const order = await unpaidOrder(food, 'stripe');
  const { payment_intent } = food.stripe.pay((await openSession(food, order)).id);
  await food.stripe.deliveries.settled();
  const charge = food.stripe.charges.get(payment_intent!)!;
  Object.assign(charge, { refunded: true, amount_refunded: charge.amount });
  const { id, type } = await difference(order);
  expect(type).toBe('refund_unrecorded');
  expect((await repair(id, 'settle')).status).toBe(201);
  expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
});

it('gives back a charge that no payment here has, and leaves its order as it is', async () => {
  const order = await unpaidOrder(food, 'stripe');
  const metadata = { service: 'food', payment: randomUUID(), reference: order.orderNumber };
  const { payment_intent } = food.stripe.addCharge(1500, 'usd', metadata);
  const { id, type } = await difference(order);
  expect(type).toBe('payment_unknown');
  expect((await repair(id, 'refund')).status).toBe(201);
  expect(await standing(food, order)).toMatchObject({ paymentStatus: 'unpaid', payments: ['refund_due'] });
  await settled();
  expect(food.stripe.charges.get(payment_intent)?.refunded).toBe(true);
  expect(await standing(food, order)).toMatchObject({
    status: 'pending',
    paymentStatus: 'unpaid',
    payments: ['refunded'],
  });
  expect(await difference(order)).toBeUndefined();
});

describe('money that nobody knows', () => {
  const unknown = async (metadata: object) => {
    const charge = food.stripe.addCharge(1500, 'usd', { service: 'food', ...metadata });
    await run();
    const { body } = await food.owner.get('/api/payments/differences?status=open&limit=100');
    const found = body.data.data.find(({ charge_id }: { charge_id: string }) => charge_id === charge.payment_intent);
    return { charge, found };
  };

  it.each([
    ['names an order that does not exist', { payment: randomUUID(), reference: 'ORD-NOWHERE' }],
    ['names a record of another installation', { reference: 'BKG-2031' }],
    ['names nothing', {}],
  ])('and that %s goes back, once', async (_, metadata) => {
    const { charge, found } = await unknown(metadata);
    expect(found).toMatchObject({ type: 'payment_unknown', actions: [{ action: 'refund', allowed: true }, {}] });
    const answers = await race(5, () => repair(found.id, 'refund'));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 4 });
    await settled();
    expect(food.stripe.charges.get(charge.payment_intent)?.refunded).toBe(true);
    const rows = await food.service.db.rows<{ status: string; late: string }>(
      `SELECT status, late_reason AS late FROM payment WHERE intent_id = $1`,
      [charge.payment_intent],
    );
    expect(rows).toEqual([{ status: 'refunded', late: 'mismatch' }]);
    await run();
    const { body } = await food.owner.get('/api/payments/differences?status=open&limit=100');
    expect(body.data.data.map(({ id }: { id: number }) => id)).not.toContain(found.id);
  });

  it('is left alone on the account of another service', async () => {
    const { found } = await unknown({ service: 'stays', reference: 'ORD-NOWHERE' });
    expect(found).toBeUndefined();
  });
});

it('gives back money of another amount as a payment of its own', async () => {
  const order = await unpaidOrder(food, 'stripe');
  const session = await paidInSilence(food, order);
  session.amount_total = 2000;
  food.stripe.charges.get(session.payment_intent!)!.amount = 2000;
  const { id, type } = await difference(order);
  expect(type).toBe('amount_differs');
  expect((await repair(id, 'refund')).status).toBe(201);
  await settled();
  expect((await standing(food, order)).payments).toEqual(['opened', 'refunded']);
  expect(await difference(order)).toBeUndefined();
});

it('requests a part again that has not come back after a day', async () => {
  const order = await unpaidOrder(food, 'stripe');
  const { payment_intent } = food.stripe.pay((await openSession(food, order)).id);
  await food.stripe.deliveries.settled();
  await food.service.db.rows(
    `WITH part AS (
       INSERT INTO refund (payment_id, reference, amount_cents, reason_kind, status, keyed_at, asked_at)
       SELECT id, reference, 870, 'requested', 'sent', now() - interval '2 days', now() - interval '2 days'
       FROM payment WHERE reference = $1 RETURNING id, reference
     )
     INSERT INTO refund_part (refund_id, reference, kind, gross_cents, amount_cents)
     SELECT id, reference, 'goodwill', 870, 870 FROM part`,
    [order.orderNumber],
  );
  const { id, type } = await difference(order);
  expect(type).toBe('refund_overdue');
  expect((await repair(id, 'refund')).status).toBe(201);
  await settled();
  expect(food.stripe.charges.get(payment_intent!)?.amount_refunded).toBe(870);
  expect(await difference(order)).toBeUndefined();
});

describe('a payment that the processor does not confirm', () => {
  async function unconfirmed(): Promise<Order> {
    const order = await unpaidOrder(food, 'stripe');
    await openSession(food, order);
    await food.service.db.rows(`UPDATE payment SET status = 'paid', settles = true WHERE reference = $1`, [
      order.orderNumber,
    ]);
    await food.service.db.rows(`UPDATE customer_order SET payment_status = 'paid' WHERE id = $1`, [order.id]);
    return order;
  }

  it('is cancelled with its order, and nothing goes back', async () => {
    const order = await unconfirmed();
    const { id, type } = await difference(order);
    expect(type).toBe('paid_unconfirmed');
    expect((await repair(id, 'cancel')).status).toBe(400);
    expect((await repair(id, 'settle', { note: 'x' })).body.code).toBe('action_not_allowed');
    expect((await repair(id, 'cancel', { note: 'It was never paid' })).status).toBe(201);
    const refunds = food.stripe.count('POST /v1/refunds');
    await settled();
    expect(food.stripe.count('POST /v1/refunds')).toBe(refunds);
    expect(await standing(food, order)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'failed',
      payments: ['failed'],
    });
  });

  it('stays once its order has left, and can be ignored for good', async () => {
    const order = await unconfirmed();
    await food.service.db.rows(`UPDATE customer_order SET status = 'delivered' WHERE id = $1`, [order.id]);
    const { id, actions } = await difference(order);
    expect(actions).toContainEqual({ action: 'cancel', allowed: false, reason: 'record_not_cancellable' });
    expect((await repair(id, 'ignore')).status).toBe(400);
    const answer = await repair(id, 'ignore', { note: 'Paid in cash' });
    expect(answer.body.data).toMatchObject({ status: 'ignored', note: 'Paid in cash' });
    expect(await difference(order)).toBeUndefined();
  });
});

it('is nothing for accounts of a kitchen, and for those who may only read', async () => {
  const reads = ['/api/payments/differences', '/api/payments/runs'];
  for (const path of reads) expect((await food.kitchen.get(path)).status).toBe(403);
  expect((await food.kitchen.post('/api/payments/reconcile', {})).status).toBe(403);
  expect((await repair(999_999, 'settle')).status).toBe(404);
});

it('leaves books that add up', async () => {
  await expectAgreeingBooks(food);
});
