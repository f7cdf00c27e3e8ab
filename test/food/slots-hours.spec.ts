import { AROUND_THE_CLOCK } from './factories';
import { type Food, startFood } from './food';
import { oneOf } from './placement.actors';
import { after, codes, NOON, orderAt, slotKitchen, slotRows, slotsOf } from './slots.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.service.close());
beforeEach(() => food.service.clock.set(NOON));

/** Wednesdays 11:00 to 15:00 in New York, which is 15:00 to 19:00 UTC in May. */
const LUNCH = [{ day: 3, open: '11:00', close: '15:00' }];
const quoted = async (code: string, change: object = {}) => {
  const basket = { lines: [oneOf(food.dishes.soup)], kitchen_code: code, fulfillment: 'pickup', ...change };
  return (await food.anonymous.post('/api/checkout/quote', basket)).body.data;
};
const outcome = async (code: string, change: Record<string, unknown> = {}) =>
  Object.keys(codes([await orderAt(food, code, change)]))[0];
const promised = async (code: string, change: Record<string, unknown> = {}) =>
  (await orderAt(food, code, change)).body.data.order.promised_at;

describe('a scheduled order', () => {
  it.each([
    [60, '201', 'the start of a slot'],
    [20.25, '422 slot_not_offered', 'off the grid'],
    [61, '422 slot_not_offered', 'off the grid'],
    [15, '422 slot_not_offered', 'sooner than the lead'],
    [30, '201', 'the first slot after the lead'],
    [165, '201', 'the last slot before closing'],
    [180, '422 slot_not_offered', 'after closing'],
    [7 * 24 * 60, '201', 'the same time in seven days'],
    [14 * 24 * 60, '422 slot_not_offered', 'further ahead than the days'],
    [-60, '422 slot_not_offered', 'in the past'],
  ])('%p minutes from now is %s: %s', async (minutes, expected) => {
    const kitchen = await slotKitchen(food, { hours: LUNCH, slotDaysAhead: 7 });
    const scheduled_for = after(minutes);
    const reason = expected === '201' ? null : 'slot_not_offered';
    expect((await quoted(kitchen.code, { scheduled_for })).delivery).toMatchObject({ available: !reason, reason });
    expect(await outcome(kitchen.code, { scheduled_for })).toBe(expected);
  });

  it('is unavailable where no days ahead are set', async () => {
    const { code } = await slotKitchen(food, { slotDaysAhead: 0 });
    expect((await quoted(code, { scheduled_for: after(60) })).delivery.reason).toBe('scheduling_unavailable');
    expect(await outcome(code, { scheduled_for: after(60) })).toBe('422 scheduling_unavailable');
  });

  it('is taken by a kitchen that is closed now', async () => {
    const { code } = await slotKitchen(food, { hours: LUNCH, slotDaysAhead: 7 });
    food.service.clock.set('2026-05-13T20:00:00Z');
    expect(await outcome(code)).toBe('422 kitchen_closed');
    expect(await promised(code, { scheduled_for: '2026-05-20T16:00:00Z' })).toBe('2026-05-20T16:00:00.000Z');
  });

  it('lies wholly inside one opening', async () => {
    const { code } = await slotKitchen(food, { hours: [{ day: 3, open: '11:50', close: '13:10' }], slotMinutes: 60 });
    expect(await outcome(code, { scheduled_for: after(60) })).toBe('422 slot_not_offered');
    const other = await slotKitchen(food, { hours: [{ day: 3, open: '11:50', close: '14:00' }], slotMinutes: 60 });
    expect(await outcome(other.code, { scheduled_for: after(60) })).toBe('201');
  });

  it('tells address, area and minimum before the slot', async () => {
    const { code } = await slotKitchen(food);
    const delivery = { fulfillment: 'delivery', scheduled_for: after(61) };
    const address = { street: '12 Cedar Street', city: 'New York', postcode: '99999' };
    expect(await outcome(code, { ...delivery, address: null })).toBe('422 address_incomplete');
    expect(await outcome(code, { ...delivery, address })).toBe('422 outside_area');
    const near = { ...address, postcode: '10001' };
    expect(await outcome(code, { ...delivery, address: near })).toBe('422 below_minimum');
    expect(await outcome(code, { ...delivery, address: near, dishes: 3 })).toBe('422 slot_not_offered');
  });

  it('waits for its time after a late payment', async () => {
    const { code } = await slotKitchen(food);
    const { order } = (await orderAt(food, code, { scheduled_for: after(60) })).body.data;
    food.service.clock.advance({ minutes: 10 });
    const { order_number, email } = order;
    await food.anonymous.post('/api/payments/checkout-session', { order_number, email });
    const shown = (await food.owner.get(`/api/orders/${order.id}`)).body.data;
    expect(shown).toMatchObject({ payment_status: 'paid', promised_at: after(60), scheduled_for: after(60) });
  });
});

describe('the lead', () => {
  it('is that of the longest dish where it is longer and the kitchen says so, and the busy minutes on top', async () => {
    const { db } = food.service;
    const { soup, kebab } = food.dishes;
    await db.rows('UPDATE dish SET preparation_minutes = 50 WHERE id = $1', [kebab.id]);
    const kitchen = await slotKitchen(food, { leadFromDishes: true });
    const size = [{ group: 'size', choice: 'regular' }];
    const lines = [oneOf(soup), oneOf(kebab, { options: size })];
    expect(await promised(kitchen.code)).toBe(after(20));
    expect(await promised(kitchen.code, { lines })).toBe(after(50));
    const { dessert } = food.dishes;
    const lunch = { offer_id: food.offer.id, quantity: 1, offer_choices: { main: kebab.id, sweet: dessert.id } };
    await db.rows("UPDATE dish SET option_groups = '[]' WHERE id = $1", [kebab.id]);
    expect(await promised(kitchen.code, { lines: [lunch] })).toBe(after(50));
    await food.manager.put(`/api/kitchens/${kitchen.code}/busy`, { minutes: 10, until: after(30) });
    expect(await promised(kitchen.code, { lines: [lunch] })).toBe(after(60));
    expect(await outcome(kitchen.code, { lines: [lunch], scheduled_for: after(45) })).toBe('422 slot_not_offered');
    expect(await outcome(kitchen.code, { scheduled_for: after(45) })).toBe('201');
    await food.manager.patch(`/api/kitchens/${kitchen.code}`, { lead_from_dishes: false });
    expect(await promised(kitchen.code, { lines: [lunch] })).toBe(after(30));
  });
});

describe('an order for now', () => {
  it('is not taken within the last minutes before closing, and the kitchen counts as closed', async () => {
    const { code } = await slotKitchen(food, { hours: LUNCH, lastOrderMinutes: 30 });
    food.service.clock.set('2026-05-13T18:29:59.999Z');
    expect(await outcome(code)).toBe('201');
    expect((await food.anonymous.get(`/api/kitchens/${code}`)).body.data).toMatchObject({ is_open_now: true });
    food.service.clock.set('2026-05-13T18:30:00Z');
    expect(await outcome(code)).toBe('422 kitchen_closed');
    expect((await quoted(code)).delivery).toMatchObject({ available: false, reason: 'closed' });
    const shown = (await food.anonymous.get(`/api/kitchens/${code}`)).body.data;
    expect(shown).toMatchObject({ is_open_now: false, closes_at: null, next_opening: '2026-05-20T15:00:00.000Z' });
    expect((await slotsOf(food, code, '2026-05-13')).asap).toEqual({
      available: false,
      promised_at: null,
      reason: 'kitchen_closed',
    });
  });

  it('fills the slots up to closing and the lead, then none is left', async () => {
    const kitchen = await slotKitchen(food, { hours: LUNCH, slotOrders: 1, slotMinutes: 30 });
    food.service.clock.set('2026-05-13T18:20:00Z');
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await orderAt(food, kitchen.code));
    expect(codes(answers)).toEqual({ 201: 2, '409 slot_full': 1 });
    expect((await slotRows(food, kitchen.id)).map(slot => slot.starts_at)).toEqual([
      '2026-05-13T18:30:00.000Z',
      '2026-05-13T19:00:00.000Z',
    ]);
    expect((await quoted(kitchen.code)).delivery).toMatchObject({ available: false, reason: 'slot_full' });
    expect((await slotsOf(food, kitchen.code, '2026-05-13')).asap).toMatchObject({ reason: 'slot_full' });
  });

  it('is promised for its lead or the start of its slot, whichever is later', async () => {
    const { code } = await slotKitchen(food, { slotOrders: 1 });
    expect([await promised(code), await promised(code)]).toEqual([after(20), after(30)]);
  });
});

describe('a pause', () => {
  it('hides the slots before its end, which are back after it without a job', async () => {
    const { code } = await slotKitchen(food, { hours: LUNCH, slotOrders: 3 });
    const { order } = (await orderAt(food, code, { scheduled_for: after(45) })).body.data;
    const starts = async () => {
      const [day] = (await slotsOf(food, code, '2026-05-13')).days;
      return day.slots.flatMap((slot: { available: boolean; starts_at: string }) =>
        slot.available ? [slot.starts_at] : [],
      );
    };
    const free = await starts();
    expect(free[0]).toBe(after(30));
    await food.manager.put(`/api/kitchens/${code}/pause`, { until: after(60) });
    expect(await outcome(code)).toBe('422 kitchen_closed');
    expect(await outcome(code, { scheduled_for: after(45) })).toBe('422 slot_not_offered');
    expect(await outcome(code, { scheduled_for: after(60) })).toBe('201');
    const [day] = (await slotsOf(food, code, '2026-05-13')).days;
    expect(day.slots[0]).toMatchObject({ starts_at: after(60), available: true });
    expect((await food.owner.get(`/api/orders/${order.id}`)).body.data).toMatchObject({
      slot: { starts_at: after(45) },
    });
    food.service.clock.set(after(60));
    expect(await outcome(code)).toBe('201');
    expect((await starts())[0]).toBe(after(90));
  });

  it('of all kitchens hides their slots too', async () => {
    const { code } = await slotKitchen(food);
    await food.owner.patch('/api/settings/ordering_paused_until', { value: after(60) });
    try {
      expect(await outcome(code, { scheduled_for: after(45) })).toBe('422 slot_not_offered');
      expect(await outcome(code, { scheduled_for: after(60) })).toBe('201');
    } finally {
      await food.owner.patch('/api/settings/ordering_paused_until', { value: '' });
    }
  });
});

it('a dish snoozed until an instant is sold for slots from then on, and in other kitchens', async () => {
  const [{ code }, other] = [await slotKitchen(food), await slotKitchen(food)];
  await food.manager.put(`/api/kitchens/${code}/snoozes/${food.dishes.soup.id}`, { until: after(60) });
  expect(await outcome(code)).toBe('422 changes');
  expect(await outcome(code, { scheduled_for: after(45) })).toBe('422 changes');
  expect(await outcome(code, { scheduled_for: after(60) })).toBe('201');
  expect(await outcome(other.code)).toBe('201');
  food.service.clock.set(after(60));
  expect(await outcome(code)).toBe('201');
});

it('slots of a night on which clocks go forward are as many as its hours', async () => {
  const hours = [{ day: 0, open: '01:00', close: '04:00' }];
  const { code } = await slotKitchen(food, { hours, slotDaysAhead: 30, slotOrders: 1 });
  food.service.clock.set('2026-03-07T12:00:00Z');
  const { time_zone, days } = await slotsOf(food, code, '2026-03-08');
  expect([time_zone, days[0].slots.length]).toEqual(['America/New_York', 8]);
  const starts = days[0].slots.map((slot: { starts_at: string }) => slot.starts_at);
  expect([starts[0], starts[4], starts[7]]).toEqual([
    '2026-03-08T06:00:00.000Z',
    '2026-03-08T07:00:00.000Z',
    '2026-03-08T07:45:00.000Z',
  ]);
  for (const scheduled_for of starts) expect(await outcome(code, { scheduled_for })).toBe('201');
  food.service.clock.set('2026-10-31T12:00:00Z');
  expect((await slotsOf(food, code, '2026-11-01')).days[0].slots).toHaveLength(16);
});

it('slots of an evening belong to the day on which they begin', async () => {
  const { code } = await slotKitchen(food, { hours: [{ day: 3, open: '22:00', close: '02:00' }] });
  const { days } = await slotsOf(food, code, '2026-05-13', '2026-05-14');
  expect(days.map((day: { date: string; slots: unknown[] }) => [day.date, day.slots.length])).toEqual([
    ['2026-05-13', 8],
    ['2026-05-14', 8],
  ]);
});

describe('with the clock of the demo', () => {
  const setClock = (value: string) => food.owner.patch('/api/settings/service_clock', { value });
  beforeEach(() => setClock('demo-fixed'));
  afterEach(() => setClock('real'));

  it('slots are real instants, open exactly when the kitchen is open on Wednesday at half past twelve', async () => {
    food.service.clock.set('2026-05-16T03:00:00Z');
    const [open, closed] = [
      await slotKitchen(food, { hours: LUNCH, slotOrders: 1 }),
      await slotKitchen(food, { hours: [{ day: 4, open: '11:00', close: '15:00' }] }),
    ];
    const scheduled_for = '2026-05-16T09:00:00Z';
    expect(await outcome(open.code, { scheduled_for })).toBe('201');
    expect(await outcome(open.code, { scheduled_for })).toBe('409 slot_full');
    expect([await promised(open.code), await promised(open.code)]).toEqual([
      '2026-05-16T03:20:00.000Z',
      '2026-05-16T03:30:00.000Z',
    ]);
    expect((await slotsOf(food, open.code, '2026-05-16')).days[0].slots).toHaveLength(96);
    expect(await outcome(closed.code, { scheduled_for })).toBe('422 slot_not_offered');
    expect((await slotsOf(food, closed.code, '2026-05-16')).days[0].slots).toEqual([]);
  });
});

describe('the list of slots', () => {
  it('shows staff of the kitchen what is taken, and nobody else', async () => {
    const kitchen = await slotKitchen(food, { hours: AROUND_THE_CLOCK, slotOrders: 2, slotDishes: 9 });
    await orderAt(food, kitchen.code, { scheduled_for: after(60), dishes: 4 });
    const slotOf = async (caller = food.anonymous, query = '') => {
      const { days } = await slotsOf(food, kitchen.code, '2026-05-13', '2026-05-13', { caller, query });
      return days[0].slots.find((slot: { starts_at: string }) => slot.starts_at === after(60));
    };
    const slot = { starts_at: after(60), ends_at: after(75), available: true };
    expect(await slotOf()).toEqual(slot);
    expect(await slotOf(food.anonymous, '&dishes=6')).toEqual({ ...slot, available: false });
    const staff = { ...slot, taken: { orders: 1, dishes: 4 }, limits: { orders: 2, dishes: 9 } };
    expect(await slotOf(food.manager)).toEqual(staff);
    expect(await slotOf(food.kitchen)).toEqual(slot);
    expect(await slotOf(food.customer)).toEqual(slot);
  });

  it.each([
    ['', 200],
    ['from=2026-05-13', 200],
    ['to=2026-05-20', 200],
    ['to=2026-05-12', 400],
    ['from=2026-05-13&to=2026-05-12', 400],
    ['from=2026-05-13&to=2026-05-21', 400],
    ['from=2026-05-32&to=2026-05-33', 400],
    ['from=2026-05-13&to=2026-05-20', 200],
    ['from=2026-05-13&to=2026-05-13&dishes=0', 400],
    ['from=2026-05-13&to=2026-05-13&dishes=many', 400],
  ])('of %s is %p', async (query, status) => {
    const { code } = await slotKitchen(food);
    expect((await food.anonymous.get(`/api/kitchens/${code}/slots?${query}`)).status).toBe(status);
  });

  it('is not found for an unknown kitchen, nor for a hidden one by visitors', async () => {
    const { code } = await slotKitchen(food, { isActive: false });
    const status = async (name: string, caller = food.anonymous) =>
      (await caller.get(`/api/kitchens/${name}/slots?from=2026-05-13&to=2026-05-13`)).status;
    expect([await status('nowhere'), await status(code), await status(code, food.manager)]).toEqual([404, 404, 200]);
  });
});
