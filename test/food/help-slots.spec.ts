import { fc } from '../harness/fast-check';
import { RUNS_ALL_TRIALS, trials } from '../harness/trials';
import { statementsOf } from '../harness/statements';
import { makeDish, makeKitchen } from './factories';
import { type Food, startFood } from './food';
import { basket, helpOf } from './help.actors';
import { changeSetting, oneOf, place } from './placement.actors';

/** Wednesday 12:30 in New York. */
const NOW = '2026-05-13T16:30:00Z';
const WEEK = [0, 1, 2, 3, 4, 5, 6].flatMap(day => [
  { day, open: '11:00', close: '14:10' },
  { day, open: '18:00', close: '01:00' },
]);

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
beforeEach(() => food.service.clock.set(NOW));
afterAll(() => food?.service.close());

const kitchenWith = async (values: object) =>
  (await makeKitchen(food.service.db, { hours: WEEK, slotMinutes: 15, slotDaysAhead: 2, ...values })).code;
const pickup = (kitchen_code: string, change: object = {}) =>
  basket(food, { kitchen_code, fulfillment: 'pickup', ...change });

it('names the nearest slots at or after what was asked for, then before it', async () => {
  const code = await kitchenWith({});
  const { next_slots } = await helpOf(food, pickup(code, { scheduled_for: '2026-05-13T17:52:00Z' }));
  expect(next_slots).toEqual(
    ['2026-05-13T22:00:00.000Z', '2026-05-13T22:15:00.000Z', '2026-05-13T22:30:00.000Z'].map(at => ({
      starts_at: at,
      promised_at: at,
    })),
  );
  const late = await helpOf(food, pickup(code, { scheduled_for: '2026-05-16T04:30:00Z' }));
  expect(late.next_slots.map((slot: { starts_at: string }) => slot.starts_at)).toEqual([
    '2026-05-16T03:45:00.000Z',
    '2026-05-16T03:30:00.000Z',
    '2026-05-16T03:15:00.000Z',
  ]);
});

it('names slots of a kitchen that is closed now, and none where nothing can be scheduled', async () => {
  food.service.clock.set('2026-05-13T20:00:00Z');
  const help = await helpOf(food, pickup(await kitchenWith({})));
  expect(help).toMatchObject({
    next_opening: '2026-05-13T22:00:00.000Z',
    next_slots: [{ starts_at: '2026-05-13T22:00:00.000Z' }, {}, {}],
  });
  const code = await kitchenWith({ slotDaysAhead: 0 });
  expect(await helpOf(food, pickup(code))).not.toHaveProperty('next_slots');
  expect(await helpOf(food, pickup(code, { scheduled_for: '2026-05-13T23:00:00Z' }))).toBeUndefined();
});

it('passes over full slots, and names none of the orders in them', async () => {
  const code = await kitchenWith({ slotOrders: 1 });
  const scheduled_for = '2026-05-13T17:30:00Z';
  expect((await place(food, pickup(code, { scheduled_for }))).status).toBe(201);
  const refused = await place(food, pickup(code, { scheduled_for }));
  expect([refused.status, refused.body.code]).toEqual([409, 'slot_full']);
  expect(refused.body.help.next_slots[0]).toEqual({
    starts_at: '2026-05-13T17:45:00.000Z',
    promised_at: '2026-05-13T17:45:00.000Z',
  });
  expect(Object.keys(refused.body.help)).toEqual(['next_slots']);
});

it('proposes no addition that has no room in the slot', async () => {
  const dish = await makeDish(food.service.db, { priceCents: 900 });
  const scheduled_for = '2026-05-13T17:30:00Z';
  for (const [slotDishes, additions] of [
    [2, [expect.anything()]],
    [1, undefined],
  ] as const) {
    const kitchen_code = await kitchenWith({ slotDishes, deliveryPostcodes: ['10001'] });
    const other = pickup(kitchen_code, { scheduled_for, lines: [oneOf(dish, { quantity: 1 })] });
    if (slotDishes === 2) expect((await helpOf(food, { kitchen_code, scheduled_for })).additions).toEqual(additions);
    else {
      const help = await helpOf(food, { kitchen_code, scheduled_for });
      expect(help.missing).toBe(8.5);
      expect((await place(food, { ...other, scheduled_for: '2026-05-13T17:45:00Z' })).status).toBe(201);
    }
  }
  await food.service.db.rows(
    'DELETE FROM dish WHERE price_cents = 900 AND NOT EXISTS (SELECT FROM order_line WHERE product_id = dish.id)',
  );
});

it('5.2 the order repeated with the first slot is placed', async () => {
  const limits = [{}, { slotOrders: 1 }, { slotDishes: 3 }, { slotOrders: 2, slotDishes: 4, lastOrderMinutes: 30 }];
  const codes = [];
  for (const values of limits) codes.push(await kitchenWith(values));
  codes.push(await kitchenWith({ slotMinutes: 60, slotOrders: 1, timeZone: 'Africa/Cairo', preparationMinutes: 90 }));
  const asked = fc.record({
    code: fc.constantFrom(...codes),
    now: fc.integer({ min: 0, max: 24 * 60 }),
    wish: fc.option(fc.integer({ min: -8, max: 200 })),
    quantity: fc.integer({ min: 1, max: 5 }),
    offGrid: fc.boolean(),
  });
  let repeated = 0;
  await fc.assert(
    fc.asyncProperty(asked, async ({ code, now, wish, quantity, offGrid }) => {
      const at = Date.parse(NOW) + now * 60_000;
      food.service.clock.set(new Date(at).toISOString());
      const quarter = Math.floor(at / 900_000) * 900_000 + (wish ?? 0) * 900_000 + (offGrid ? 60_000 : 0);
      const scheduled = wish === null ? {} : { scheduled_for: new Date(quarter).toISOString() };
      const order = pickup(code, { ...scheduled, lines: [oneOf(food.dishes.soup, { quantity })] });
      const refused = await place(food, order);
      if (refused.status === 201) return;
      const slots = refused.body.help?.next_slots;
      expect(['slot_full', 'slot_not_offered', 'kitchen_closed']).toContain(refused.body.code);
      if (!slots) return;
      repeated++;
      expect((await place(food, { ...order, scheduled_for: slots[0].starts_at })).status).toBe(201);
    }),
    // In the afternoon, when the kitchen is closed.
    { numRuns: trials(120), examples: [[{ code: codes[0]!, now: 240, wish: null, quantity: 1, offGrid: false }]] },
  );
  expect(repeated).toBeGreaterThan(RUNS_ALL_TRIALS ? 40 : 0);
});

it('5.7 reads slots and other kitchens in one further statement', async () => {
  const code = await kitchenWith({ slotOrders: 1 });
  food.service.clock.set('2026-05-13T20:00:00Z');
  let help: object = {};
  const statements = await statementsOf(food.service.db, async () => (help = await helpOf(food, pickup(code))));
  expect(Object.keys(help)).toEqual(['next_opening', 'next_opening_local', 'next_slots', 'other_kitchens']);
  expect(statements).toHaveLength(2);
});

it('names slots of the fixed clock of demonstrations', async () => {
  const code = await kitchenWith({ slotOrders: 1 });
  food.service.clock.set('2026-05-16T09:00:00Z');
  await changeSetting(food, 'service_clock', 'demo-fixed');
  const { next_slots } = await helpOf(food, pickup(code, { scheduled_for: '2026-05-16T09:00:00Z' }));
  const repeated = await place(food, pickup(code, { scheduled_for: next_slots[0].starts_at }));
  await changeSetting(food, 'service_clock', 'real');
  expect(repeated.status).toBe(201);
});
