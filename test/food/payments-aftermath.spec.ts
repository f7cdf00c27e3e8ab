import { randomUUID } from 'node:crypto';
import type { Order } from '#services/food/orders/order.entity';
import { PaymentReconciliation } from '#money/reconciliation/payment-reconciliation';
import { expectAgreeingBooks } from '../harness/agreeing-books';
import type { Answer } from '../harness/client';
import { race } from '../harness/race';
import * as wallet from '../payments/local-paypal-aftermath';
import * as card from '../payments/local-stripe-aftermath';
import {
  callWebhook,
  choose,
  comeBack,
  openSession,
  type PaidFood,
  standing,
  startPaidFood,
  notifiedOwner,
  unpaidOrder,
} from './payments.actors';
import { doRefunds, mixedOrder, refund, refundsOf } from './refunds.actors';

let food: PaidFood;
beforeAll(async () => {
  food = await startPaidFood();
});
afterEach(() => expectAgreeingBooks(food));
afterAll(() => food?.close());

const forStaff = async ({ id }: Order) => (await food.owner.get(`/api/orders/${id}`)).body.data;
const intentOf = async ({ orderNumber }: Order): Promise<string> => {
  const row = await food.service.db.row<{ id: string }>(
    'SELECT intent_id AS id FROM payment WHERE reference = $1 AND settles',
    [orderNumber],
  );
  return row!.id;
};
const settled = async () => {
  await food.stripe.deliveries.settled();
  await food.paypal.deliveries.settled();
};
const balanceOf = async ({ orderNumber }: Order, account: string): Promise<number> => {
  const row = await food.service.db.row<{ cents: number }>(
    `SELECT coalesce(sum(CASE WHEN debit = $2 THEN amount_cents ELSE -amount_cents END), 0)::integer AS cents
     FROM ledger_entry WHERE reference = $1 AND $2 IN (debit, credit)`,
    [orderNumber, account],
  );
  return row!.cents;
};

/** An order of 20.00 that was paid and refunded in part or in full. */
async function refunded(cents?: number): Promise<{ order: Order; intent: string }> {
  const order = await mixedOrder(food);
  const body =
    cents === undefined
      ? { lines: [1, 2, 3].map(position => ({ position, quantity: 1 })), fees: ['delivery'] }
      : { amount: cents / 100 };
  const asked = await refund(food.owner, order, body);
  expect([asked.status, asked.body.errors]).toEqual([201, undefined]);
  await doRefunds(food);
  return { order, intent: await intentOf(order) };
}

async function walletOrder(): Promise<Order> {
  const order = await unpaidOrder(food, 'paypal');
  await comeBack(food, await choose((await openSession(food, order)).url, 'pay'));
  await settled();
  return order;
}

async function differences(order: Order): Promise<{ id: number; type: string; actions: object[] }[]> {
  await food.service.get(PaymentReconciliation).run();
  const { body } = await food.owner.get('/api/payments/differences?status=open&limit=100');
  return body.data.data.filter(({ reference }: { reference: string }) => reference === order.orderNumber);
}

const repair = (id: number, action: string): Promise<Answer> =>
  food.owner.post(`/api/payments/differences/${id}/repair`, { action, client_token: randomUUID() });

describe('a refund that fails after it was returned', () => {
  it.each([
    ['in full', undefined, 2000, 'refunded'],
    ['in part', 700, 700, 'paid'],
  ])('%s is owed again, and staff are told once', async (_, cents, owed, before) => {
    const { order, intent } = await refunded(cents);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: before });
    const failed = card.failRefund(food.stripe, intent);
    await settled();
    expect(await refundsOf(food, order)).toMatchObject([{ status: 'failed', cents: owed, returned: 0 }]);
    expect(await balanceOf(order, 'refunds_owed')).toBe(-owed);
    const { payments, payment_status, refunds } = await forStaff(order);
    expect(payment_status).toBe(before === 'refunded' ? 'refund_due' : 'paid');
    expect(payments).toMatchObject([{ refunded: 0, refund_error: 'expired_or_canceled_card' }]);
    expect(refunds).toMatchObject([{ status: 'failed', error: 'expired_or_canceled_card', returned: 0 }]);
    expect((await notifiedOwner(food, order)).filter(type => type === 'payment_refund_returned')).toHaveLength(1);
    const again = food.stripe.signed(food.stripe.event('refund.failed', failed));
    await race(5, () => callWebhook(food, 'stripe', again));
    expect(await balanceOf(order, 'refunds_owed')).toBe(-owed);
    // Nothing is asked for without staff; then it is returned after all.
    await doRefunds(food);
    expect(await refundsOf(food, order)).toMatchObject([{ status: 'failed' }]);
    const retried = await food.owner.patch(`/api/refunds/${refunds[0].id}`, { action: 'retry' });
    expect(retried.status).toBe(200);
    await doRefunds(food);
    expect(await refundsOf(food, order)).toMatchObject([{ status: 'done', returned: owed }]);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: before });
    expect(await balanceOf(order, 'refunds_owed')).toBe(0);
  });

  it('of a payer is reported in any order', async () => {
    const order = await mixedOrder(food);
    food.stripe.deliveries.mode.held = true;
    expect((await refund(food.owner, order, { amount: 5 })).status).toBe(201);
    await food.service.doJobs();
    card.failRefund(food.stripe, await intentOf(order));
    food.stripe.deliveries.mode.held = false;
    await food.stripe.deliveries.release('backwards');
    expect(await refundsOf(food, order)).toMatchObject([{ status: 'failed', cents: 500, returned: 0 }]);
    expect(await balanceOf(order, 'refunds_owed')).toBe(-500);
  });

  it('made at the processor is owed again', async () => {
    const order = await mixedOrder(food);
    const intent = await intentOf(order);
    food.stripe.refund(intent, 300);
    await settled();
    card.failRefund(food.stripe, intent);
    await settled();
    expect(await refundsOf(food, order)).toMatchObject([{ kind: 'outside', status: 'failed', returned: 0 }]);
  });

  it('at the wallet is owed again', async () => {
    const order = await walletOrder();
    expect((await refund(food.owner, order, { amount: 4 })).status).toBe(201);
    await food.service.doJobs();
    await settled();
    wallet.failRefund(food.paypal, await intentOf(order));
    await settled();
    expect(await refundsOf(food, order)).toMatchObject([{ status: 'failed', cents: 400, returned: 0 }]);
    expect(await differences(order)).toEqual([]);
  });

  it.each([
    ['of more than was paid', { amount: 2001 }],
    ['in another currency', { currency: 'eur' }],
  ])('%s is told to staff and changes nothing', async (_, change) => {
    const { order, intent } = await refunded(500);
    const failed = { ...card.failRefund(food.stripe, intent), ...change, id: `re_${randomUUID()}` };
    food.stripe.deliveries.happened.length = 0;
    await settled();
    await callWebhook(food, 'stripe', food.stripe.signed(food.stripe.event('refund.failed', failed)));
    expect(await notifiedOwner(food, order)).toContain('payment_mismatch');
    expect(await balanceOf(order, 'refunds_owed')).toBe(-500);
  });

  it('in silence is found by comparing, and settled once', async () => {
    const { order, intent } = await refunded(700);
    const { webhookUrl } = food.stripe;
    food.stripe.webhookUrl = undefined;
    card.failRefund(food.stripe, intent);
    food.stripe.webhookUrl = webhookUrl;
    const [found] = await differences(order);
    expect(found).toMatchObject({ type: 'refund_unconfirmed' });
    const answers = await race(5, () => repair(found!.id, 'settle'));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await refundsOf(food, order)).toMatchObject([{ status: 'failed', returned: 0 }]);
    expect(await differences(order)).toEqual([]);
  });
});

describe('a dispute of a card payment', () => {
  it('is told with amount, reason and deadline, and posted until it is won', async () => {
    const order = await mixedOrder(food);
    const disputed = card.dispute(food.stripe, await intentOf(order), { reason: 'product_not_received' });
    await settled();
    expect(await balanceOf(order, 'disputed')).toBe(2000);
    const dueBy = new Date(disputed.evidence_details.due_by! * 1000).toISOString();
    const [payment] = (await forStaff(order)).payments;
    expect(payment.disputes).toMatchObject([
      { dispute_id: disputed.id, amount: 20, reason: 'product_not_received', status: 'open', due_by: dueBy, taken: 20 },
    ]);
    expect(payment.events).toContainEqual(
      expect.objectContaining({ type: 'disputed', reason: 'product_not_received', due_by: dueBy, amount: 20 }),
    );
    const notice = await food.service.db.row<{ params: object; data: object }>(
      `SELECT params, data FROM notification WHERE type = 'payment_disputed' AND data ->> 'reference' = $1`,
      [order.orderNumber],
    );
    expect(notice).toMatchObject({
      params: { amount: { en: '$20.00' }, reason: 'product_not_received' },
      data: { due_by: dueBy },
    });
    card.decide(food.stripe, disputed, 'won');
    await settled();
    expect(await balanceOf(order, 'disputed')).toBe(0);
    expect(await notifiedOwner(food, order)).toEqual(['payment_disputed', 'payment_dispute_won']);
    expect((await forStaff(order)).payments[0].disputes).toMatchObject([{ status: 'won', taken: 0 }]);
  });

  it('that is lost stays posted', async () => {
    const order = await mixedOrder(food);
    const disputed = card.dispute(food.stripe, await intentOf(order), { amount: 500 });
    card.decide(food.stripe, disputed, 'lost');
    await settled();
    expect(await balanceOf(order, 'disputed')).toBe(500);
    expect((await forStaff(order)).payments[0].disputes).toMatchObject([{ status: 'lost', amount: 5, taken: 5 }]);
    expect(await differences(order)).toEqual([]);
    const { day } = (await food.owner.get(`/api/books/entries?reference=${order.orderNumber}`)).body.data.data[0];
    const report = (await food.owner.get(`/api/books/days/${day}`)).body.data;
    expect(report.disputed).toBeGreaterThanOrEqual(5);
    expect(report.received).toBeCloseTo(report.net + report.unplaced);
  });

  it('that is only an inquiry takes nothing', async () => {
    const order = await mixedOrder(food);
    card.dispute(food.stripe, await intentOf(order), { status: 'warning_needs_response' });
    await settled();
    expect(await balanceOf(order, 'disputed')).toBe(0);
    expect(await notifiedOwner(food, order)).toEqual(['payment_disputed']);
  });

  it('ends the same in whatever order and however often its reports arrive', async () => {
    const order = await mixedOrder(food);
    food.stripe.deliveries.mode.held = true;
    const disputed = card.dispute(food.stripe, await intentOf(order));
    card.decide(food.stripe, disputed, 'won');
    Object.assign(food.stripe.deliveries.mode, { held: false, times: 3 });
    await food.stripe.deliveries.release('backwards');
    food.stripe.deliveries.mode.times = 1;
    expect(await balanceOf(order, 'disputed')).toBe(0);
    expect((await forStaff(order)).payments[0].disputes).toMatchObject([{ status: 'won', taken: 0 }]);
    expect(await notifiedOwner(food, order)).toEqual(['payment_dispute_won']);
  });

  it('is one, however many reports arrive at once', async () => {
    const order = await mixedOrder(food);
    food.stripe.deliveries.mode.held = true;
    const disputed = card.dispute(food.stripe, await intentOf(order));
    food.stripe.deliveries.mode.held = false;
    const calls = Array.from({ length: 8 }, () =>
      food.stripe.signed(food.stripe.event('charge.dispute.updated', disputed)),
    );
    const answers = await Promise.all(calls.map(call => callWebhook(food, 'stripe', call)));
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 200));
    expect(await balanceOf(order, 'disputed')).toBe(2000);
    expect(await notifiedOwner(food, order)).toEqual(['payment_disputed']);
    await food.stripe.deliveries.release();
  });

  it('reported before its payment is applied with it', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const { id } = await openSession(food, order);
    food.stripe.deliveries.mode.held = true;
    const { payment_intent } = food.stripe.pay(id);
    card.dispute(food.stripe, payment_intent!);
    food.stripe.deliveries.mode.held = false;
    await food.stripe.deliveries.release('backwards');
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid' });
    expect(await balanceOf(order, 'disputed')).toBe(2610);
  });
});

describe('a wallet', () => {
  it('that takes money back is told, and posted until its dispute is won', async () => {
    const order = await walletOrder();
    const capture = await intentOf(order);
    wallet.reverse(food.paypal, capture);
    await settled();
    expect(await balanceOf(order, 'disputed')).toBe(2610);
    const disputed = wallet.dispute(food.paypal, capture);
    await settled();
    expect((await forStaff(order)).payments[0].disputes).toMatchObject([
      { dispute_id: disputed.dispute_id, status: 'open', reason: disputed.reason, taken: 26.1 },
    ]);
    wallet.decide(food.paypal, disputed, 'RESOLVED_SELLER_FAVOUR');
    await settled();
    expect(await balanceOf(order, 'disputed')).toBe(0);
    expect(await notifiedOwner(food, order)).toEqual(['payment_disputed', 'payment_dispute_won']);
  });

  it('whose dispute is lost takes the money once, with its reversal', async () => {
    const order = await walletOrder();
    const capture = await intentOf(order);
    const disputed = wallet.dispute(food.paypal, capture);
    await settled();
    expect(await balanceOf(order, 'disputed')).toBe(0);
    wallet.reverse(food.paypal, capture);
    wallet.decide(food.paypal, disputed, 'RESOLVED_BUYER_FAVOUR');
    await settled();
    expect(await balanceOf(order, 'disputed')).toBe(2610);
    expect((await forStaff(order)).payments[0].disputes).toMatchObject([{ status: 'lost', taken: 26.1 }]);
  });
});
