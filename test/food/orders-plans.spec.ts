/**
 * Fills tables with so many rows that statements of other files would get other plans.
 * @own-database
 */
import { DeadlineSweep } from '#services/food/deadlines/deadline-sweep.service';
import { OrderExpiry } from '#services/food/deadlines/order-expiry.service';
import { MAX_FOUND } from '#kit/database/list';
import { ORDER_SORTS } from '#services/food/orders/orders.queries';
import { trustMemory } from '../cache/ask';
import { fillTables } from '../harness/bulk-rows';
import type { Client } from '../harness/client';
import { executionsOf, plansOf } from '../harness/statements';
import { makeOrderRow } from './factories';
import { type Food, startFood } from './food';

const ORDERS = 200_000;
const TWO_YEARS = 2 * 365 * 24 * 3600;

let food: Food;

beforeAll(async () => {
  food = await startFood();
  const { db } = food.service;
  await db.rows(
    `INSERT INTO customer (username, first_name, last_name, email, password_hash)
     SELECT 'many-' || n, 'Many', 'Customers', 'many-' || n || '@example.com', '' FROM generate_series(1, 2000) n`,
  );
  // No plan depends on what the triggers write, which would take most of the time.
  await fillTables(db, { tables: ['customer_order', 'order_line'], withoutTriggers: true }, async () => {
    await insertOrders();
    await db.rows(
      `INSERT INTO order_line (order_id, position, name, quantity, unit_price_cents, line_total_cents)
       SELECT id, 1, '{"en": "Lentil soup", "ar": "شوربة عدس"}', 1, subtotal_cents, subtotal_cents FROM customer_order`,
    );
  });
  const time = new Date();
  const scheduled = { scheduledFor: time, promisedAt: time };
  await makeOrderRow(db, {
    customerId: food.customer.id,
    name: 'Zaynab Alaoui',
    kitchenId: food.downtown.id,
    ...scheduled,
  });
});
afterAll(() => food?.service.close());

/** One order in twenty is still on its way; of the others a few were cancelled. Moved a while after they were placed. */
const insertOrders = () =>
  food.service.db.rows(
    `WITH placed AS (
       SELECT n, now() - $2 * (1 - n / $1::integer::float) * interval '1 second' AS placed_at FROM generate_series(1, $1::integer) n
     )
     INSERT INTO customer_order (caller, idempotency_key, customer_id, kitchen_id, kitchen_code, status, payment_status,
       payment_method, fulfillment, name, email, phone, subtotal_cents, total_cents, search_text, placed_at, updated_at)
     SELECT 'guest:' || n || '@example.com', n, CASE WHEN n % 3 = 0 THEN (SELECT min(id) FROM customer) + n % 1999 END,
       CASE WHEN n % 2 = 0 THEN $3::integer ELSE $4::integer END, CASE WHEN n % 2 = 0 THEN 'downtown' ELSE 'harbor' END,
       CASE WHEN n % 20 = 0 THEN (ARRAY['pending', 'confirmed', 'preparing', 'ready', 'out_for_delivery'])[1 + n / 20 % 5]
         WHEN n % 33 = 0 THEN 'cancelled' ELSE 'delivered' END,
       CASE WHEN n % 100 = 0 THEN 'unpaid' ELSE 'paid' END, 'demo', CASE WHEN n % 5 < 3 THEN 'delivery' ELSE 'pickup' END,
       'Guest ' || left(md5(n::text), 6), n || '@example.com', '+1 212 555 0199', 1000 + n % 9000, 1000 + n % 9000,
       'ord ' || n || ' guest ' || left(md5(n::text), 6) || ' +1 212 555 0199' || E'\\n' || n || '@example.com',
       placed_at, placed_at + n % 50 * interval '1 hour'
     FROM placed`,
    [ORDERS, TWO_YEARS, food.downtown.id, food.harbor.id],
  );

/** Reads the list, and answers the plans of what it took. */
async function plansFor(caller: Client, path: string): Promise<string[]> {
  // What comes before the list, the caller's account for one, is planned as well and does not matter.
  const plans = await plansOf(food.service.db, async () => {
    const { status, body } = await caller.get(path);
    expect([status, body.data.items.length > 0]).toEqual([200, true]);
  });
  return plans.filter(plan => /customer_order/.test(plan));
}

const SCANS_ALL = /Seq Scan on (customer_order|order_line|payment)\b/;
const SORTS_MANY = /Sort {2}\(cost=\S+ rows=\d{5,}/;

function expectIndexed(plans: string[]): void {
  expect(plans).toHaveLength(1);
  for (const plan of plans) expect(plan).not.toMatch(SCANS_ALL);
  for (const plan of plans) expect(plan).not.toMatch(SORTS_MANY);
}

const yesterday = () => food.service.clock.now().subtract({ hours: 48 }).toString().slice(0, 10);

describe('the list of 200,000 orders', () => {
  it('reads its page and its total from indexes', async () => {
    for (const path of ['/api/orders', '/api/orders?page=40&limit=100']) {
      expectIndexed(await plansFor(food.owner, path));
    }
  });

  it.each(Object.keys(ORDER_SORTS).flatMap(by => [`${by}&sort_order=asc`, `${by}&sort_order=desc`]))(
    'is in the order of an index when sorted by %s',
    async sort => {
      expectIndexed(await plansFor(food.owner, `/api/orders?sort_by=${sort}`));
    },
  );

  it.each([
    ['what is new', 'status=pending'],
    ['what is done', 'status=delivered'],
    ['what is under way', 'status=confirmed,preparing,ready,out_for_delivery'],
    ['deliveries', 'fulfillment=delivery'],
    ['orders for a slot', 'scheduled=true'],
    ['orders for now', 'scheduled=false'],
    ['orders for a slot by their time', 'scheduled=true&sort_by=promised_at&sort_order=asc'],
    ['an order number', 'q=ord-123456'],
    ['an e-mail address', 'q=77777@example.com'],
    ['a name', 'q=zaynab'],
  ])('finds %s on indexes', async (_, filter) => {
    expectIndexed(await plansFor(food.owner, `/api/orders?${filter}`));
  });

  it('finds a day on an index', async () => {
    expectIndexed(await plansFor(food.owner, `/api/orders?date=${yesterday()}`));
  });
});

it('reads a page far behind that was asked before by the ids of its rows', async () => {
  const answers: unknown[] = [];
  const clock = await trustMemory(food.service);
  const plans = await plansOf(food.service.db, async () => {
    for (let times = 0; times < 2; times += 1) answers.push(await food.owner.get('/api/orders?page=1900&limit=100'));
  });
  clock.mockRestore();
  const [first, again] = plans.filter(plan => /on customer_order/.test(plan));
  expect(first).toMatch(/Aggregate/);
  expect(again).toMatch(/customer_order_pkey/);
  expect(again).not.toMatch(/ rows=\d{5,}/);
  expect(answers[1]).toMatchObject({ status: 200, body: (answers[0] as { body: object }).body });
});

it.each(['', '?status=confirmed,preparing', '?status=pending&limit=100', '?q=ord-123456'])(
  "reads a kitchen's queue%s from indexes",
  async query => {
    expectIndexed(await plansFor(food.kitchen, `/api/orders${query}`));
  },
);

it.each([
  ['since half a year', 'since=2024-01-01T00:00:00Z', 'customer_order_kitchen_changed_idx'],
  ['by way of delivery', 'fulfillment=delivery', 'customer_order_kitchen_ways_idx'],
])("counts a kitchen's orders %s in an index", async (_, query, index) => {
  const executions = await executionsOf(food.service.db, async () => {
    expect((await food.kitchen.get(`/api/orders?${query}`)).body.data.total).toBeGreaterThan(30_000);
  });
  const execution = executions.find(each => each.includes(index))!;
  expect(execution).toMatch(new RegExp(`Limit .*rows=\\d{5,}[^\n]*\n *->  Index Only Scan using ${index} `));
  expect(execution).toMatch(
    /Index (Only )?Scan (Backward )?using customer_order_(kitchen_)?placed_idx on customer_order o\w* .*rows=20\b/,
  );
});

it('reads no order for words of a kitchen that only e-mail addresses have', async () => {
  const executions = await executionsOf(food.service.db, async () => {
    expect((await food.kitchen.get('/api/orders?q=example.com')).body.data).toMatchObject({ items: [], total: 0 });
  });
  const steps = executions.find(each => each.includes('customer_order_search'))!.split('\n');
  const executed = steps.filter(step => / on customer_order/.test(step) && !step.includes('never executed'));
  expect(executed[0]).toMatch(/Bitmap Heap Scan on customer_order o\w* .*rows=0\b/);
  expect(executed[1]).toMatch(/Bitmap Index Scan on customer_order_search_name_idx .*rows=0\b/);
  expect(executed.filter(step => !/rows=0\b/.test(step))).toEqual([]);
});

it('counts the figures of all orders, and of those of a kitchen, in an index', async () => {
  for (const caller of [food.owner, food.kitchen]) {
    const plans = await plansOf(food.service.db, async () => {
      expect((await caller.get('/api/orders/statistic')).status).toBe(200);
    });
    expect(plans.filter(plan => /customer_order/.test(plan)).join('\n')).toMatch(
      /Index Only Scan using customer_order_figures_idx/,
    );
  }
});

it('reads the orders of one kitchen from its index', async () => {
  const plans = await plansFor(food.owner, '/api/orders?kitchen=harbor');
  expectIndexed(plans);
  expect(plans[0]).toContain('Index Only Scan using customer_order_kitchen_ways_idx');
});

describe('20,000 refunds', () => {
  beforeAll(async () => {
    const { db } = food.service;
    await fillTables(db, { tables: ['payment', 'refund', 'refund_part'], withoutTriggers: true }, () =>
      db.rows(
        `WITH paid AS (
           INSERT INTO payment (reference, provider, amount_cents, currency, status)
           SELECT order_number, 'stripe', 1000, 'USD', 'paid' FROM customer_order WHERE id % 10 = 0 RETURNING id, reference
         ), added AS (
           INSERT INTO refund (payment_id, reference, amount_cents, reason_kind, keyed_at, asked_at, search_text)
           SELECT paid.id, reference, 500, 'outside', now(), now(), o.search_text
           FROM paid JOIN customer_order o ON o.order_number = reference RETURNING id, reference
         )
         INSERT INTO refund_part (refund_id, reference, kind, gross_cents, amount_cents)
         SELECT id, reference, 'outside', 500, 500 FROM added`,
      ),
    );
  });

  it.each([
    ['guest', MAX_FOUND + 1, new RegExp(`Limit .*rows=${MAX_FOUND + 1}\\b`)],
    ['123450@example', 1, /Bitmap Index Scan on refund_search_idx .*rows=1\b/],
  ] as const)('with the word %s are found without their orders', async (q, total, step) => {
    const executions = await executionsOf(food.service.db, async () => {
      expect((await food.owner.get(`/api/refunds?q=${q}`)).body.data.total).toBe(total);
    });
    const execution = executions.find(each => each.includes('refund r'))!;
    expect(execution).toMatch(step);
    const orders = execution.split('\n').filter(line => / on customer_order\b/.test(line));
    expect(orders.filter(line => !line.includes('never executed'))).toEqual([]);
    expect(orders.length).toBeGreaterThan(0);
  });
});

it("reads a customer's orders from their index", async () => {
  expectIndexed(await plansFor(food.customer, '/api/orders/my'));
});

describe('deadlines among 200,000 orders', () => {
  beforeAll(async () => {
    await food.service.db.rows(
      `UPDATE customer_order SET hold_expires_at = now() + interval '1 hour'
       WHERE status = 'pending' AND payment_status = 'unpaid'`,
    );
    await food.service.db.rows('ANALYZE customer_order');
  });

  it('are found on partial indexes by the sweep', async () => {
    const plans = await plansOf(food.service.db, () => food.service.get(DeadlineSweep).sweep());
    const indexes = plans.map(plan => /using (customer_order_\w+)/.exec(plan)?.[1]);
    expect(indexes).toEqual([
      'customer_order_hold_expires_at_idx',
      'customer_order_accept_by_idx',
      'customer_order_accept_reminder_at_idx',
    ]);
  });

  it.each([
    ['kitchen', () => ({ kitchenId: food.downtown.id })],
    ['promo code', () => ({ promoId: food.promo.id })],
  ])('of one %s are found on the partial index', async (_, where) => {
    const plans = await plansOf(food.service.db, () => food.service.get(OrderExpiry).expireHolds(where()));
    expect(plans).toHaveLength(1);
    expect(plans[0]).toMatch(/using customer_order_hold_expires_at_idx/);
  });
});
