import type { Order } from '#services/food/orders/order.entity';
import { expectAgreeingBooks } from '../harness/agreeing-books';
import { race, statuses } from '../harness/race';
import { cancelOrder, checkout, openSession, type PaidFood, startPaidFood, unpaidOrder } from './payments.actors';
import { doRefunds, payBy, refund } from './refunds.actors';

let food: PaidFood;
beforeAll(async () => {
  food = await startPaidFood();
});
afterAll(() => food.close());

/** 26.10 and a tip of 3.92, not paid yet. */
const tipped = (values: Partial<Order> = {}) =>
  unpaidOrder(food, 'stripe', { tipCents: 392, totalCents: 3002, pointsEarned: 26, pointsPerDollar: 1, ...values });

async function paidTip(values: Partial<Order> = {}): Promise<Order> {
  const order = await tipped(values);
  await payBy(food, order);
  return order;
}

const partsOf = ({ orderNumber }: Order) =>
  food.service.db.rows<{ kind: string; cents: number }>(
    'SELECT kind, amount_cents AS cents FROM refund_part WHERE reference = $1 ORDER BY id',
    [orderNumber],
  );
const booksOf = async ({ id }: Order) => (await food.owner.get(`/api/orders/${id}/books`)).body.data;

afterEach(async () => {
  await doRefunds(food);
  await expectAgreeingBooks(food);
});

it('a tip is a line of the payment page', async () => {
  const order = await tipped();
  const { id } = await openSession(food, order);
  expect(food.stripe.sessions.get(id)).toMatchObject({ amount_total: 3002 });
  expect((await checkout(food, order)).status).toBe(201);
});

it('a tip is refunded once, whole, and takes back no points', async () => {
  const order = await paidTip({ customerId: food.customer.id });
  const preview = await food.owner.post(`/api/orders/${order.id}/refunds/preview`, { tip: true, reason: 'No courier' });
  expect(preview.body.data).toEqual({
    amount: 3.92,
    left: 26.1,
    parts: [{ kind: 'tip', position: null, quantity: null, amount: 3.92 }],
    points: 0,
  });
  const answers = await race(10, () => refund(food.owner, order, { tip: true }));
  expect(statuses(answers)).toEqual({ 201: 1, 422: 9 });
  expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'refund_too_large', left: 26.1 });
  expect(await booksOf(order)).toMatchObject({ tip: 3.92, charged: 30.02, owed: 3.92 });
  await doRefunds(food);
  const own = await food.customer.get(`/api/orders/number/${order.orderNumber}`);
  expect(own.body.data).toMatchObject({ tip: 3.92, points_earned: 26, refunds: [{ amount: 3.92, status: 'done' }] });
  const mails = food.service.mailbox.list().filter(({ subject }) => subject.includes(order.orderNumber));
  expect(mails.map(({ text }) => text).join('\n')).toMatch(/Tip.*\$3\.92/s);
});

it('a cancelled order gives back lines, then the tip', async () => {
  const order = await paidTip();
  await cancelOrder(food, order);
  expect(await partsOf(order)).toEqual([
    { kind: 'line', cents: 2610 },
    { kind: 'tip', cents: 392 },
  ]);
});

it('what is left after a refunded tip is the lines', async () => {
  const order = await paidTip();
  await refund(food.owner, order, { tip: true });
  await cancelOrder(food, order);
  expect(await partsOf(order)).toEqual([
    { kind: 'tip', cents: 392 },
    { kind: 'line', cents: 2610 },
  ]);
});

it('an order without a tip has none to refund', async () => {
  const order = await unpaidOrder(food, 'stripe');
  await payBy(food, order);
  expect((await refund(food.owner, order, { tip: true })).body.code).toBe('refund_too_large');
  expect((await refund(food.owner, order, { tip: false })).body.code).toBe('not_refundable');
});

it('the report of the day has the tips', async () => {
  /** Of all days: the next one may begin meanwhile. */
  const sums = async () => {
    const days = await food.service.db.rows<{ day: string }>('SELECT DISTINCT day::text AS day FROM ledger_entry');
    const reports = await Promise.all(
      days.map(async ({ day }) => (await food.owner.get(`/api/books/days/${day}`)).body),
    );
    return { tips: sumOf(reports, 'tips'), net: sumOf(reports, 'net') };
  };
  const sumOf = (reports: { data: Record<'tips' | 'net', number> }[], name: 'tips' | 'net') =>
    reports.reduce((sum, { data }) => sum + data[name], 0);
  const before = await sums();
  await paidTip();
  const after = await sums();
  expect([after.tips - before.tips, after.net - before.net].map(sum => sum.toFixed(2))).toEqual(['3.92', '30.02']);
});

it('kitchen accounts never see a tip', async () => {
  const order = await paidTip();
  const one = await food.kitchen.get(`/api/orders/${order.id}`);
  const list = await food.kitchen.get(`/api/orders?q=${order.orderNumber}`);
  expect([one.status, list.status]).toEqual([200, 200]);
  for (const { text } of [one, list]) {
    expect(text).toContain(order.orderNumber);
    // With boundaries, since instants have such digits too.
    expect(text).not.toMatch(/"tip"|\b3\.92\b|\b30\.02\b/);
  }
  expect((await food.owner.get(`/api/orders/${order.id}`)).body.data.tip).toBe(3.92);
});
