import { expectNone } from '../harness/expect-none';
import { race } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { type Food, startFood } from './food';
import { oneOf } from './placement.actors';
import { after, codes, NOON, orderAt, slotKitchen, slotRows } from './slots.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.service.close());
beforeEach(() => food.service.clock.set(NOON));

const cancel = (id: number) =>
  food.owner.patch(`/api/orders/${id}/status`, { status: 'cancelled', reason: 'The guest called' });
const change = (code: string, values: object) => food.owner.patch(`/api/kitchens/${code}`, values);

describe('a limit of orders', () => {
  it('spreads 50 orders at once over five slots of exactly 10', async () => {
    const kitchen = await slotKitchen(food, { slotOrders: 10 });
    const answers = await race(50, () => orderAt(food, kitchen.code));
    expect(codes(answers)).toEqual({ 201: 50 });
    const rows = await slotRows(food, kitchen.id);
    expect(rows.map(({ starts_at, orders, holds }) => [starts_at, orders, holds])).toEqual(
      [15, 30, 45, 60, 75].map(minutes => [after(minutes), 10, 10]),
    );
    const promised = answers.map(({ body }) => String(body.data.order.promised_at)).toSorted();
    expect(promised).toEqual([20, 30, 45, 60, 75].flatMap(minutes => Array(10).fill(after(minutes))));
  });

  it('of 3 takes 3 of 40 orders for one slot', async () => {
    const kitchen = await slotKitchen(food, { slotOrders: 3 });
    const answers = await race(40, () => orderAt(food, kitchen.code, { scheduled_for: after(60) }));
    expect(codes(answers)).toEqual({ 201: 3, '409 slot_full': 37 });
    expect(await slotRows(food, kitchen.id)).toMatchObject([{ starts_at: after(60), orders: 3, holds: 3 }]);
  });

  it('gives one freed place to one of 20 orders', async () => {
    const kitchen = await slotKitchen(food, { slotOrders: 3 });
    const full = await race(3, () => orderAt(food, kitchen.code, { scheduled_for: after(60) }));
    const cancelled = cancel(full[0]!.body.data.order.id);
    const [, ...answers] = await Promise.all([
      cancelled,
      ...Array.from({ length: 20 }, async () => {
        await cancelled;
        return orderAt(food, kitchen.code, { scheduled_for: after(60) });
      }),
    ]);
    expect(codes(answers)).toEqual({ 201: 1, '409 slot_full': 19 });
    expect(await slotRows(food, kitchen.id)).toMatchObject([{ orders: 3, holds: 3 }]);
  });

  it('that is lowered below what is taken leaves those orders and takes no more', async () => {
    const kitchen = await slotKitchen(food, { slotOrders: 5 });
    const scheduled_for = after(60);
    const [first] = await race(5, () => orderAt(food, kitchen.code, { scheduled_for }));
    expect((await change(kitchen.code, { slot_orders: 3 })).status).toBe(200);
    const again = async () => codes([await orderAt(food, kitchen.code, { scheduled_for })]);
    expect(await again()).toEqual({ '409 slot_full': 1 });
    await cancel(first!.body.data.order.id);
    expect(await again()).toEqual({ '409 slot_full': 1 });
    expect(await slotRows(food, kitchen.id)).toMatchObject([{ orders: 4, holds: 4 }]);
    await change(kitchen.code, { slot_orders: 5 });
    expect(await again()).toEqual({ 201: 1 });
  });

  it('cannot be passed by hand', async () => {
    const kitchen = await slotKitchen(food, { slotOrders: 3, slotDishes: 20 });
    await orderAt(food, kitchen.code, { scheduled_for: after(60), dishes: 7 });
    await orderAt(food, kitchen.code, { scheduled_for: after(60), dishes: 7 });
    const set = (values: string) =>
      food.service.db.rows(`UPDATE kitchen_slot SET ${values} WHERE kitchen_id = $1`, [kitchen.id]);
    await expect(set('orders = 4')).rejects.toThrow('kitchen_slot_not_oversold');
    await expect(set('dishes = 21')).rejects.toThrow('kitchen_slot_not_oversold');
    await expect(set('orders = -1')).rejects.toThrow('kitchen_slot_not_negative');
    await expect(set(`starts_at = starts_at - interval '1 minute'`)).rejects.toThrow('slot_hold_slot_fkey');
  });
});

describe('a limit of dishes', () => {
  it('of 20 takes 2 of 30 orders of 7 dishes for one slot', async () => {
    const kitchen = await slotKitchen(food, { slotDishes: 20 });
    const answers = await race(30, () => orderAt(food, kitchen.code, { scheduled_for: after(60), dishes: 7 }));
    expect(codes(answers)).toEqual({ 201: 2, '409 slot_full': 28 });
    expect(await slotRows(food, kitchen.id)).toMatchObject([{ orders: 2, dishes: 14, held_dishes: 14 }]);
  });

  it('of 20 takes 25 dishes in an empty slot, which then takes nobody', async () => {
    const kitchen = await slotKitchen(food, { slotDishes: 20 });
    const at = (minutes: number, dishes: number) =>
      orderAt(food, kitchen.code, { scheduled_for: after(minutes), dishes });
    expect(codes([await at(60, 25)])).toEqual({ 201: 1 });
    expect(codes([await at(60, 1)])).toEqual({ '409 slot_full': 1 });
    expect(codes([await at(75, 1), await at(75, 25)])).toEqual({ 201: 1, '409 slot_full': 1 });
  });

  it('counts the dishes that offers choose', async () => {
    const kitchen = await slotKitchen(food, { slotDishes: 5 });
    const { soup, dessert } = food.dishes;
    const lunch = { offer_id: food.offer.id, quantity: 2, offer_choices: { main: soup.id, sweet: dessert.id } };
    const answer = await orderAt(food, kitchen.code, { lines: [lunch], scheduled_for: after(60) });
    expect(answer.status).toBe(201);
    expect(await slotRows(food, kitchen.id)).toMatchObject([{ dishes: 4, held_dishes: 4 }]);
    expect(codes([await orderAt(food, kitchen.code, { dishes: 2, scheduled_for: after(60) })])).toEqual({
      '409 slot_full': 1,
    });
  });
});

describe('a hold', () => {
  it('is shown with its slot, and free when the order is cancelled', async () => {
    const kitchen = await slotKitchen(food, { slotOrders: 1 });
    const { order } = (await orderAt(food, kitchen.code, { scheduled_for: after(60) })).body.data;
    const slot = { starts_at: after(60), ends_at: after(75) };
    expect(order).toMatchObject({ scheduled_for: after(60), promised_at: after(60), slot });
    const shown = (await food.owner.get(`/api/orders/${order.id}`)).body.data;
    expect(shown).toMatchObject({ scheduled_for: after(60), slot, hold_expires_at: after(30) });
    await cancel(order.id);
    expect(await slotRows(food, kitchen.id)).toMatchObject([{ orders: 0, dishes: 0, holds: 0 }]);
    expect((await food.owner.get(`/api/orders/${order.id}`)).body.data).toMatchObject({ slot: null });
  });

  it('goes with its kitchen', async () => {
    const kitchen = await slotKitchen(food, { slotOrders: 1 });
    const { order } = (await orderAt(food, kitchen.code)).body.data;
    await cancel(order.id);
    expect((await food.owner.delete(`/api/kitchens/${kitchen.code}`)).status).toBe(200);
    expect(await slotRows(food, kitchen.id)).toEqual([]);
  });
});

const quoteAt = (kitchen_code: string) =>
  food.anonymous.post('/api/checkout/quote', { kitchen_code, fulfillment: 'pickup', lines: [oneOf(food.dishes.soup)] });

describe('the cost of an order', () => {
  const rows = async () => {
    const { db } = food.service;
    const counts = `SELECT (SELECT count(*) FROM kitchen_slot)::int AS slots, (SELECT count(*) FROM slot_hold)::int AS holds`;
    return db.row<{ slots: number; holds: number }>(counts);
  };

  it('is 2 statements and no row where nothing is configured', async () => {
    const kitchen = await slotKitchen(food, { slotDaysAhead: 0 });
    const before = await rows();
    const statements = await statementsOf(food.service.db, async () => {
      expect((await orderAt(food, kitchen.code)).status).toBe(201);
    });
    expect(statements).toHaveLength(2);
    expect(await rows()).toEqual(before);
  });

  it('is 2 statements for a scheduled order without limits', async () => {
    const kitchen = await slotKitchen(food);
    const statements = await statementsOf(food.service.db, async () => {
      const { order } = (await orderAt(food, kitchen.code, { scheduled_for: after(60) })).body.data;
      expect(order).toMatchObject({ slot: { starts_at: after(60), ends_at: after(75) }, hold_expires_at: null });
    });
    expect(statements).toHaveLength(2);
  });

  it.each([
    ['an order', async (code: string) => orderAt(food, code)],
    ['a quote', async (code: string) => quoteAt(code)],
  ])('is 3 statements with a limit that %s has read before', async (_, read) => {
    const kitchen = await slotKitchen(food, { slotOrders: 10 });
    await read(kitchen.code);
    const statements = await statementsOf(food.service.db, async () => {
      expect((await orderAt(food, kitchen.code)).status).toBe(201);
    });
    expectNone('more statements than three:', statements.slice(3));
    expect(statements[0]).toMatch('pg_advisory_xact_lock');
    expect(statements[2]).toMatch('INSERT INTO slot_hold');
  });

  it('is one more statement, which only reads, with a limit that the process has not read before', async () => {
    const kitchen = await slotKitchen(food, { slotOrders: 10 });
    const statements = await statementsOf(food.service.db, async () => {
      expect((await orderAt(food, kitchen.code)).status).toBe(201);
    });
    expect(statements).toHaveLength(4);
    expect(statements[0]).toMatch(/^\s*SELECT/);
    expect(statements[1]).toMatch('pg_advisory_xact_lock');
    expect(statements[3]).toMatch('INSERT INTO slot_hold');
  });
});
