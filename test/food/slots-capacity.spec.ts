import { BooksChecks } from '#money/books/books-checks.service';
import { race } from '../harness/race';
import { type Food, startFood } from './food';
import { makeKitchen } from './factories';
import { after, codes, NOON, orderAt, slotKitchen, slotRows, slotsOf } from './slots.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000', RATE_LIMIT_PAYMENT_SESSION: '100000' });
});
afterAll(() => food?.service.close());
beforeEach(() => food.service.clock.set(NOON));

const change = (code: string, values: object) => food.owner.patch(`/api/kitchens/${code}`, values);
const orderOf = async (code: string, values: Record<string, unknown> = {}) =>
  (await orderAt(food, code, values)).body.data.order;
const shown = async (id: number) => (await food.owner.get(`/api/orders/${id}`)).body.data;
const cancel = (id: number) => food.owner.patch(`/api/orders/${id}/status`, { status: 'cancelled', reason: 'x' });
const pay = ({ order_number, email }: { order_number: string; email: string }) =>
  food.anonymous.post('/api/payments/checkout-session', { order_number, email });

describe('the fields of a kitchen', () => {
  it('come back as they are sent, and are off at first', async () => {
    const { code } = await makeKitchen(food.service.db);
    const off = {
      slot_minutes: 15,
      slot_orders: null,
      slot_dishes: null,
      slot_days_ahead: 0,
      last_order_minutes: 0,
      lead_from_dishes: false,
      accept_minutes: 0,
    };
    expect((await food.anonymous.get(`/api/kitchens/${code}`)).body.data).toMatchObject(off);
    const on = {
      slot_minutes: 30,
      slot_orders: 10,
      slot_dishes: 40,
      slot_days_ahead: 30,
      last_order_minutes: 20,
      lead_from_dishes: true,
      accept_minutes: 120,
    };
    expect((await change(code, on)).body.data).toMatchObject(on);
    expect((await change(code, off)).body.data).toMatchObject(off);
  });

  it.each([
    ['slot_minutes', 20],
    ['slot_orders', 0],
    ['slot_dishes', 1.5],
    ['slot_days_ahead', 31],
    ['last_order_minutes', -1],
    ['accept_minutes', 121],
  ])('%s cannot be %p', async (field, value) => {
    const { status, body } = await change('downtown', { [field]: value });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });
});

describe('the length of slots', () => {
  it('cannot change while a future slot of another length is held', async () => {
    const kitchen = await slotKitchen(food, { slotOrders: 5 });
    const { id } = await orderOf(kitchen.code, { scheduled_for: after(60) });
    expect((await change(kitchen.code, { slot_minutes: 30 })).body).toMatchObject({ code: 'slots_in_use' });
    expect((await change(kitchen.code, { slot_minutes: 15, slot_orders: 6 })).status).toBe(200);
    await cancel(id);
    expect((await change(kitchen.code, { slot_minutes: 30 })).status).toBe(200);
    await orderOf(kitchen.code, { scheduled_for: after(60) });
    expect(await slotRows(food, kitchen.id)).toMatchObject([{ starts_at: after(60), ends_at: after(90), orders: 1 }]);
    food.service.clock.set(after(90));
    expect((await change(kitchen.code, { slot_minutes: 60 })).status).toBe(200);
  });
});

describe('the first limit', () => {
  it('writes the holds of orders under way, however many there are, and ends those of unpaid orders', async () => {
    const kitchen = await slotKitchen(food);
    const placed = [];
    for (let count = 0; count < 3; count += 1) placed.push(await orderOf(kitchen.code, { scheduled_for: after(60) }));
    const [unpaid, paid] = [await orderOf(kitchen.code, { dishes: 12 }), await orderOf(kitchen.code)];
    await cancel(placed[2]!.id);
    await pay(paid);
    expect(await slotRows(food, kitchen.id)).toEqual([]);
    expect(await shown(unpaid.id)).toMatchObject({ slot: null, hold_expires_at: null });
    expect((await change(kitchen.code, { slot_orders: 1 })).status).toBe(200);
    expect(await slotRows(food, kitchen.id)).toMatchObject([
      { starts_at: after(15), orders: 2, dishes: 13, holds: 2 },
      { starts_at: after(60), orders: 2, dishes: 2, holds: 2 },
    ]);
    expect(await shown(unpaid.id)).toMatchObject({ slot: { starts_at: after(15) }, hold_expires_at: after(30) });
    expect(await shown(paid.id)).toMatchObject({ slot: { starts_at: after(15) }, hold_expires_at: null });
    expect(codes([await orderAt(food, kitchen.code, { scheduled_for: after(60) })])).toEqual({ '409 slot_full': 1 });
    await expect(
      food.service.db.rows('UPDATE kitchen_slot SET orders = 3 WHERE kitchen_id = $1', [kitchen.id]),
    ).rejects.toThrow('kitchen_slot_not_oversold');
  });

  it('may come with another length of slots', async () => {
    const kitchen = await slotKitchen(food);
    await orderOf(kitchen.code);
    expect((await change(kitchen.code, { slot_minutes: 60, slot_dishes: 5 })).status).toBe(200);
    expect(await slotRows(food, kitchen.id)).toMatchObject([{ starts_at: after(0), ends_at: after(60), orders: 1 }]);
  });

  it('set while orders come leaves none of them without a slot', async () => {
    const kitchen = await slotKitchen(food);
    const placed = Array.from({ length: 20 }, () => orderAt(food, kitchen.code));
    await Promise.race(placed);
    expect((await change(kitchen.code, { slot_orders: 3 })).status).toBe(200);
    const answers = await Promise.all(placed);
    expect(codes(answers)).toEqual({ 201: 20 });
    const without = await food.service.db.rows(
      `SELECT id FROM customer_order WHERE kitchen_id = $1 AND NOT EXISTS (SELECT FROM slot_hold WHERE order_id = id)`,
      [kitchen.id],
    );
    expect(without).toEqual([]);
  });

  it('refuses an order that read none before', async () => {
    const kitchen = await slotKitchen(food, { slotOrders: 3 });
    const insert = `INSERT INTO customer_order (caller, idempotency_key, kitchen_id, kitchen_code, payment_method,
        fulfillment, name, email, phone, subtotal_cents, total_cents, placed_at)
      VALUES ('guest:a', gen_random_uuid(), $1, 'x', 'demo', 'pickup', 'Sara', 'a@example.com', '1', 100, 100, now())`;
    await expect(food.service.db.rows(insert, [kitchen.id])).rejects.toThrow('holds no slot');
  });
});

describe('an order that is paid late', () => {
  const notes = async (number: string) => {
    const feed = (await food.manager.get('/api/notifications?limit=50')).body.data;
    const items: { type: string; data: { order_number: string } }[] = feed.items;
    return items.filter(note => note.data.order_number === number).map(note => note.type);
  };

  it('keeps a slot that it can still make', async () => {
    const { code } = await slotKitchen(food, { slotOrders: 1 });
    const order = await orderOf(code);
    food.service.clock.set(after(5));
    await pay(order);
    expect(await shown(order.id)).toMatchObject({ slot: { starts_at: after(15) }, promised_at: after(25) });
  });

  it('moves to the earliest free slot from payment and lead on', async () => {
    const kitchen = await slotKitchen(food, { slotOrders: 1 });
    const [first, second] = [await orderOf(kitchen.code), await orderOf(kitchen.code)];
    expect(await shown(second.id)).toMatchObject({ slot: { starts_at: after(30) }, promised_at: after(30) });
    food.service.clock.set(after(12));
    await pay(first);
    expect(await shown(first.id)).toMatchObject({ slot: { starts_at: after(45) }, promised_at: after(45) });
    expect(await slotRows(food, kitchen.id)).toMatchObject([
      { starts_at: after(15), orders: 0, holds: 0 },
      { starts_at: after(30), orders: 1, holds: 1 },
      { starts_at: after(45), orders: 1, holds: 1 },
    ]);
    expect(await notes(first.order_number)).not.toContain('order_late_for_slot');
  });

  it('keeps its slot where none is free, and staff are told', async () => {
    const hours = [{ day: 3, open: '11:00', close: '12:30' }];
    const kitchen = await slotKitchen(food, { slotOrders: 1, hours });
    const orders = [];
    for (let count = 0; count < 3; count += 1) orders.push(await orderOf(kitchen.code));
    expect(codes([await orderAt(food, kitchen.code)])).toEqual({ '409 slot_full': 1 });
    food.service.clock.set(after(20));
    await pay(orders[0]);
    expect(await shown(orders[0]!.id)).toMatchObject({ slot: { starts_at: after(15) }, promised_at: after(40) });
    expect(await notes(orders[0]!.order_number)).toContain('order_late_for_slot');
  });

  it('is never moved when it is scheduled, and staff are told', async () => {
    const { code } = await slotKitchen(food, { slotOrders: 1 });
    const order = await orderOf(code, { scheduled_for: after(30) });
    food.service.clock.set(after(26));
    await pay(order);
    expect(await shown(order.id)).toMatchObject({ slot: { starts_at: after(30) }, promised_at: after(30) });
    expect(await notes(order.order_number)).toContain('order_late_for_slot');
  });

  it('finds one slot in a race of ten payments and ten orders', async () => {
    const kitchen = await slotKitchen(food, { slotOrders: 2 });
    const orders = (await race(10, () => orderAt(food, kitchen.code))).map(answer => answer.body.data.order);
    food.service.clock.set(after(29));
    const [paid, placed] = await Promise.all([
      race(10, index => pay(orders[index])),
      race(10, () => orderAt(food, kitchen.code)),
    ]);
    expect(paid.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(codes(placed)).toEqual({ 201: 10 });
    const rows = await slotRows(food, kitchen.id);
    expect(rows.reduce((sum, row) => sum + row.orders, 0)).toBe(20);
    for (const row of rows) expect([row.orders, row.dishes]).toEqual([row.holds, row.held_dishes]);
    expect(Math.max(...rows.map(({ orders: taken }) => taken))).toBe(2);
  });
});

describe('an unpaid hold that is over', () => {
  it('is free at its instant, for the list of slots and for orders, without a sweep', async () => {
    const kitchen = await slotKitchen(food, { slotOrders: 1 });
    const order = await orderOf(kitchen.code, { scheduled_for: after(60) });
    const available = async () => {
      const { days } = await slotsOf(food, kitchen.code, '2026-05-13');
      return days[0].slots.find((slot: { starts_at: string }) => slot.starts_at === after(60)).available;
    };
    food.service.clock.set(new Date(Date.parse(after(30)) - 1).toISOString());
    expect([
      await available(),
      ...Object.keys(codes([await orderAt(food, kitchen.code, { scheduled_for: after(60) })])),
    ]).toEqual([false, '409 slot_full']);
    food.service.clock.set(after(30));
    expect(await available()).toBe(true);
    expect(codes([await orderAt(food, kitchen.code, { scheduled_for: after(60) })])).toEqual({ 201: 1 });
    expect(await shown(order.id)).toMatchObject({ status: 'cancelled', slot: null });
    expect(await slotRows(food, kitchen.id)).toMatchObject([{ orders: 1, holds: 1 }]);
  });

  it('of many orders makes room for as many at once', async () => {
    const kitchen = await slotKitchen(food, { slotOrders: 5 });
    await race(5, () => orderAt(food, kitchen.code, { scheduled_for: after(60) }));
    food.service.clock.set(after(30));
    const answers = await race(10, () => orderAt(food, kitchen.code, { scheduled_for: after(60) }));
    expect(codes(answers)).toEqual({ 201: 5, '409 slot_full': 5 });
    expect(await slotRows(food, kitchen.id)).toMatchObject([{ orders: 5, holds: 5 }]);
  });
});

it('a refund before the order leaves frees its slot, one after it does not', async () => {
  const kitchen = await slotKitchen(food, { slotOrders: 5 });
  const { db } = food.service;
  const [near, gone] = [await orderOf(kitchen.code), await orderOf(kitchen.code)];
  const set = (id: number, status: string) =>
    db.rows('UPDATE customer_order SET status = $2 WHERE id = $1', [id, status]);
  await set(near.id, 'ready');
  await set(gone.id, 'out_for_delivery');
  for (const { id } of [near, gone]) await set(id, 'refunded');
  expect(await slotRows(food, kitchen.id)).toMatchObject([{ orders: 1, holds: 1 }]);
});

it('the books find a counter that differs from its holds', async () => {
  const kitchen = await slotKitchen(food, { slotOrders: 5 });
  await orderOf(kitchen.code, { dishes: 3 });
  const differences = async () => {
    const all = (await food.service.get(BooksChecks).run()).differences;
    return all.filter(({ check, subject }) => check === 'B9' && subject.startsWith(`slot:${kitchen.id}:`));
  };
  expect(await differences()).toEqual([]);
  await food.service.db.rows('UPDATE kitchen_slot SET dishes = 4 WHERE kitchen_id = $1', [kitchen.id]);
  const subject = `slot:${kitchen.id}:${Date.parse(after(15)) / 1000} dishes`;
  expect(await differences()).toEqual([{ check: 'B9', reference: '', subject, expected: '3', actual: '4' }]);
});

describe('the list of orders', () => {
  it('filters scheduled ones and sorts by the promised time', async () => {
    const { code } = await slotKitchen(food);
    const later = await orderOf(code, { scheduled_for: after(90) });
    const soon = await orderOf(code, { scheduled_for: after(60) });
    const now = await orderOf(code);
    const ids = async (query: string, caller = food.owner) =>
      (await caller.get(`/api/orders?kitchen=${code}&${query}`)).body.data.items.map(
        (order: { id: number }) => order.id,
      );
    expect(await ids('sort_by=promised_at&sort_order=asc')).toEqual([now.id, soon.id, later.id]);
    expect(await ids('sort_by=promised_at')).toEqual([later.id, soon.id, now.id]);
    expect(await ids('scheduled=true')).toEqual([soon.id, later.id]);
    expect(await ids('scheduled=false')).toEqual([now.id]);
    expect((await food.owner.get('/api/orders?scheduled=maybe')).status).toBe(400);
  });
});
