import { randomUUID } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import type { Order } from '#services/food/orders/order.entity';
import { Jobs } from '#jobs/jobs';
import { BooksChecks, CHECK_BOOKS } from '#money/books/books-checks.service';
import { command } from '../cli/commands';
import { withoutChecks } from '../harness/bulk-rows';
import { grantPoints } from './factories';
import { type Food, startFood } from './food';
import { callWebhook, checkout, demoCall, unpaidOrder } from './payments.actors';
import { refund } from './refunds.actors';

let food: Food;
/** Entries before the last closed day, on it, and after it. */
let old: Order;
let late: Order;
/** The last closed day. */
let day: string;

beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_PAYMENT_SESSION: '100000' });
  old = await paid();
  await closeDay();
  await paid();
  day = await closeDay();
  late = await paid();
});
afterAll(() => food?.service.close());

const rows = <Row>(text: string, values?: unknown[]) => food.service.db.rows<Row>(text, values);

async function paid(): Promise<Order> {
  const order = await unpaidOrder(food, 'demo');
  expect((await checkout(food, order)).status).toBe(201);
  return order;
}

/** Entries fall on the first open day, so days that are to come can be closed one after another. */
async function closeDay(): Promise<string> {
  const [{ day: last } = { day: '' }] = await rows<{ day: string }>('SELECT max(day)::text AS day FROM ledger_entry');
  food.service.clock.set(`${Temporal.PlainDate.from(last).add({ days: 3 }).toString()}T03:45:00Z`);
  const owner = await food.signIn('staff', food.owner);
  expect((await owner.post(`/api/books/days/${last}/close`)).status).toBe(201);
  food.service.clock.reset();
  return last;
}

/** The check of the night `nights` after the last closed day. */
async function nightly(nights: number): Promise<string[]> {
  food.service.clock.set(`${Temporal.PlainDate.from(day).add({ days: nights }).toString()}T03:45:00Z`);
  await food.service.get(Jobs).enqueue(CHECK_BOOKS, {});
  await food.service.doJobs();
  food.service.clock.reset();
  const [state] = await rows<{ differences: { check: string; reference: string | null }[] }>(
    'SELECT differences FROM books_state',
  );
  return state!.differences.map(({ check, reference }) => `${check} ${reference}`);
}

/** By hand, with the triggers off that forbid it. */
const changeEntry = (order: Order, cents: number) =>
  withoutChecks(food.service.db, async () => {
    await rows(`UPDATE ledger_entry SET amount_cents = amount_cents + $2 WHERE reference = $1 AND credit = 'sales'`, [
      order.orderNumber,
      cents,
    ]);
  });
const commandFinds = async () => {
  const { exitCode, data } = await command('books check --service food --json');
  return [exitCode, (data as { services: { food: { count: number } } }).services.food.count];
};

describe('a wrong entry', () => {
  it('after the last closed day is found in the night', async () => {
    expect(await nightly(1)).toEqual([]);
    await changeEntry(late, 1);
    expect(await nightly(2)).toEqual([`B2 ${late.orderNumber}`, `B5 ${late.orderNumber}`]);
    await changeEntry(late, -1);
    expect(await nightly(3)).toEqual([]);
  });

  it('before it is found by the command at once, and by the check of the whole within a month', async () => {
    expect(await nightly(4)).toEqual([]);
    await changeEntry(old, 1);
    const inClosedDay = [`B2 ${old.orderNumber}`, `B5 ${old.orderNumber}`, 'B8 null'];
    expect(await nightly(5)).toEqual([]);
    expect(await commandFinds()).toEqual([1, 3]);
    expect(await nightly(32)).toEqual([]);
    expect(await nightly(33)).toEqual(inClosedDay);
  });

  it('is named every night until it is right', async () => {
    expect(await nightly(34)).toHaveLength(3);
    await changeEntry(old, -1);
    expect(await nightly(35)).toEqual([]);
    expect(await commandFinds()).toEqual([0, 0]);
  });

  it('is found although a clock was ahead at the last check of the whole', async () => {
    await rows('UPDATE books_state SET whole_checked_at = $1', [`${Number(day.slice(0, 4)) + 1}-12-31T00:00:00Z`]);
    await changeEntry(old, 1);
    expect(await nightly(35)).toHaveLength(3);
    await changeEntry(old, -1);
    expect(await nightly(35)).toEqual([]);
  });

  it('of a day that was closed after the last check is found in the night', async () => {
    const order = await paid();
    await changeEntry(order, 1);
    await rows('UPDATE books_state SET checked_at = $1', [`${day}T12:00:00Z`]);
    await rows('UPDATE books_state SET closed_to = closed_to + 20');
    expect(await nightly(36)).toContain(`B2 ${order.orderNumber}`);
    await changeEntry(order, -1);
    await rows('UPDATE books_state SET closed_to = closed_to - 20');
    expect(await nightly(37)).toEqual([]);
  });
});

describe('the check of a night', () => {
  /** What both checks find while `change` is applied without triggers. */
  async function found(change: string, order: Order) {
    const seen: string[][] = [];
    const undone = new Error('undone');
    const start = { day, at: new Date(Date.now() - 60_000).toISOString() };
    await food.service.db
      .transaction(async () => {
        await rows('SET LOCAL session_replication_role = replica');
        await rows(change, [order.id]);
        for (const begin of [undefined, start]) {
          const { differences } = await food.service.get(BooksChecks).findDifferences(begin);
          seen.push(
            differences.map(({ check, subject, expected, actual }) => [check, subject, expected, actual].join(' ')),
          );
        }
        throw undone;
      })
      .catch(error => expect(error).toBe(undone));
    return { whole: seen[0]!, night: seen[1]! };
  }
  const OF_ORDER = 'FROM customer_order o WHERE o.id = $1 AND';

  it.each([
    [
      'an amount',
      `UPDATE customer_order SET subtotal_cents = subtotal_cents + 1, total_cents = total_cents + 1 WHERE id = $1`,
    ],
    [
      'a missing entry',
      `DELETE FROM ledger_entry e USING customer_order o WHERE o.id = $1 AND e.reference = o.order_number`,
    ],
    [
      'an entry of nothing',
      `INSERT INTO ledger_entry (debit, credit, amount_cents, unit, day, reference, source, at)
       SELECT 'cash', 'sales', 1, 'USD', '2999-01-01', order_number, 'hand:1', now() FROM customer_order WHERE id = $1`,
    ],
    ['a payment', `UPDATE payment p SET amount_cents = p.amount_cents + 1 ${OF_ORDER} p.reference = o.order_number`],
    [
      'a part of a refund',
      `UPDATE refund_part p SET gross_cents = gross_cents + 1, amount_cents = p.amount_cents + 1 ${OF_ORDER} p.reference = o.order_number`,
    ],
    [
      'a dispute',
      `INSERT INTO payment_dispute (payment_id, provider, dispute_id, amount_cents, currency, status, taken_cents, opened_at)
       SELECT p.id, 'demo', 'hand', 5, 'USD', 'open', 5, now() FROM payment p JOIN customer_order o ON p.reference = o.order_number WHERE o.id = $1`,
    ],
    [
      'the use of a code',
      `INSERT INTO promo_code (code, percent, uses) SELECT 'HAND', 10, id FROM customer_order WHERE id = $1`,
    ],
    ['points', `UPDATE reward_entry SET points = points + 1 WHERE order_id = $1 OR order_id IS NULL`],
  ])('finds %s that the check of the whole finds', async (_, change) => {
    const order = await paid();
    await refund(food.owner, order, { lines: [{ position: 1, quantity: 1 }] });
    await grantPoints(food.service.db, food.customer2.id, 30);
    const { whole, night } = await found(change, order);
    expect(whole).not.toEqual([]);
    // Totals of processors are those of the records that are read; points are compared once.
    const named = (differences: string[]) => new Set(differences.map(each => each.replace(/^(B4 \S+) .*/, '$1')));
    expect(named(night)).toEqual(named(whole));
  });

  it('finds records that changed without entries', async () => {
    const order = await unpaidOrder(food, 'demo');
    const { whole, night } = await found(
      `UPDATE customer_order SET payment_status = 'paid', updated_at = now() WHERE id = $1`,
      order,
    );
    expect([night, night.length > 0]).toEqual([whole, true]);
  });

  it('finds nothing after returns, second payments and points without an order', async () => {
    const order = await paid();
    await grantPoints(food.service.db, food.customer2.id, 12);
    for (const type of ['payment.succeeded', 'payment.succeeded'])
      await callWebhook(
        food,
        'demo',
        demoCall({ id: randomUUID(), type, order_number: order.orderNumber, amount: order.totalCents / 100 }),
      );
    const { whole, night } = await found('SELECT $1::integer', order);
    expect([whole, night]).toEqual([[], []]);
  });
});
