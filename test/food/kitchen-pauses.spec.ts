import { Temporal } from 'temporal-polyfill';
import { listen } from '../harness/listening';
import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { closePages } from '../shared/sockets';
import { makeKitchen } from './factories';
import { type Food, startFood } from './food';
import { oneOf, place } from './placement.actors';

/** Wednesday 12:30 in New York. */
const NOW = '2026-05-13T16:30:00Z';
const LUNCH = [{ day: 3, open: '12:00', close: '15:00' }];

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
beforeEach(() => food.service.clock.set(NOW));
afterEach(closePages);
afterAll(() => food?.service.close());

const after = (minutes: number) =>
  new Date(Temporal.Instant.from(NOW).add({ minutes }).epochMilliseconds).toISOString();
const one = async (code: string) => (await food.anonymous.get(`/api/kitchens/${code}`)).body.data;
const quoted = async (kitchen_code: string, lines: object[] = [oneOf(food.dishes.soup)]) =>
  (await food.anonymous.post('/api/checkout/quote', { lines, kitchen_code, fulfillment: 'pickup' })).body.data;
const order = (kitchen_code: string, change: object = {}) =>
  place(food, { kitchen_code, fulfillment: 'pickup', lines: [oneOf(food.dishes.soup)], ...change });
const pause = (code: string, until: unknown, caller = food.manager) =>
  caller.put(`/api/kitchens/${code}/pause`, { until, reason: 'The oven is broken' });
const newKitchen = async (values: object = {}) => (await makeKitchen(food.service.db, values)).code;

describe('a pause', () => {
  it('stops orders until its end and then ends by itself', async () => {
    const code = await newKitchen();
    const answer = await pause(code, after(30));
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      is_open_now: false,
      closes_at: null,
      next_opening: after(30),
      paused_until: after(30),
      pause_reason: 'The oven is broken',
    });
    expect(await one(code)).toEqual(answer.body.data);
    expect((await quoted(code)).delivery).toMatchObject({ available: false, reason: 'closed' });
    const check = await food.anonymous.post('/api/kitchens/check', { mode: 'pickup', kitchen_code: code });
    expect(check.body.data.result).toBe('closed');
    expect((await order(code)).body).toMatchObject({ code: 'kitchen_closed' });

    food.service.clock.set(after(30));
    expect(await one(code)).toMatchObject({ is_open_now: true, paused_until: null, pause_reason: null });
    expect((await order(code)).status).toBe(201);
  });

  it('ends at its instant, also in the response that was kept', async () => {
    const code = await newKitchen();
    const end = '2026-05-13T16:30:30.500Z';
    await pause(code, end);
    food.service.clock.set('2026-05-13T16:30:30.499Z');
    expect(await one(code)).toMatchObject({ paused_until: end, is_open_now: false });
    food.service.clock.set(end);
    expect(await one(code)).toMatchObject({ paused_until: null, is_open_now: true });
  });

  it('can be ended, and replaced by a longer one', async () => {
    const code = await newKitchen();
    await pause(code, after(30));
    expect((await pause(code, after(60))).body.data).toMatchObject({ paused_until: after(60) });
    const ended = await food.manager.delete(`/api/kitchens/${code}/pause`);
    expect(ended.body.data).toMatchObject({ paused_until: null, pause_reason: null, is_open_now: true });
    expect((await food.manager.delete(`/api/kitchens/${code}/pause`)).status).toBe(200);
  });

  it('says the next opening by the hours when it ends outside of them', async () => {
    const code = await newKitchen({ hours: LUNCH });
    expect((await pause(code, 'closing')).body.data).toMatchObject({
      paused_until: '2026-05-13T19:00:00.000Z',
      next_opening: '2026-05-20T16:00:00.000Z',
    });
    expect((await pause(code, 'reopening')).body.data).toMatchObject({
      paused_until: '2026-05-20T16:00:00.000Z',
      next_opening: '2026-05-20T16:00:00.000Z',
    });
  });

  it.each([
    [NOW, 'not ahead'],
    [after(60 * 24 * 60 + 1), 'further than 60 days'],
    ['tomorrow', 'no time'],
    [5, 'a number'],
    ['closing', 'of a kitchen that never closes'],
    ['reopening', 'of a kitchen that never closes'],
  ])('until %s is refused: %s', async (until, _why) => {
    const answer = await pause('downtown', until);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty('until');
  });

  it('until the closing or the opening is by the clock that judges them', async () => {
    const code = await newKitchen({ hours: LUNCH });
    food.service.clock.set('2026-05-16T03:00:00Z');
    await food.owner.patch('/api/settings/service_clock', { value: 'demo-fixed' });
    try {
      expect((await pause(code, 'closing')).body.data).toMatchObject({
        paused_until: '2026-05-16T05:30:00.000Z',
        next_opening: '2026-05-16T05:30:00.000Z',
      });
    } finally {
      await food.owner.patch('/api/settings/service_clock', { value: 'real' });
    }
  });

  it('of all kitchens is a setting', async () => {
    const paused = { paused_until: after(45), is_open_now: false, pause_reason: null };
    const set = (value: string) => food.owner.patch('/api/settings/ordering_paused_until', { value });
    expect((await set('later')).status).toBe(400);
    await set(after(45));
    expect(await one('downtown')).toMatchObject(paused);
    expect((await order('harbor')).body).toMatchObject({ code: 'kitchen_closed' });
    food.service.clock.set(after(45));
    expect(await one('downtown')).toMatchObject({ paused_until: null, is_open_now: true });
    await set('');
  });
});

describe('a busy kitchen', () => {
  const minutesPromised = async (code: string) => {
    const { placed_at, promised_at } = (await order(code)).body.data.order;
    return (Date.parse(promised_at) - Date.parse(placed_at)) / 60_000;
  };

  it('promises later until its end', async () => {
    const code = await newKitchen({ preparationMinutes: 25 });
    const busy = await food.manager.put(`/api/kitchens/${code}/busy`, { minutes: 20, until: after(30) });
    expect(busy.body.data).toMatchObject({ busy_until: after(30), busy_minutes: 20, is_open_now: true });
    expect(await minutesPromised(code)).toBe(45);
    food.service.clock.set(after(30));
    expect(await one(code)).toMatchObject({ busy_until: null, busy_minutes: null });
    expect(await minutesPromised(code)).toBe(25);
    await food.manager.put(`/api/kitchens/${code}/busy`, { minutes: 5, until: after(60) });
    const ended = await food.manager.delete(`/api/kitchens/${code}/busy`);
    expect(ended.body.data).toMatchObject({ busy_until: null, busy_minutes: null });
  });

  it.each([4, 121, 5.5, null])('is not so by %p minutes', async minutes => {
    const answer = await food.manager.put('/api/kitchens/downtown/busy', { minutes, until: after(30) });
    expect(answer.body.errors).toHaveProperty('minutes');
  });
});

describe('special hours', () => {
  const special = (date: string, open: string, close: string) => ({ date, open, close });
  const change = (code: string, values: object) => food.manager.patch(`/api/kitchens/${code}`, values);

  it('replace the weekly hours of their date, for everybody who asks', async () => {
    const code = await newKitchen({ hours: LUNCH });
    const ranges = [special('2026-05-13', '18:00', '02:00'), special('2026-05-15', '10:00', '11:00')];
    const { data } = (await change(code, { special_hours: ranges })).body;
    expect(data).toMatchObject({
      special_hours: ranges.map(range => ({ ...range, reason: '' })),
      is_open_now: false,
      opens_today: '18:00',
      closes_today: '02:00',
      next_opening: '2026-05-13T22:00:00.000Z',
    });
    expect((await order(code)).body).toMatchObject({ code: 'kitchen_closed' });
    food.service.clock.set('2026-05-14T05:59:59Z');
    expect((await order(code)).status).toBe(201);
    food.service.clock.set('2026-05-14T06:00:00Z');
    expect(await one(code)).toMatchObject({ is_open_now: false, next_opening: '2026-05-15T14:00:00.000Z' });
  });

  it('open a kitchen without weekly hours', async () => {
    const code = await newKitchen({
      hours: [],
      specialHours: [{ ...special('2026-05-20', '10:00', '11:00'), reason: '' }],
    });
    expect(await one(code)).toMatchObject({ next_opening: '2026-05-20T14:00:00.000Z' });
  });

  it('are not for a day of closure, whichever of the two is sent', async () => {
    const code = await newKitchen();
    const ranges = {
      special_hours: [special('2026-12-24', '10:00', '12:00'), special('2026-12-25', '10:00', '12:00')],
    };
    const closures = { closures: [{ date: '2026-12-25' }] };
    expect((await change(code, { ...ranges, ...closures })).body.errors).toHaveProperty(['special_hours.1.date']);
    expect((await change(code, ranges)).status).toBe(200);
    expect((await change(code, closures)).body.errors).toHaveProperty(['closures.0.date']);
    expect((await change(code, { ...closures, special_hours: [] })).status).toBe(200);
    expect((await change(code, ranges)).body.errors).toHaveProperty(['special_hours.1.date']);
    const created = { code: 'both', name: { en: 'B', ar: 'ب' }, time_zone: 'UTC', ...ranges, ...closures };
    expect((await food.manager.post('/api/kitchens', created)).status).toBe(400);
  });
});

describe('a snoozed dish', () => {
  const snooze = (code: string, until: unknown, id = food.dishes.soup.id, caller = food.manager) =>
    caller.put(`/api/kitchens/${code}/snoozes/${id}`, { until, reason: 'No lentils left' });
  const listed = async (query: string) => {
    const { items } = (await food.anonymous.get(`/api/products?limit=50&${query}`)).body.data;
    return items.find(({ slug }: { slug: string }) => slug === 'lentil-soup');
  };

  it('is sold elsewhere, and here again at the end', async () => {
    const code = await newKitchen();
    const answer = await snooze(code, after(30));
    const snoozed = { product_id: food.dishes.soup.id, name: food.dishes.soup.name };
    expect(answer.body.data).toEqual([{ ...snoozed, until: after(30), reason: 'No lentils left' }]);
    expect((await food.manager.get(`/api/kitchens/${code}/snoozes`)).body.data).toEqual(answer.body.data);

    const [line] = (await quoted(code)).lines;
    expect(line).toMatchObject({ orderable: false, reason: 'unavailable', available_from: after(30) });
    expect((await order(code)).body).toMatchObject({ code: 'changes', changes: [{ type: 'unavailable', line: 0 }] });
    expect(await listed(`kitchen=${code}`)).toMatchObject({ is_available: false, available_from: after(30) });
    expect(await listed(`kitchen=${code}&available=true`)).toBeUndefined();
    expect(await listed(`kitchen=${code}&available=false`)).toBeDefined();
    for (const query of ['', 'kitchen=harbor', 'kitchen=nowhere'])
      expect(await listed(query)).toMatchObject({ is_available: true, available_from: null });
    expect((await order('harbor')).status).toBe(201);

    food.service.clock.set(after(30));
    expect(await listed(`kitchen=${code}`)).toMatchObject({ is_available: true, available_from: null });
    expect((await food.manager.get(`/api/kitchens/${code}/snoozes`)).body.data).toEqual([]);
    expect((await order(code)).status).toBe(201);
  });

  it('keeps its offers from being ordered, until the last of their dishes is back', async () => {
    const code = await newKitchen();
    const { soup, dessert } = food.dishes;
    const lunch = { offer_id: food.offer.id, quantity: 1, offer_choices: { main: soup.id, sweet: dessert.id } };
    await snooze(code, after(30));
    await snooze(code, after(60), dessert.id);
    const [line] = (await quoted(code, [lunch])).lines;
    expect(line).toMatchObject({ orderable: false, reason: 'slot_dish_unavailable', available_from: after(60) });
    await food.manager.delete(`/api/kitchens/${code}/snoozes/${dessert.id}`);
    expect((await quoted(code, [lunch])).lines[0]).toMatchObject({ available_from: after(30) });
    await food.manager.delete(`/api/kitchens/${code}/snoozes/${soup.id}`);
    expect((await quoted(code, [lunch])).lines[0]).toMatchObject({ orderable: true, available_from: null });
  });

  it('stays in the cart with the time at which it is back', async () => {
    const code = await newKitchen();
    await food.customer.put('/api/cart/meta', { kitchen_code: code });
    await food.customer.post('/api/cart/items', oneOf(food.dishes.soup));
    await snooze(code, after(30));
    const [item] = (await food.customer.get('/api/cart')).body.data.items;
    expect(item).toMatchObject({ orderable: false, reason: 'unavailable', available_from: after(30) });
  });

  it('is snoozed once, also in parallel, and only if it exists', async () => {
    const code = await newKitchen();
    expect(statuses(await race(6, index => snooze(code, after(10 + index))))).toEqual({ 200: 6 });
    expect((await food.manager.get(`/api/kitchens/${code}/snoozes`)).body.data).toHaveLength(1);
    for (const id of [999_999, 0]) expect((await snooze(code, after(30), id)).status).toBe(404);
    expect((await food.manager.delete(`/api/kitchens/${code}/snoozes/999999`)).status).toBe(404);
    expect((await snooze(code, 'closing')).status).toBe(400);
    expect((await food.manager.delete(`/api/kitchens/${code}`)).status).toBe(200);
  });
});

it('a kitchen account changes its own kitchen, and finds no other', async () => {
  const { kitchen, dishes } = food;
  const busy = { minutes: 10, until: after(5) };
  const answers = async (code: string) => [
    (await pause(code, after(5), kitchen)).status,
    (await kitchen.delete(`/api/kitchens/${code}/pause`)).status,
    (await kitchen.put(`/api/kitchens/${code}/busy`, busy)).status,
    (await kitchen.delete(`/api/kitchens/${code}/busy`)).status,
    (await kitchen.put(`/api/kitchens/${code}/snoozes/${dishes.kebab.id}`, { until: after(5) })).status,
    (await kitchen.get(`/api/kitchens/${code}/snoozes`)).status,
    (await kitchen.delete(`/api/kitchens/${code}/snoozes/${dishes.kebab.id}`)).status,
  ];
  expect(await answers('downtown')).toEqual(Array(7).fill(200));
  expect(await answers('harbor')).toEqual(Array(7).fill(404));
  expect(await answers('nowhere')).toEqual(Array(7).fill(404));
});

it('open pages of the office and of the kitchen hear of each change, those of other kitchens do not', async () => {
  const { db } = food.service;
  const cook = food.kitchen;
  const [office, own] = await Promise.all(
    [food.manager, cook].map(({ id }) => listen(food.service, { audience: 'staff', id })),
  );
  await pause('downtown', after(5));
  await food.manager.put('/api/kitchens/downtown/busy', { minutes: 10, until: after(5) });
  await food.manager.put(`/api/kitchens/downtown/snoozes/${food.dishes.kebab.id}`, { until: after(5) });
  await food.manager.delete('/api/kitchens/downtown/pause');
  await food.manager.patch('/api/kitchens/downtown', { preparation_minutes: 29 });
  await pause('harbor', after(5));
  const kitchens = async (page: typeof office) =>
    (await page!.updates()).flatMap(([name, kitchen]) =>
      name === 'kitchen:updated' ? [(kitchen as { code: string }).code] : [],
    );
  expect(await kitchens(own)).toEqual(Array(5).fill('downtown'));
  expect(await kitchens(office)).toEqual([...Array(5).fill('downtown'), 'harbor']);
  await db.rows('UPDATE kitchen SET paused_until = NULL, busy_until = NULL, busy_minutes = NULL');
});

it('an order where nothing is configured costs two statements and no row', async () => {
  const code = await newKitchen();
  const rows = async () =>
    (await food.service.db.row<{ count: number }>('SELECT count(*)::int FROM dish_snooze'))!.count;
  const before = await rows();
  expect(await statementsOf(food.service.db, async () => order(code))).toHaveLength(2);
  expect(await rows()).toBe(before);
});
