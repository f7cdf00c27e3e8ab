import { randomUUID } from 'node:crypto';
import type { Order } from '#services/food/orders/order.entity';
import { BooksChecks, CHECK_BOOKS } from '#money/books/books-checks.service';
import { Jobs } from '#jobs/jobs';
import { command } from '../cli/commands';
import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { grantPoints, makeOrderRow } from './factories';
import { type Food, startFood } from './food';
import { callWebhook, checkout, demoCall, unpaidOrder } from './payments.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food?.service.close());

const rows = <Row>(text: string, values?: unknown[]) => food.service.db.rows<Row>(text, values);
const differences = async () => (await food.service.get(BooksChecks).run()).differences;

/** An order of a delivery with both discounts. */
const delivery = () =>
  unpaidOrder(food, 'demo', {
    fulfillment: 'delivery',
    promoDiscountCents: 261,
    rewardsDiscountCents: 500,
    deliveryFeeCents: 350,
    totalCents: 2199,
  });

async function paid(order: Order): Promise<Order> {
  expect((await checkout(food, order)).status).toBe(201);
  return order;
}

const payAgain = (order: Order) =>
  callWebhook(
    food,
    'demo',
    demoCall({
      id: randomUUID(),
      type: 'payment.succeeded',
      order_number: order.orderNumber,
      amount: order.totalCents / 100,
    }),
  );

async function entries(order: Order): Promise<string[]> {
  const found = await rows<{ entry: string }>(
    `SELECT concat_ws(' ', debit, credit, amount_cents) AS entry FROM ledger_entry WHERE reference = $1 ORDER BY entry`,
    [order.orderNumber],
  );
  return found.map(({ entry }) => entry);
}

describe('entries', () => {
  it('of an order exist once it is paid, and add up to nothing receivable', async () => {
    const order = await delivery();
    expect(await entries(order)).toEqual([]);
    await paid(order);
    expect(await entries(order)).toEqual([
      'processor:demo receivable 2199',
      'promo_discounts receivable 261',
      'receivable delivery_fees 350',
      'receivable sales 2610',
      'reward_discounts receivable 500',
    ]);
    expect(await differences()).toEqual([]);
  });

  it('of an order without a total exist too', async () => {
    const order = await makeOrderRow(food.service.db, {
      subtotalCents: 500,
      rewardsDiscountCents: 500,
      totalCents: 0,
      paymentStatus: 'paid',
    });
    expect(await entries(order)).toEqual(['receivable sales 500', 'reward_discounts receivable 500']);
    expect(await differences()).toEqual([]);
  });

  it('of a payment that was never made are reversed, and written again when the money arrives after all', async () => {
    const order = await paid(await delivery());
    const set = async (payment: string, its: string) => {
      await rows(`UPDATE payment SET status = $2 WHERE reference = $1`, [order.orderNumber, payment]);
      await rows(`UPDATE customer_order SET payment_status = $2 WHERE id = $1`, [order.id, its]);
    };
    await set('failed', 'failed');
    expect(await entries(order)).toHaveLength(10);
    expect(await differences()).toEqual([]);
    await set('paid', 'paid');
    expect(await entries(order)).toHaveLength(15);
    expect(await differences()).toEqual([]);
  });

  it('of points follow each movement', async () => {
    const { id } = food.customer2;
    await grantPoints(food.service.db, id, 120);
    await grantPoints(food.service.db, id, -20);
    expect(await rows(`SELECT debit, amount_cents FROM ledger_entry WHERE customer_id = $1 ORDER BY id`, [id])).toEqual(
      [
        { debit: 'points_issued', amount_cents: 120 },
        { debit: 'points_held', amount_cents: 20 },
      ],
    );
    expect(await differences()).toEqual([]);
  });

  it('cannot be changed, deleted or written by hand', async () => {
    await paid(await delivery());
    for (const statement of [
      'UPDATE ledger_entry SET amount_cents = amount_cents + 1',
      'DELETE FROM ledger_entry',
      'TRUNCATE ledger_entry',
      'TRUNCATE closed_day',
      `INSERT INTO ledger_entry (debit, credit, amount_cents, unit, source) VALUES ('cash', 'receivable', 1, 'USD', 'hand')`,
    ])
      await expect(rows(statement)).rejects.toThrow(/only/);
    expect(await differences()).toEqual([]);
  });
});

describe('the check', () => {
  /** What the check finds while `change` is applied. */
  async function found(change: string, values?: unknown[]) {
    let seen: Awaited<ReturnType<typeof differences>> = [];
    const undone = new Error('undone');
    await food.service.db
      .transaction(async () => {
        await rows(change, values);
        seen = await seenIn();
        throw undone;
      })
      .catch(error => expect(error).toBe(undone));
    return seen;
  }
  /** Inside a transaction that has begun, so without its own isolation level. */
  const seenIn = async () => (await food.service.get(BooksChecks).findDifferences()).differences;

  it.each([
    [
      'one cent of an order',
      'UPDATE customer_order SET subtotal_cents = subtotal_cents + 1, total_cents = total_cents + 1 WHERE id = $1',
      ['B5'],
    ],
    ['a refunded amount', 'UPDATE customer_order SET refunded_cents = 1 WHERE id = $1', ['B5']],
    [
      'the amount of a payment',
      'UPDATE payment p SET amount_cents = p.amount_cents + 1 FROM customer_order o WHERE o.id = $1 AND p.reference = o.order_number',
      ['B4', 'B7'],
    ],
    [
      'a return without a refund',
      'UPDATE payment p SET refunded_cents = 1 FROM customer_order o WHERE o.id = $1 AND p.reference = o.order_number',
      ['B3', 'B3'],
    ],
    [
      'money without an order',
      `UPDATE payment p SET reference = 'ORD-0' FROM customer_order o WHERE o.id = $1 AND p.reference = o.order_number`,
      ['B7', 'B7'],
    ],
  ])('finds %s', async (_, change, checks) => {
    const order = await paid(await delivery());
    const seen = await found(change, [order.id]);
    expect(seen.map(({ check }) => check)).toEqual(checks);
    expect(seen.some(({ reference }) => reference === order.orderNumber || checks[0] === 'B4')).toBe(true);
    expect(await differences()).toEqual([]);
  });

  it('finds points', async () => {
    const seen = await found('UPDATE customer SET reward_points = reward_points + 1 WHERE id = $1', [food.customer.id]);
    expect(seen).toEqual([
      { check: 'B6', reference: '', subject: `customer ${food.customer.id}`, expected: '1', actual: '0' },
      { check: 'B6', reference: '', subject: `customer ${food.customer.id}`, expected: '1', actual: '0' },
    ]);
  });

  it('runs nightly, is shown to staff and tells them of differences', async () => {
    const order = await paid(await delivery());
    const change = `UPDATE customer_order SET subtotal_cents = subtotal_cents + $2, total_cents = total_cents + $2 WHERE id = $1`;
    const nightly = async () => {
      await food.service.get(Jobs).enqueue(CHECK_BOOKS, {});
      await food.service.doJobs();
      return (await food.owner.get('/api/books/check')).body.data;
    };
    await rows(change, [order.id, 1]);
    expect(await nightly()).toMatchObject({
      count: 1,
      differences: [{ check: 'B5', reference: order.orderNumber, expected: '2611', actual: '2610' }],
    });
    const notices = await rows<{ type: string }>(
      `SELECT type FROM notification WHERE recipient_id = $1 AND type = 'books_differ'`,
      [food.owner.id],
    );
    expect(notices).toHaveLength(1);
    const check = async () => command('books check --service food --json');
    expect(await check()).toMatchObject({ exitCode: 1, data: { services: { food: { count: 1 } } } });
    expect((await command('books check')).out).toContain(order.orderNumber);
    await rows(change, [order.id, -1]);
    expect(await check()).toMatchObject({ exitCode: 0, data: { services: { food: { count: 0, differences: [] } } } });
    expect(await command('books check --service property')).toMatchObject({ exitCode: 1 });
    expect(await nightly()).toMatchObject({ count: 0, differences: [] });
  });
});

describe('routes', () => {
  it('show the books of an order, and its entries', async () => {
    const order = await paid(await delivery());
    const { body } = await food.manager.get(`/api/orders/${order.id}/books`);
    expect(body.data).toMatchObject({
      gross: 26.1,
      discounts: 7.61,
      fees: 3.5,
      tip: 0,
      charged: 21.99,
      received: 21.99,
      refunded: [],
      owed: 0,
    });
    expect(body.data.entries).toHaveLength(5);
    const listed = await food.owner.get(`/api/books/entries?reference=${order.orderNumber}&account=sales`);
    expect(listed.body.data.total).toBe(1);
    expect(listed.body.data.data[0]).toMatchObject({ debit: 'receivable', credit: 'sales', amount: 26.1, unit: 'USD' });
    expect((await food.owner.get('/api/orders/999999/books')).status).toBe(404);
  });

  it('show nothing to kitchen accounts, whatever their role', async () => {
    const account = await rows<{ id: number }>(`UPDATE account SET scope_id = $1 WHERE id = $2 RETURNING id`, [
      food.downtown.id,
      food.manager.id,
    ]);
    expect(account).toHaveLength(1);
    for (const path of ['/api/orders/1/books', '/api/books/entries', '/api/books/check', '/api/books/days/2026-05-01'])
      expect((await food.manager.get(path)).body.code).toBe('books_forbidden');
    await rows(`UPDATE account SET scope_id = NULL WHERE id = $1`, [food.manager.id]);
    expect((await food.kitchen.get('/api/books/entries')).status).toBe(403);
  });

  it('report a day in one statement besides the account, and each kitchen of it', async () => {
    const [{ day } = { day: '' }] = await rows<{ day: string }>('SELECT max(day)::text AS day FROM ledger_entry');
    const statements = await statementsOf(food.service.db, async () => {
      expect((await food.owner.get(`/api/books/days/${day}`)).status).toBe(200);
    });
    expect(statements.filter(text => text.includes('ledger_entry'))).toHaveLength(1);
    const report = (await food.owner.get(`/api/books/days/${day}`)).body.data;
    expect(report.received).toBe(report.net + report.unplaced);
    expect(report.kitchens).toEqual([
      { code: 'downtown', ...pick(report, 'gross', 'discounts', 'fees', 'tips', 'net') },
    ]);
    expect(report.closed_at).toBeNull();
    const none = (await food.owner.get(`/api/books/days/${day}?kitchen=harbor`)).body.data;
    expect([none.gross, none.received, none.kitchens]).toEqual([0, 0, []]);
    expect((await food.owner.get('/api/books/days/2026-02-30')).status).toBe(404);
  });
});

const pick = (from: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(names.map(name => [name, from[name]]));

describe('closing', () => {
  it('is for days that are over, in order, once; later entries fall on the first open day', async () => {
    const { clock } = food.service;
    const order = await paid(await delivery());
    const [{ day, next, after } = { day: '', next: '', after: '' }] = await rows<
      Record<'day' | 'next' | 'after', string>
    >(`SELECT max(day)::text AS day, (max(day) + 1)::text AS next, (max(day) + 2)::text AS after FROM ledger_entry`);
    const close = (date: string) => food.owner.post(`/api/books/days/${date}/close`);
    clock.set(`${next}T04:14:59Z`); // 00:14:59 in New York, or 23:14:59 in winter
    expect((await close(day)).body.code).toBe('day_not_over');
    clock.set(`${next}T05:15:00Z`);
    // Tests before this one may have begun on another day.
    const earlier = `SELECT DISTINCT day::text AS date FROM ledger_entry WHERE day < '${day}' ORDER BY 1`;
    for (const { date } of await rows<{ date: string }>(earlier)) expect((await close(date)).status).toBe(201);
    expect((await food.kitchen.post(`/api/books/days/${day}/close`)).status).toBe(403);
    const answers = await race(5, () => close(day));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 4 });
    const closed = answers.find(({ status }) => status === 201)!.body.data;
    expect(closed.digest).toMatch(/^[0-9a-f]{64}$/);
    expect((await close(day)).body.code).toBe('day_closed');

    // The signature is of the real time.
    clock.set(new Date().toISOString());
    // The first event reports the payment that is known.
    expect(statuses([await payAgain(order), await payAgain(order)])).toEqual({ 200: 2 });
    const late = await rows<{ day: string }>(
      `SELECT DISTINCT day::text FROM ledger_entry WHERE reference = $1 AND credit = 'unplaced'`,
      [order.orderNumber],
    );
    expect(late).toEqual([{ day: next }]);
    expect((await food.owner.get(`/api/books/days/${day}`)).body.data).toEqual(closed);
    clock.set(`${after}T12:00:00Z`);
    expect((await close(after)).body.code).toBe('day_not_over');
    clock.advance({ hours: 48 });
    expect((await close(after)).body.code).toBe('earlier_day_open');
    expect((await close(next)).status).toBe(201);
    expect((await close(after)).status).toBe(201);
  });
});
