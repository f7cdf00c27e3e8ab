import { REFUND_SEARCH_TEXT } from '#services/food/refunds/refund-search-text.fill';
import { expectAgreeingBooks } from '../harness/agreeing-books';
import { race, statuses } from '../harness/race';
import { listen } from '../harness/listening';
import { statementsOf } from '../harness/statements';
import { closePages } from '../shared/sockets';
import {
  cancelOrder,
  deliver,
  type PaidFood,
  paidInSilence,
  standing,
  startPaidFood,
  notifiedOwner,
  unpaidOrder,
} from './payments.actors';
import { discountedOrder, doRefunds, mixedOrder, nextToken, refund, refundsOf } from './refunds.actors';

let food: PaidFood;

beforeAll(async () => {
  food = await startPaidFood();
});
afterAll(() => food.close());
afterEach(closePages);
afterEach(() => Object.assign(food.stripe.faults, { down: false, losesAnswers: false, failNext: 0 }));

const refundCalls = () => food.stripe.count('POST /v1/refunds');
/** What the books owe for the order; 0 once all refunds ended. */
const owed = async (orderNumber: string) =>
  (await food.service.db.row<{ cents: number }>(
    `SELECT coalesce(sum(CASE WHEN credit = 'refunds_owed' THEN amount_cents ELSE -amount_cents END), 0)::integer AS cents
     FROM ledger_entry WHERE reference = $1 AND 'refunds_owed' IN (debit, credit)`,
    [orderNumber],
  ))!.cents;

describe('a refund of units', () => {
  it('returns 7.40, 7.39 and 7.39, and the last makes the order refunded once', async () => {
    const order = await discountedOrder(food);
    const amounts: number[] = [];
    for (let unit = 0; unit < 3; unit++) {
      const answer = await refund(food.owner, order, { lines: [{ position: 1, quantity: 1 }] });
      expect(answer.status).toBe(201);
      amounts.push(answer.body.data.refunds[unit].amount);
      expect(answer.body.data.lines[0]).toMatchObject({ position: 1, quantity: 3, refunded_quantity: unit + 1 });
      expect(await standing(food, order)).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
      await doRefunds(food);
    }
    expect(amounts).toEqual([7.4, 7.39, 7.39]);
    expect(await refundsOf(food, order)).toMatchObject([1, 2, 3].map(() => ({ kind: 'requested', status: 'done' })));
    expect(await standing(food, order)).toMatchObject({
      status: 'refunded',
      paymentStatus: 'refunded',
      payments: ['refunded*'],
      timeline: ['pending', 'refunded'],
    });
    expect(await notifiedOwner(food, order)).toEqual([]);
    expect(await owed(order.orderNumber)).toBe(0);
    expect((await refund(food.owner, order, { amount: 1 })).body.code).toBe('not_refundable');
  });

  it('is calculated before, and stored once however often it is sent', async () => {
    const order = await mixedOrder(food);
    const body = { lines: [{ position: 1, quantity: 1 }], fees: ['delivery'], amount: 1.5, reason: 'Cold' };
    const preview = await food.owner.post(`/api/orders/${order.id}/refunds/preview`, body);
    expect([preview.status, preview.body.data]).toEqual([
      200,
      {
        amount: 13.5,
        left: 6.5,
        parts: [
          { kind: 'line', position: 1, quantity: 1, amount: 10 },
          { kind: 'delivery', position: null, quantity: null, amount: 2 },
          { kind: 'goodwill', position: null, quantity: null, amount: 1.5 },
        ],
        points: 0,
      },
    ]);
    const client_token = nextToken();
    const statements = await statementsOf(food.service.db, () => refund(food.owner, order, { ...body, client_token }));
    const own = statements.filter(text => !/FROM account|notification/.test(text.slice(0, 200)));
    expect(own.length).toBeLessThanOrEqual(5);
    expect((await refund(food.owner, order, { ...body, client_token })).status).toBe(201);
    expect(await refundsOf(food, order)).toMatchObject([{ cents: 1350 }]);
    const again = await refund(food.owner, order, { fees: ['delivery'] });
    expect([again.status, again.body.code, again.body.left]).toEqual([422, 'refund_too_large', 6.5]);
  });

  it('sent again returns the order as it is now, whatever its body says, unless this is invalid', async () => {
    const order = await mixedOrder(food);
    const body = { fees: ['delivery'], reason: 'Late', client_token: nextToken() };
    expect((await refund(food.owner, order, body)).status).toBe(201);
    await refund(food.owner, order, { lines: [{ position: 1, quantity: 1 }] });
    const [orderNow] = [(await food.owner.get(`/api/orders/${order.id}`)).body.data.refunds];
    const again = await refund(food.owner, order, { ...body, amount: 1 });
    expect([again.status, again.headers['idempotency-mismatch']]).toEqual([201, undefined]);
    expect([orderNow.length, again.body.data.refunds]).toEqual([2, orderNow]);
    expect((await refund(food.owner, order, { ...body, amount: -1 })).status).toBe(400);
    expect(await refundsOf(food, order)).toHaveLength(2);
  });

  it('is one of 20 at once, and one call to the processor', async () => {
    const order = await mixedOrder(food);
    await doRefunds(food);
    const before = refundCalls();
    const answers = await race(20, () => refund(food.owner, order, { lines: [{ position: 2, quantity: 1 }] }));
    expect(statuses(answers)).toEqual({ 201: 1, 422: 19 });
    await doRefunds(food);
    expect(refundCalls()).toBe(before + 1);
    expect(await refundsOf(food, order)).toMatchObject([{ cents: 500, status: 'done' }]);
  });

  it('never exceeds the total: of two of 60 % one is refused', async () => {
    const order = await mixedOrder(food);
    expect(statuses(await race(2, () => refund(food.owner, order, { amount: 12 })))).toEqual({ 201: 1, 422: 1 });
  });

  it('is not for unpaid orders, unknown lines, kitchen accounts and strangers', async () => {
    const unpaid = await unpaidOrder(food, 'stripe');
    expect((await refund(food.owner, unpaid, { amount: 1 })).body.code).toBe('not_refundable');
    const order = await mixedOrder(food);
    expect((await refund(food.owner, order, { lines: [{ position: 9, quantity: 1 }] })).status).toBe(400);
    expect((await refund(food.owner, order, {})).status).toBe(409);
    expect((await refund(food.kitchen, order, { amount: 1 })).status).toBe(403);
    expect((await refund(food.customer, order, { amount: 1 })).status).toBe(401);
    expect((await refund(food.owner, { ...order, id: 999_999 }, { amount: 1 })).status).toBe(404);
  });

  it('is shown to the customer in short and to staff in full, and is mailed', async () => {
    const order = await mixedOrder(food, { customerId: food.customer.id, email: food.customer.email });
    await refund(food.owner, order, { lines: [{ position: 3, quantity: 1 }] });
    const own = await food.customer.get(`/api/orders/number/${order.orderNumber}`);
    expect(own.body.data.refunds).toEqual([
      { amount: 3, reason_kind: 'requested', status: 'due', at: expect.any(String) },
    ]);
    const shown = await food.kitchen.get(`/api/orders/${order.id}`);
    expect(shown.body.data.refunds).toBeUndefined();
    const listed = await food.owner.get(`/api/refunds?q=${order.orderNumber}&status=due`);
    expect(listed.body.data.items).toMatchObject([{ reference: order.orderNumber, reason: 'Cold', amount: 3 }]);
    await food.service.doJobs();
    const mail = food.service.mailbox
      .list()
      .find(sent => sent.subject.includes(`Refund for your order ${order.orderNumber}`));
    expect(mail?.text).toContain('$3.00');
  });
});

describe('a search by words of the order', () => {
  const found = async (q: string) =>
    (await food.owner.get(`/api/refunds?q=${q}`)).body.data.items.map((item: { reference: string }) => item.reference);
  const texts = ({ orderNumber }: { orderNumber: string }) =>
    food.service.db.row<{ isSame: boolean }>(
      `SELECT bool_and(r.search_text IS NOT DISTINCT FROM o.search_text) AS "isSame"
       FROM customer_order o JOIN refund r ON r.reference = o.order_number WHERE o.order_number = $1`,
      [orderNumber],
    );

  it('finds refunds that no job has filled yet, and the text of a changed order', async () => {
    const { db } = food.service;
    const order = await mixedOrder(food);
    const { orderNumber } = order;
    await refund(food.owner, order, { amount: 1 });
    expect(await texts(order)).toEqual({ isSame: true });
    await db.rows('UPDATE refund SET search_text = NULL WHERE reference = $1', [orderNumber]);
    expect(await found(orderNumber)).toEqual([orderNumber]);
    await db.rows(REFUND_SEARCH_TEXT.statement, [0, 1_000_000]);
    expect(await texts(order)).toEqual({ isSame: true });
    expect(await found(orderNumber)).toEqual([orderNumber]);
    await db.rows(`UPDATE customer_order SET search_text = 'erased guest' WHERE order_number = $1`, [orderNumber]);
    expect(await found(orderNumber)).toEqual([]);
    expect(await found('erased guest')).toEqual([orderNumber]);
  });

  it('finds what a person was erased to, also of a refund that is created meanwhile', async () => {
    const { db } = food.service;
    const order = await mixedOrder(food);
    const erase = (text: string) =>
      db.rows('UPDATE customer_order SET search_text = $2 WHERE order_number = $1', [order.orderNumber, text]);
    for (const amount of [1, 2, 3]) {
      const [created] = await Promise.all([refund(food.owner, order, { amount }), erase(`erased ${amount}`)]);
      expect(created.status).toBe(201);
      expect(await texts(order)).toEqual({ isSame: true });
    }
  });
});

describe('what the processor answers', () => {
  it('may be lost: the repeat moves no more money', async () => {
    const order = await mixedOrder(food);
    await refund(food.owner, order, { amount: 5 });
    food.stripe.faults.losesAnswers = true;
    await food.service.doJobs();
    food.stripe.faults.losesAnswers = false;
    await food.service.db.rows(
      'SELECT food_jobs.reschedule_jobs(ARRAY(SELECT id FROM food_jobs.jobs), run_at => now())',
    );
    await doRefunds(food);
    const [charge] = [...food.stripe.charges.values()].filter(each => each.amount === 2000).slice(-1);
    expect(charge?.amount_refunded).toBe(500);
    expect(await refundsOf(food, order)).toMatchObject([{ status: 'done', returned: 500 }]);
  });

  it('is told when it refuses, and the refund can be retried or paid otherwise', async () => {
    const order = await mixedOrder(food);
    food.stripe.faults.failNext = 1;
    const { body } = await refund(food.owner, order, { amount: 5 });
    const { id } = body.data.refunds[0];
    await food.service.doJobs();
    expect(await notifiedOwner(food, order)).toEqual(['payment_refund_failed']);
    expect((await food.owner.patch(`/api/refunds/${id}`, { action: 'retry' })).status).toBe(200);
    await doRefunds(food);
    expect(await refundsOf(food, order)).toMatchObject([{ status: 'done' }]);
    expect((await food.owner.patch(`/api/refunds/${id}`, { action: 'retry' })).body.code).toBe('refund_settled');
    await refund(food.owner, order, { amount: 15 });
    const open = (await refundsOf(food, order))[1]!.id;
    const paid = await food.owner.patch(`/api/refunds/${open}`, { action: 'paid_otherwise', note: 'In cash' });
    expect(paid.body.data).toMatchObject({ status: 'paid_otherwise', note: 'In cash' });
    await doRefunds(food);
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
    expect(await owed(order.orderNumber)).toBe(0);
  });

  it('is told to open pages where only the job changes a refund', async () => {
    const order = await mixedOrder(food);
    const { body } = await refund(food.owner, order, { amount: 5 });
    const { id } = body.data.refunds[0];
    const page = await listen(food.service, { audience: 'staff', id: food.owner.id });
    const told = async () =>
      (await page.updates())
        .filter(([name]) => name === 'order:updated')
        .map(([, shown]) => (shown as { refunds: { status: string }[] }).refunds[0]!.status);
    const { webhookUrl } = food.stripe;
    food.stripe.webhookUrl = undefined;
    await food.service.doJobs();
    expect(await told()).toEqual(['sent']);
    expect((await food.owner.patch(`/api/refunds/${id}`, { action: 'retry' })).status).toBe(200);
    expect(await told()).toEqual(['due']);
    // A repeat reads what has gone back.
    await food.service.doJobs();
    expect(await told()).toEqual(['done']);
    food.stripe.webhookUrl = webhookUrl;
  });

  it('beyond open refunds is outside, and staff are told', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(food, order);
    await deliver(food, 'checkout.session.completed', session);
    await refund(food.owner, order, { amount: 2 });
    food.stripe.refund(session.payment_intent!, 700);
    await food.stripe.deliveries.settled();
    expect(await refundsOf(food, order)).toMatchObject([
      { kind: 'requested', status: 'done', returned: 200 },
      { kind: 'outside', status: 'done', cents: 500 },
    ]);
    expect(await notifiedOwner(food, order)).toEqual(['payment_partially_refunded']);
    expect(await owed(order.orderNumber)).toBe(0);
  });

  it('ends a cancellation after a partial refund, which refunds only what is left', async () => {
    const order = await mixedOrder(food);
    await refund(food.owner, order, { lines: [{ position: 1, quantity: 1 }], amount: 1 });
    await cancelOrder(food, order);
    expect(await refundsOf(food, order)).toMatchObject([{ cents: 1100 }, { kind: 'cancelled', cents: 900 }]);
    await doRefunds(food);
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
    expect(await owed(order.orderNumber)).toBe(0);
  });

  it('leaves out of a cancellation what was paid otherwise', async () => {
    const order = await mixedOrder(food);
    const { body } = await refund(food.owner, order, { amount: 5 });
    const paid = { action: 'paid_otherwise', note: 'In cash' };
    expect((await food.owner.patch(`/api/refunds/${body.data.refunds[0].id}`, paid)).status).toBe(200);
    await cancelOrder(food, order);
    expect(await refundsOf(food, order)).toMatchObject([{ cents: 500 }, { kind: 'cancelled', cents: 1500 }]);
    await doRefunds(food);
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
    expect(await owed(order.orderNumber)).toBe(0);
  });
});

it('a refund made on the pages of the processor ends as outside, and what is owed stays 0', async () => {
  const order = await discountedOrder(food);
  const charge = [...food.stripe.charges.values()].at(-1)!;
  const books = async () => (await food.owner.get(`/api/orders/${order.id}/books`)).body.data;
  const agree = () => expectAgreeingBooks(food);

  food.stripe.refund(charge.payment_intent, 700);
  await food.stripe.deliveries.settled();
  const first = { kind: 'outside', status: 'done', cents: 700, returned: 700 };
  expect(await refundsOf(food, order)).toMatchObject([first]);
  expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
  expect(await books()).toMatchObject({ owed: 0, refunded: [{ kind: 'outside', amount: 7 }] });
  await agree();

  food.stripe.refund(charge.payment_intent);
  await food.stripe.deliveries.settled();
  expect(await refundsOf(food, order)).toMatchObject([first, { kind: 'outside', status: 'done', cents: 1518 }]);
  expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
  expect(await books()).toMatchObject({ received: 22.18, owed: 0 });
  await agree();
});
