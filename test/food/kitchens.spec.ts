import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { AROUND_THE_CLOCK, makeKitchen, makeOrderRow, makeStaff } from './factories';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food?.service.close());
afterEach(() => {
  food.service.clock.set('2026-05-13T16:30:00Z');
});

const name = { en: 'Uptown', ar: 'أعلى المدينة' };
let made = 0;
const body = (values: object = {}) => ({ code: `uptown-${++made}`, name, time_zone: 'America/New_York', ...values });
const create = (values: object = {}) => food.manager.post('/api/kitchens', body(values));
const one = async (code: string) => (await food.anonymous.get(`/api/kitchens/${code}`)).body.data;
const codes = (kitchens: { code: string }[]) => kitchens.map(({ code }) => code);
const check = (asked: object) => food.anonymous.post('/api/kitchens/check', asked);

describe('reading kitchens', () => {
  it('shows everything a customer needs to choose one', async () => {
    expect(await one('downtown')).toMatchObject({
      code: 'downtown',
      name: { en: 'Downtown', ar: 'وسط المدينة' },
      time_zone: 'America/New_York',
      preparation_minutes: 30,
      delivery_postcodes: ['10001', '10002'],
      hours: expect.arrayContaining([{ day: 3, open: '00:00', close: '24:00' }]),
      closures: [],
      is_active: true,
      is_open_now: true,
    });
  });

  it('shows hidden ones to staff only', async () => {
    const { code } = await makeKitchen(food.service.db, { isActive: false });
    expect(codes((await food.anonymous.get('/api/kitchens')).body.data)).not.toContain(code);
    expect(codes((await food.customer.get('/api/kitchens')).body.data)).not.toContain(code);
    expect(codes((await food.kitchen.get('/api/kitchens')).body.data)).toContain(code);
    expect((await food.anonymous.get(`/api/kitchens/${code}`)).status).toBe(404);
    expect((await food.kitchen.get(`/api/kitchens/${code}`)).body.data).toMatchObject({ is_open_now: false });
    expect((await food.anonymous.get('/api/kitchens/nowhere')).status).toBe(404);
  });

  it('lists the latest change first, in two statements however many there are', async () => {
    await food.manager.patch('/api/kitchens/harbor', { preparation_minutes: 31 });
    expect(codes((await food.anonymous.get('/api/kitchens')).body.data)[0]).toBe('harbor');
    await food.manager.patch('/api/kitchens/downtown', { preparation_minutes: 30 });
    await food.manager.patch('/api/kitchens/downtown', { preparation_minutes: 31 });
    expect(codes((await food.anonymous.get('/api/kitchens')).body.data)[0]).toBe('downtown');
    const statements = await statementsOf(food.service.db, () => food.anonymous.get('/api/kitchens'));
    expect(statements).toHaveLength(2);
  });
});

describe('what a page shows of a kitchen', () => {
  const lunch = { day: 3, open: '12:00', close: '15:00' };
  const dinner = { day: 3, open: '18:00', close: '00:30' };
  const friday = { day: 5, open: '18:00', close: '23:00' };
  // Wednesday, four hours after the time in New York.
  const at = async (code: string, time: string) => {
    food.service.clock.set(`2026-05-13T${time}:00Z`);
    return one(code);
  };

  it('is where it is, its hours in the order of the week, and what comes next', async () => {
    const place = {
      address: { street: '1 Pier', city: 'New York', postcode: '10001' },
      phone: '+1 212 555 0142',
      location: { latitude: 40.7, longitude: -74.01 },
    };
    const { data } = (await create({ ...place, hours: [friday, dinner, lunch] })).body;
    expect(data).toMatchObject({ ...place, hours: [lunch, dinner, friday] });
    const { code } = data;
    const today = { opens_today: '12:00', closes_today: '00:30' };
    const open = { is_open_now: true, next_opening: null };
    const closed = { is_open_now: false, closes_at: null };
    expect(await at(code, '13:00')).toMatchObject({ ...today, ...closed, next_opening: '2026-05-13T16:00:00.000Z' });
    expect(await at(code, '16:30')).toMatchObject({ ...today, ...open, closes_at: '2026-05-13T19:00:00.000Z' });
    expect(await at(code, '19:00')).toMatchObject({ ...today, ...closed, next_opening: '2026-05-13T22:00:00.000Z' });
    expect(await at(code, '23:00')).toMatchObject({ ...today, ...open, closes_at: '2026-05-14T04:30:00.000Z' });
    food.service.clock.set('2026-05-14T12:00:00Z');
    expect(await one(code)).toMatchObject({
      opens_today: null,
      closes_today: null,
      ...closed,
      next_opening: '2026-05-15T22:00:00.000Z',
    });
    const closures = [{ date: '2026-05-15', reason: 'Repairs' }];
    await food.manager.patch(`/api/kitchens/${code}`, { closures, phone: null });
    expect(await one(code)).toMatchObject({ next_opening: '2026-05-20T16:00:00.000Z', phone: null });
  });

  it('has no end where it never closes, and no opening where none is planned', async () => {
    expect(await one('downtown')).toMatchObject({ opens_today: '00:00', closes_at: null, next_opening: null });
    const { code } = (await create({ hours: [] })).body.data;
    expect(await one(code)).toMatchObject({
      opens_today: null,
      closes_today: null,
      closes_at: null,
      next_opening: null,
    });
  });
});

it('tells anybody the settings of the shop and the words of its menu, and nothing else', async () => {
  await food.manager.patch('/api/settings/delivery_minimum', { value: 18 });
  const { status, body } = await food.anonymous.get('/api/settings/public');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ delivery_fee: 3.5, delivery_minimum: 18, pickup_fee: 0, currency: 'USD' });
  expect(body.data.allergens).toContainEqual({ slug: 'milk', name: { en: 'Milk', ar: 'حليب' } });
  expect(body.data.dietary_tags).toContainEqual({ slug: 'vegan', name: { en: 'Vegan', ar: 'نباتي صرف' } });
  expect(body.data).not.toHaveProperty('service_clock');
});

describe('being open', () => {
  const late = [{ day: 6, open: '18:00', close: '02:00' }];

  it.each([
    ['Saturday 17:59:59', '2026-05-09T21:59:59Z', false],
    ['Saturday 18:00', '2026-05-09T22:00:00Z', true],
    ['Sunday 01:59:59', '2026-05-10T05:59:59Z', true],
    ['Sunday 02:00', '2026-05-10T06:00:00Z', false],
    ['Monday 01:00', '2026-05-11T05:00:00Z', false],
  ])('on %s is %s', async (_, at, open) => {
    const { code } = await makeKitchen(food.service.db, { hours: late, deliveryPostcodes: ['55555'] });
    food.service.clock.set(at);
    expect((await one(code)).is_open_now).toBe(open);
    const checked = await check({ mode: 'delivery', postcode: '55555', kitchen_code: code });
    expect(checked.body.data.result).toBe(open ? 'match' : 'closed');
    await food.manager.delete(`/api/kitchens/${code}`);
  });

  it('is not on a day of closure', async () => {
    const closures = [{ date: '2026-05-13', reason: 'Wedding' }];
    const { code } = await makeKitchen(food.service.db, { closures });
    food.service.clock.set('2026-05-13T16:30:00Z');
    expect((await one(code)).is_open_now).toBe(false);
    food.service.clock.set('2026-05-14T16:30:00Z');
    expect((await one(code)).is_open_now).toBe(true);
  });

  it('is judged at Wednesday 12:30 while the clock is fixed', async () => {
    const hours = [{ day: 3, open: '12:00', close: '13:00' }];
    const { code } = await makeKitchen(food.service.db, { hours });
    food.service.clock.set('2026-05-16T03:00:00Z');
    expect((await one(code)).is_open_now).toBe(false);
    await food.owner.patch('/api/settings/service_clock', { value: 'demo-fixed' });
    expect((await one(code)).is_open_now).toBe(true);
    await food.owner.patch('/api/settings/service_clock', { value: 'real' });
    expect((await one(code)).is_open_now).toBe(false);
  });
});

describe('the kitchen check', () => {
  it('finds the kitchen of a postcode, however it is written', async () => {
    for (const postcode of ['11231', ' 11 231 ', '١١٢٣١', '11231-0042', '\u20661123\u2011 1\u2069']) {
      const answer = await check({ mode: 'delivery', postcode });
      expect(answer.status).toBe(200);
      expect(answer.body.data).toMatchObject({ result: 'match', kitchen: { code: 'harbor' } });
    }
  });

  it('says when nobody delivers there, and names who does instead', async () => {
    expect((await check({ mode: 'delivery', postcode: '99999' })).body.data).toEqual({
      result: 'outside_area',
      kitchen: null,
      alternatives: [],
    });
    const { data } = (await check({ mode: 'delivery', postcode: '11231', kitchen_code: 'downtown' })).body;
    expect(data).toMatchObject({ result: 'outside_area', kitchen: { code: 'downtown' } });
    expect(codes(data.alternatives)).toEqual(['harbor']);
  });

  it('says closed rather than outside, with the open ones that deliver there too', async () => {
    const postcodes = { deliveryPostcodes: ['SW1 A'.replace(' ', '')] };
    const shut = await makeKitchen(food.service.db, { hours: [], ...postcodes });
    expect((await check({ mode: 'delivery', postcode: 'sw1a' })).body.data).toMatchObject({
      result: 'closed',
      kitchen: { code: shut.code },
      alternatives: [],
    });
    const open = await makeKitchen(food.service.db, postcodes);
    const asked = await check({ mode: 'delivery', postcode: 'SW1A', kitchen_code: shut.code });
    expect(asked.body.data).toMatchObject({ result: 'closed', kitchen: { code: shut.code } });
    expect(codes(asked.body.data.alternatives)).toEqual([open.code]);
    expect((await check({ mode: 'delivery', postcode: 'sw1 a' })).body.data).toMatchObject({
      result: 'match',
      kitchen: { code: open.code },
    });
  });

  it('knows no postcode for a pick-up', async () => {
    for (const postcode of ['99999', '', null, undefined]) {
      const answer = await check({ mode: 'pickup', postcode, kitchen_code: 'harbor' });
      expect(answer.body.data).toMatchObject({ result: 'match', kitchen: { code: 'harbor' } });
    }
  });

  it('refuses a delivery without a postcode, another mode and an unknown kitchen', async () => {
    for (const postcode of ['', '   ', null, undefined]) {
      const answer = await check({ mode: 'delivery', postcode });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toHaveProperty('postcode');
    }
    expect((await check({ mode: 'drone', postcode: '10001' })).status).toBe(400);
    expect((await check({ postcode: '10001' })).status).toBe(400);
    expect((await check({ mode: 'delivery', postcode: 10001 })).status).toBe(400);
    expect((await check({ mode: 'pickup', kitchen_code: 'nowhere' })).status).toBe(404);
    const hidden = await makeKitchen(food.service.db, { isActive: false });
    expect((await check({ mode: 'pickup', kitchen_code: hidden.code })).status).toBe(404);
  });
});

describe('keeping kitchens', () => {
  it('adds one with what is sent, the rest at its default', async () => {
    const answer = await create({
      preparation_minutes: 20,
      delivery_postcodes: ['sw1 a', 'SW1A', '١٠٠٠١', '87-100', '87100'],
      hours: [{ day: 5, open: '18:00', close: '02:00' }],
      closures: [{ date: '2026-12-25', reason: 'Holiday' }, { date: '2027-01-01' }],
    });
    expect(answer.status).toBe(201);
    expect(answer.body.message).not.toBe('');
    expect(answer.body.data).toMatchObject({
      name,
      preparation_minutes: 20,
      delivery_postcodes: ['SW1A', '10001', '87100'],
      hours: [{ day: 5, open: '18:00', close: '02:00' }],
      closures: [
        { date: '2026-12-25', reason: 'Holiday' },
        { date: '2027-01-01', reason: '' },
      ],
      is_active: true,
    });
    expect((await create()).body.data).toMatchObject({ delivery_postcodes: [], hours: [], is_open_now: false });
  });

  it('has each code once, also in parallel', async () => {
    const answers = await race(6, () => create({ code: 'twice' }));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 5 });
    expect((await create({ code: 'twice' })).body).toMatchObject({ code: 'kitchen_code_taken' });
  });

  it.each([
    [{ code: '' }, 'code'],
    [{ code: 'a b' }, 'code'],
    [{ code: undefined }, 'code'],
    [{ name: 'Uptown' }, 'name'],
    [{ name: { en: 'Uptown' } }, 'name.ar'],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
    [{ time_zone: '+02:00' }, 'time_zone'],
    [{ time_zone: undefined }, 'time_zone'],
    [{ preparation_minutes: -1 }, 'preparation_minutes'],
    [{ preparation_minutes: 1.5 }, 'preparation_minutes'],
    [{ delivery_postcodes: '10001' }, 'delivery_postcodes'],
    [{ delivery_postcodes: [10001] }, 'delivery_postcodes'],
    [{ hours: [{ day: 7, open: '10:00', close: '12:00' }] }, 'hours.0.day'],
    [{ hours: [{ day: 1, open: '24:00', close: '12:00' }] }, 'hours.0.open'],
    [{ hours: [{ day: 1, open: '9:00', close: '12:00' }] }, 'hours.0.open'],
    [{ hours: [{ day: 1, open: '10:00', close: '25:00' }] }, 'hours.0.close'],
    [{ closures: [{ date: '2026-02-30' }] }, 'closures.0.date'],
    [{ is_active: 'yes' }, 'is_active'],
  ])('refuses %j', async (values, field) => {
    const answer = await create(values);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty([field]);
  });

  it('changes what is sent and nothing else', async () => {
    const { code } = (await create({ hours: AROUND_THE_CLOCK, delivery_postcodes: ['10001'] })).body.data;
    const answer = await food.manager.patch(`/api/kitchens/${code}`, { delivery_postcodes: [], code: 'renamed' });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ code, name, delivery_postcodes: [], hours: AROUND_THE_CLOCK });
    const hidden = await food.manager.patch(`/api/kitchens/${code}`, { is_active: false });
    expect(hidden.body.data).toMatchObject({ is_active: false, is_open_now: false });
    expect((await food.manager.patch('/api/kitchens/nowhere', { is_active: true })).status).toBe(404);
    expect((await food.manager.patch(`/api/kitchens/${code}`, { name: null })).status).toBe(400);
  });

  it('deletes one that nobody needs', async () => {
    const { code } = (await create()).body.data;
    expect((await food.manager.delete(`/api/kitchens/${code}`)).status).toBe(200);
    expect((await food.manager.delete(`/api/kitchens/${code}`)).status).toBe(404);
    expect((await food.manager.get(`/api/kitchens/${code}`)).status).toBe(404);
  });

  it('keeps one with a team member or an open order, and the code on finished orders', async () => {
    const { db } = food.service;
    const staffed = await makeKitchen(db);
    await makeStaff(db, { role: 'Kitchen', kitchenId: staffed.id });
    expect((await food.manager.delete(`/api/kitchens/${staffed.code}`)).body).toMatchObject({ code: 'kitchen_in_use' });

    const busy = await makeKitchen(db);
    const order = await makeOrderRow(db, { kitchenId: busy.id, kitchenCode: busy.code, status: 'preparing' });
    expect((await food.manager.delete(`/api/kitchens/${busy.code}`)).status).toBe(409);
    await db.rows(`UPDATE customer_order SET status = 'delivered' WHERE id = $1`, [order.id]);
    expect((await food.manager.delete(`/api/kitchens/${busy.code}`)).status).toBe(200);
    expect(await db.row('SELECT kitchen_id, kitchen_code FROM customer_order WHERE id = $1', [order.id])).toEqual({
      kitchen_id: null,
      kitchen_code: busy.code,
    });
  });

  it('needs settings.edit', async () => {
    for (const [caller, status] of [
      [food.anonymous, 401],
      [food.customer, 401],
      [food.kitchen, 403],
    ] as const) {
      expect((await caller.post('/api/kitchens', body())).status).toBe(status);
      expect((await caller.patch('/api/kitchens/downtown', {})).status).toBe(status);
      expect((await caller.delete('/api/kitchens/downtown')).status).toBe(status);
    }
  });
});
