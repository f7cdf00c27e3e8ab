import { searchText } from '#kit/language/search-text';
import type { Order } from '#services/food/orders/order.entity';
import { OrderTransitions } from '#services/food/orders/order-transitions.service';
import { trustMemory } from '../cache/ask';
import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { grantPoints, makeOrderRow, type OrderParts } from './factories';
import { type Food, startFood } from './food';

let food: Food;

beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food.service.close());

const order = (values: Partial<Order> = {}, parts?: OrderParts) =>
  makeOrderRow(food.service.db, { kitchenId: food.downtown.id, paymentStatus: 'paid', ...values }, parts);

const move = (who: 'owner' | 'manager' | 'kitchen', { id }: { id: number }, status: string, reason?: string) =>
  food[who].patch(`/api/orders/${id}/status`, { status, ...(reason ? { reason } : {}) });

async function walk(who: 'owner' | 'kitchen', row: Order, ...path: string[]): Promise<void> {
  for (const status of path)
    expect(await move(who, row, status)).toMatchObject({ status: 200, body: { data: { status } } });
}

describe('the moves of an order', () => {
  const actions = async (who: 'owner' | 'kitchen', id: number) =>
    Object.fromEntries(
      (await food[who].get(`/api/orders/${id}`)).body.data.actions.map(
        ({ action, allowed, reason }: { action: string; allowed: boolean; reason: string | null }) => [
          action,
          allowed || reason,
        ],
      ),
    );

  it('are told with why they are not possible, to each kind of account, and hold when they are tried', async () => {
    const rows = [
      await order({ paymentStatus: 'unpaid' }),
      await order(),
      await order({ status: 'ready', fulfillment: 'pickup' }),
      await order({ status: 'delivered' }),
    ];
    expect(await actions('owner', rows[0]!.id)).toMatchObject({ confirmed: 'payment_required', cancelled: true });
    expect(await actions('kitchen', rows[1]!.id)).toMatchObject({ confirmed: true, cancelled: 'transition_forbidden' });
    expect(await actions('owner', rows[2]!.id)).toMatchObject({
      out_for_delivery: 'transition_not_allowed',
      delivered: true,
    });
    const { data } = (await food.kitchen.get('/api/orders?limit=100')).body;
    expect(data.items.find(({ id }: Order) => id === rows[1]!.id).actions).toHaveLength(6);
    for (const row of rows)
      for (const who of ['owner', 'kitchen'] as const)
        for (const [status, told] of Object.entries(await actions(who, row.id))) {
          if (told === true) continue;
          expect((await move(who, row, status, 'because')).body).toMatchObject({ success: false, code: told });
        }
  });
});

describe('the way of an order', () => {
  it('takes a delivery through the kitchen to the door', async () => {
    const row = await order({
      fulfillment: 'delivery',
      address: { street: '1 Elm', city: 'New York', postcode: '10001' },
    });
    await walk('owner', row, 'confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered');
    const { body } = await food.owner.get(`/api/orders/${row.id}`);
    expect(body.data.timeline.map((entry: { status: string }) => entry.status)).toEqual([
      'pending',
      'confirmed',
      'preparing',
      'ready',
      'out_for_delivery',
      'delivered',
    ]);
    expect(body.data.timeline.at(-1)).toMatchObject({ by: 'staff', reason: null });
  });

  it('hands a pick-up over straight from ready', async () => {
    const row = await order({ status: 'ready', fulfillment: 'pickup' });
    expect((await move('owner', row, 'out_for_delivery')).status).toBe(409);
    await walk('owner', row, 'delivered');
  });

  it.each([
    ['pending', 'preparing'],
    ['pending', 'delivered'],
    ['preparing', 'confirmed'],
    ['delivered', 'cancelled'],
    ['out_for_delivery', 'cancelled'],
    ['cancelled', 'confirmed'],
    ['refunded', 'cancelled'],
    ['delivered', 'refunded'],
    ['confirmed', 'refunded'],
    ['confirmed', 'confirmed'],
  ] as const)('refuses %s to %s', async (from, to) => {
    const row = await order({ status: from, fulfillment: 'delivery' });
    const answer = await move('owner', row, to, 'because');
    expect(answer).toMatchObject({
      status: 409,
      body: { success: false, data: null, message: 'errors.transition_not_allowed', code: 'transition_not_allowed' },
    });
  });

  it('confirms nothing that is not paid', async () => {
    const row = await order({ paymentStatus: 'unpaid' });
    expect(await move('manager', row, 'confirmed')).toMatchObject({ status: 409, body: { code: 'payment_required' } });
  });

  it('cancels with a reason only, and refuses a status there is not', async () => {
    const row = await order({ status: 'preparing' });
    expect(await move('owner', row, 'cancelled')).toMatchObject({
      status: 400,
      body: { errors: { reason: expect.any(Array) } },
    });
    expect((await move('owner', row, 'eaten')).status).toBe(400);
    const cancelled = await move('owner', row, 'cancelled', 'Oven broke');
    expect(cancelled.body.data.timeline.at(-1)).toMatchObject({
      status: 'cancelled',
      reason: 'Oven broke',
      by: 'staff',
    });
  });

  it('lets one of two movers win', async () => {
    const row = await order({ status: 'confirmed' });
    const answers = await race(6, () => move('owner', row, 'preparing'));
    expect(statuses(answers)).toEqual({ 200: 1, 409: 5 });
    const timeline = await food.service.db.rows('SELECT 1 FROM order_event WHERE order_id = $1 AND status = $2', [
      row.id,
      'preparing',
    ]);
    expect(timeline).toHaveLength(1);
  });

  it('answers 404 for an order there is not', async () => {
    for (const id of ['999999', '0', 'abc', '99999999999999', '1e3']) {
      expect((await food.owner.get(`/api/orders/${id}`)).status).toBe(404);
      expect((await food.owner.patch(`/api/orders/${id}/status`, { status: 'confirmed' })).status).toBe(404);
    }
  });
});

describe('points on the way', () => {
  it('are credited once on delivery and taken back on refund', async () => {
    const { db } = food.service;
    const row = await order({ customerId: food.customer.id, status: 'ready', pointsEarned: 20 });
    const before = await balance();
    await walk('owner', row, 'delivered');
    expect(await balance()).toBe(before + 20);
    const moves = food.service.get(OrderTransitions);
    expect((await race(5, () => moves.markRefunded(row.id))).filter(Boolean)).toHaveLength(1);
    expect(await balance()).toBe(before);
    const [ledger] = await db.rows<{ sum: number }>(
      'SELECT sum(points) AS sum FROM reward_entry WHERE customer_id = $1',
      [food.customer.id],
    );
    expect(ledger?.sum ?? 0).toBe(before);
  });

  it('come back once when a redeeming order is cancelled, and are never revoked below zero', async () => {
    const { db } = food.service;
    await grantPoints(db, food.customer.id, 100);
    const before = await balance();
    const row = await order({ customerId: food.customer.id, pointsRedeemed: 100, status: 'confirmed' });
    await db.rows(`INSERT INTO reward_entry (customer_id, order_id, kind, points) VALUES ($1, $2, 'redeemed', -100)`, [
      food.customer.id,
      row.id,
    ]);
    await db.rows('UPDATE customer SET reward_points = reward_points - 100 WHERE id = $1', [food.customer.id]);
    await race(4, () => move('owner', row, 'cancelled', 'Closed early'));
    expect(await balance()).toBe(before);
  });

  async function balance(): Promise<number> {
    return (await food.customer.get('/api/rewards/me')).body.data.reward_points;
  }
});

describe('a kitchen account', () => {
  const HIDDEN = /price|total|amount|discount|fee|points|promo|email|revenue|supplement/i;

  it('sees its own queue, oldest first, without amounts or e-mail addresses', async () => {
    await order({ placedAt: new Date('2026-01-02T10:00:00Z') });
    await order({ placedAt: new Date('2026-01-01T10:00:00Z') });
    await order({ kitchenId: food.harbor.id, kitchenCode: 'harbor' });
    const { body } = await food.kitchen.get('/api/orders?limit=100');
    const placed = body.data.items.map((item: { placed_at: string }) => item.placed_at);
    expect(placed).toEqual([...placed].sort((one: string, other: string) => one.localeCompare(other)));
    expect(body.data.items.every((item: { kitchen_code: string }) => item.kitchen_code === 'downtown')).toBe(true);
    const keys = keysOf({ ...body.data, total: undefined, totalPages: undefined });
    expect(keys.filter(key => HIDDEN.test(key) && key !== 'total' && key !== 'totalPages')).toEqual([]);
    const { body: statistic } = await food.kitchen.get('/api/orders/statistic');
    expect(statistic.data).not.toHaveProperty('revenue');
  });

  it("never finds another kitchen's order", async () => {
    const row = await order({ kitchenId: food.harbor.id, kitchenCode: 'harbor', name: 'Harbor Guest' });
    expect((await food.kitchen.get(`/api/orders/${row.id}`)).status).toBe(404);
    expect((await move('kitchen', row, 'confirmed')).status).toBe(404);
    expect((await food.kitchen.get('/api/orders?q=harbor%20guest')).body.data.total).toBe(0);
    expect((await food.owner.get('/api/orders?q=harbor%20guest')).body.data.total).toBe(1);
  });

  it('does not learn an address by searching for it', async () => {
    const email = 'secret.guest@example.com';
    await order({ email, searchText: `${searchText('ORD-X Guest 555')}\n${searchText(email)}` });
    expect((await food.owner.get('/api/orders?q=secret.guest')).body.data.total).toBe(1);
    expect((await food.kitchen.get('/api/orders?q=secret.guest')).body.data.total).toBe(0);
  });

  it('confirms, prepares and finishes, and does nothing else', async () => {
    const row = await order({ fulfillment: 'delivery' });
    await walk('kitchen', row, 'confirmed', 'preparing', 'ready');
    expect(await move('kitchen', row, 'out_for_delivery')).toMatchObject({
      status: 403,
      body: { message: 'errors.transition_forbidden' },
    });
    expect(await move('kitchen', row, 'cancelled', 'no')).toMatchObject({
      status: 403,
      body: { code: 'transition_forbidden' },
    });
    expect(await move('kitchen', row, 'delivered')).toMatchObject({ status: 409 });
    expect((await food.kitchen.get('/api/overview')).status).toBe(403);
  });
});

describe('the list of orders', () => {
  it('filters by status, fulfillment, day and text, and refuses words that name nothing', async () => {
    await order({ status: 'delivered', placedAt: new Date('2025-03-09T05:30:00Z'), name: 'Clock Change' });
    const total = async (query: string) => (await food.owner.get(`/api/orders?${query}`)).body.data.total;
    expect(await total('date=2025-03-09')).toBe(1);
    expect(await total('date=2025-03-08')).toBe(0);
    expect(await total('q=clock&status=delivered,cancelled')).toBe(1);
    expect(await total('q=clock&status=pending')).toBe(0);
    expect(await total('q=%25')).toBe(0);
    for (const query of ['status=eaten', 'fulfillment=drone', 'date=2026-02-30', 'date=soon']) {
      expect((await food.owner.get(`/api/orders?${query}`)).status).toBe(400);
    }
  });

  it('reads any page with one statement, whatever the page is called', async () => {
    for (const query of [
      'page=abc&limit=0',
      'page=-1&limit=1000000000',
      'page=99999',
      'sort_by=nonsense&sort_order=up',
      'page[a]=1',
      'status=eaten&status=pending',
    ]) {
      expect((await food.owner.get(`/api/orders?${query}`)).status).toBe(200);
    }
    const statements = await statementsOf(food.service.db, () => food.owner.get('/api/orders?limit=100'));
    expect(statements.filter(statement => statement.includes('customer_order'))).toHaveLength(1);
  });

  it('sorts as asked and pages without repeating a row', async () => {
    const seen: number[] = [];
    for (let page = 1; ; page++) {
      const { body } = await food.owner.get(`/api/orders?sort_by=total&sort_order=asc&limit=7&page=${page}`);
      seen.push(...body.data.items.map((item: { id: number }) => item.id));
      if (page >= body.data.totalPages) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('tells figures to those who see amounts', async () => {
    const { body } = await food.owner.get('/api/orders/statistic');
    expect(body.data.total).toBe(Object.values<number>(body.data.by_status).reduce((sum, count) => sum + count, 0));
    expect(body.data.revenue).toBeGreaterThan(0);
    expect((await food.owner.get('/api/overview')).body.data).toMatchObject({
      range: 'today',
      time_zone: 'America/New_York',
    });
    expect((await food.owner.get('/api/overview?range=yesterday')).status).toBe(200);
    expect((await food.owner.get('/api/overview?range=ever')).status).toBe(400);
  });
});

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...keysOf(inner)]);
}

describe('the list of orders that was asked before', () => {
  const asked = '/api/orders?limit=2&page=2&sort_by=total&sort_order=asc&q=recalled';
  const recalled = (totalCents: number) => order({ name: 'Recalled', subtotalCents: totalCents, totalCents });
  const totals = async () => {
    const { body } = await food.owner.get(asked);
    return [body.data.total, ...body.data.items.map(({ total }: { total: number }) => total)];
  };

  it('is what it is now, whatever was written since', async () => {
    const { db } = food.service;
    const rows: Order[] = [];
    for (const totalCents of [1000, 2000, 3000, 4000]) rows.push(await recalled(totalCents));
    expect(await totals()).toEqual([4, 30, 40]);
    const clock = await trustMemory(food.service);
    const twice = await statementsOf(db, async () => {
      await totals();
      await totals();
    });
    clock.mockRestore();
    expect(twice.filter(text => /counted AS [^]*FROM customer_order/.test(text))).toHaveLength(1);
    await db.rows('UPDATE customer_order SET subtotal_cents = 500, total_cents = 500 WHERE id = $1', [rows[3]!.id]);
    expect(await totals()).toEqual([4, 20, 30]);
    await recalled(100);
    expect(await totals()).toEqual([5, 10, 20]);
    await db.rows('DELETE FROM customer_order WHERE id = $1', [rows[0]!.id]);
    expect(await totals()).toEqual([4, 20, 30]);
  });
});
