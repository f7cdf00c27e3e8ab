import { race, statuses } from '../harness/race';
import { makeOrderRow, makePromo } from './factories';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood({ TRUST_PROXY: '1' });
});
afterAll(() => food?.service.close());
beforeEach(() => food.service.db.rows(`DELETE FROM promo_code WHERE code <> 'WELCOME10'`));

const create = (values: object = {}) => food.manager.post('/api/promo', { code: 'SAVE15', percent: 15, ...values });
const validate = (body: object) => food.anonymous.post('/api/promo/validate', body);

describe('what a code would remove', () => {
  it('is its percentage of the subtotal, rounded once, half up', async () => {
    await makePromo(food.service.db, { code: 'SAVE15', percent: 15 });
    const answer = await validate({ code: 'SAVE15', subtotal: 19.99 });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({ code: 'SAVE15', valid: true, reason: null, percent: 15, discount: 3 });
  });

  it.each([
    [12.5, 9.99, 1.25],
    [33.33, 10, 3.33],
    [100, 26.1, 26.1],
    [10, 0, 0],
    [0.01, 50, 0.01],
    [0.01, 49.99, 0],
  ])('%d percent of %d is %d', async (percent, subtotal, discount) => {
    await makePromo(food.service.db, { code: 'SOME', percent });
    expect((await validate({ code: 'SOME', subtotal })).body.data).toMatchObject({ valid: true, percent, discount });
  });

  it.each(['welcome10', ' WELCOME10 ', 'Welcome10', 'WELCOME١٠'])('reads %j as the code it means', async code => {
    expect((await validate({ code, subtotal: 20 })).body.data).toMatchObject({
      code: 'WELCOME10',
      valid: true,
      discount: 2,
    });
  });

  it('is nothing for an unknown code or one switched off, and says which', async () => {
    await makePromo(food.service.db, { code: 'OVER', isActive: false });
    expect((await validate({ code: 'nothing', subtotal: 20 })).body.data).toEqual({
      code: 'NOTHING',
      valid: false,
      reason: 'unknown',
      percent: null,
      discount: 0,
    });
    expect((await validate({ code: 'over', subtotal: 20 })).body.data).toMatchObject({
      valid: false,
      reason: 'inactive',
      percent: null,
      discount: 0,
    });
  });

  it.each([
    [{ subtotal: 20 }, 'code'],
    [{ code: '', subtotal: 20 }, 'code'],
    [{ code: 4, subtotal: 20 }, 'code'],
    [{ code: 'A' }, 'subtotal'],
    [{ code: 'A', subtotal: '20' }, 'subtotal'],
    [{ code: 'A', subtotal: -1 }, 'subtotal'],
    [{ code: 'A', subtotal: 1.005 }, 'subtotal'],
  ])('refuses %j', async (body, field) => {
    const answer = await validate(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty(field);
  });
});

it('excludes_delivery changes no price, and the description says so', async () => {
  const totals: unknown[] = [];
  for (const excludes_delivery of [true, false]) {
    const code = `FEES${excludes_delivery ? 1 : 2}`;
    expect((await create({ code, excludes_delivery })).body.data).toMatchObject({ excludes_delivery });
    const { body } = await food.anonymous.post('/api/checkout/quote', {
      lines: [{ product_id: food.dishes.kebab.id, quantity: 3, options: [{ group: 'size', choice: 'regular' }] }],
      kitchen_code: 'downtown',
      fulfillment: 'delivery',
      address: { street: '12 Cedar Street', city: 'New York', postcode: '10001' },
      promo_code: code,
    });
    totals.push([body.data.discounts, body.data.fees, body.data.total]);
  }
  expect(totals[0]).toEqual([{ promo: 3.92, rewards: 0 }, { delivery: 3.5, pickup: 0 }, 25.68]);
  expect(totals[1]).toEqual(totals[0]);
  const { components } = (await (await fetch(`${food.service.origin}/food/openapi.json`)).json()) as {
    components: { schemas: Record<string, { properties: Record<string, { description: string }> }> };
  };
  for (const model of ['PromoBody', 'PromoChangeBody', 'PromoCodeView'])
    expect(components.schemas[model]?.properties['excludes_delivery']?.description).toContain(
      'without effect on prices',
    );
});

describe('guessing promo codes', () => {
  it('is told nothing after thirty unknown ones, while baskets are priced and other visitors are answered', async () => {
    const guesser = food.anonymous.with({ 'X-Forwarded-For': '203.0.113.77' });
    const guess = (code: string) => guesser.post('/api/promo/validate', { code, subtotal: 20 });
    expect((await guess('WELCOME10')).body.data).toMatchObject({ valid: true });
    for (let number = 1; number <= 30; number += 1) await guess(`GUESS${number}`);
    expect((await guess('WELCOME10')).body.data).toMatchObject({ valid: false, reason: 'unknown' });
    expect((await validate({ code: 'WELCOME10', subtotal: 20 })).body.data).toMatchObject({ valid: true });
  });
});

describe('keeping promo codes', () => {
  it('adds one in capitals, with its defaults', async () => {
    const answer = await create({ code: ' save15 ' });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      code: 'SAVE15',
      percent: 15,
      excludes_delivery: true,
      stackable_with_rewards: false,
      is_active: true,
    });
  });

  it('has each code once, however it is written, also in parallel', async () => {
    const answers = await race(6, index => create({ code: index % 2 ? 'save15' : 'SAVE15' }));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 5 });
    expect((await create({ code: 'Save15 ' })).body).toMatchObject({ code: 'promo_code_taken' });
    const other = (await create({ code: 'OTHER' })).body.data;
    expect((await food.manager.patch(`/api/promo/${other.id}`, { code: 'save15' })).status).toBe(409);
  });

  it.each([
    [{ code: '' }, 'code'],
    [{ code: 'TWO WORDS' }, 'code'],
    [{ code: null }, 'code'],
    [{ percent: 0 }, 'percent'],
    [{ percent: 100.01 }, 'percent'],
    [{ percent: -5 }, 'percent'],
    [{ percent: '10' }, 'percent'],
    [{ percent: 10.005 }, 'percent'],
    [{ percent: undefined }, 'percent'],
    [{ percent: null }, 'percent'],
    [{ is_active: 'true' }, 'is_active'],
    [{ excludes_delivery: 1 }, 'excludes_delivery'],
    [{ stackable_with_rewards: 'no' }, 'stackable_with_rewards'],
  ])('refuses %j', async (values, field) => {
    const answer = await create(values);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty(field);
  });

  it('changes what is sent and nothing else', async () => {
    const { id } = (await create({ percent: 12.5, stackable_with_rewards: true })).body.data;
    const answer = await food.manager.patch(`/api/promo/${id}`, { is_active: false });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      code: 'SAVE15',
      percent: 12.5,
      stackable_with_rewards: true,
      is_active: false,
    });
    expect((await food.manager.patch(`/api/promo/${id}`, { percent: null })).status).toBe(400);
    expect((await food.manager.patch('/api/promo/999999', { percent: 5 })).status).toBe(404);
    expect((await food.manager.patch('/api/promo/x', { percent: 5 })).status).toBe(404);
  });

  it('deletes one; orders keep it as text', async () => {
    const { id } = (await create()).body.data;
    const order = await makeOrderRow(food.service.db, { promoCode: 'SAVE15' });
    expect((await food.manager.delete(`/api/promo/${id}`)).status).toBe(200);
    expect((await food.manager.delete(`/api/promo/${id}`)).status).toBe(404);
    expect((await food.owner.get(`/api/orders/${order.id}`)).body.data.promo_code).toBe('SAVE15');
  });

  it('lists the latest change first, in pages that neither repeat nor skip', async () => {
    for (const code of ['A', 'B', 'C', 'D']) await create({ code });
    await food.service.db.rows(`UPDATE promo_code SET updated_at = '2026-01-01T00:00:00Z'`);
    const page = async (query: string) => (await food.manager.get(`/api/promo?${query}`)).body.data;
    const pages = [await page('limit=2'), await page('limit=2&page=2'), await page('page_count=2&page=3')];
    const codes = pages.flatMap(({ data }) => data.map((row: { code: string }) => row.code));
    expect(codes).toEqual(['D', 'C', 'B', 'A', 'WELCOME10']);
    expect(pages[0]).toMatchObject({ page: 1, limit: 2, total: 5, totalPages: 3 });
    expect(await page('limit=1000&page=0')).toMatchObject({ page: 1, limit: 100 });
    expect(await page('page=9')).toMatchObject({ data: [], total: 5 });
  });

  it('needs settings.view to see and settings.edit to change', async () => {
    for (const [caller, status] of [
      [food.anonymous, 401],
      [food.customer, 401],
      [food.kitchen, 403],
    ] as const) {
      expect((await caller.get('/api/promo')).status).toBe(status);
      expect((await caller.post('/api/promo', { code: 'X', percent: 5 })).status).toBe(status);
      expect((await caller.patch(`/api/promo/${food.promo.id}`, {})).status).toBe(status);
      expect((await caller.delete(`/api/promo/${food.promo.id}`)).status).toBe(status);
    }
  });
});
