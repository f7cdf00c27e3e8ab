import { makeCategory, makeDish, makeKitchen } from './factories';
import { type Food, startFood } from './food';
import { address, body, changeSetting, oneOf, regular } from './placement.actors';
import { changeCode, makeCode, orderWith } from './promo.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.service.close());

const quote = async (change: object) => {
  const answer = await food.anonymous.post('/api/checkout/quote', body(food, change));
  expect(answer.status).toBe(200);
  return answer.body.data;
};
const promoOf = async ({ code }: { code: string }, change: object = {}) =>
  (await quote({ promo_code: code, ...change })).promo;
const validate = async ({ code }: { code: string }, change: object = {}) =>
  (await food.anonymous.post('/api/promo/validate', { code, subtotal: 26.1, ...change })).body.data;

describe('the period of a code', () => {
  it('has an inclusive start and an exclusive end, to the millisecond', async () => {
    const start = Date.now() + 60_000;
    const end = start + 600_000;
    const instant = (milliseconds: number) => new Date(milliseconds).toISOString();
    const promo = await makeCode(food, { starts_at: instant(start), ends_at: instant(end) });
    for (const [at, reason] of [
      [start - 1, 'not_yet'],
      [start, null],
      [end - 1, null],
      [end, 'ended'],
    ] as const) {
      food.service.clock.set(instant(at));
      expect(await promoOf(promo)).toEqual({ code: promo.code, applied: reason === null, reason });
      expect(await validate(promo)).toMatchObject({ valid: reason === null, reason });
      const answer = await orderWith(food, promo, { email: `at-${at}@example.com` });
      expect(answer.status).toBe(reason === null ? 201 : 422);
    }
  });
});

describe('a code of categories', () => {
  it('takes 10 percent of one category of 19.99 in a basket of 50, which is 2.00', async () => {
    const above = await makeCategory(food.service.db);
    const below = await makeCategory(food.service.db, { parentId: above.id });
    const grill = await makeDish(food.service.db, { categoryId: below.id, priceCents: 1999 });
    const rest = await makeDish(food.service.db, { priceCents: 3001 });
    const promo = await makeCode(food, { category_ids: [above.id] });
    const lines = [oneOf(grill), oneOf(rest)];
    await changeSetting(food, 'tips', 'always');
    const priced = await quote({ lines, promo_code: promo.code, tip: { percent: 10 } });
    expect(priced).toMatchObject({
      subtotal: 50,
      discounts: { promo: 2 },
      fees: { delivery: 3.5 },
      tip: { amount: 5 },
      total: 56.5,
    });
    expect(await promoOf(promo, { lines: [oneOf(rest)] })).toMatchObject({ applied: false, reason: 'other_category' });
  });

  it('leaves combo offers out', async () => {
    const promo = await makeCode(food, { category_ids: [food.category.id] });
    const { soup, dessert } = food.dishes;
    const offer = { offer_id: food.offer.id, quantity: 1, offer_choices: { main: soup.id, sweet: dessert.id } };
    expect(await promoOf(promo, { lines: [offer], fulfillment: 'pickup' })).toMatchObject({ reason: 'other_category' });
    const both = await quote({ lines: [offer, oneOf(soup)], fulfillment: 'pickup', promo_code: promo.code });
    expect(both).toMatchObject({ subtotal: 18.5, discounts: { promo: 0.65 } });
  });
});

describe('the reason why a code does not apply', () => {
  it('is the first of those that are true', async () => {
    const category = await makeCategory(food.service.db);
    const promo = await makeCode(food, {
      is_active: false,
      starts_at: '2130-07-01T00:00:00Z',
      kitchen_codes: ['harbor'],
      category_ids: [category.id],
      minimum_subtotal: 26.11,
      max_uses: 1,
      max_uses_per_customer: 1,
    });
    await food.service.db.rows('UPDATE promo_code SET uses = 1 WHERE id = $1', [promo.id]);
    const steps: [object, string | null][] = [
      [{}, 'inactive'],
      [{ is_active: true }, 'not_yet'],
      [{ starts_at: null, ends_at: '2020-05-01T00:00:00Z' }, 'ended'],
      [{ ends_at: null }, 'other_kitchen'],
      [{ kitchen_codes: ['harbor', 'downtown'] }, 'other_category'],
      [{ category_ids: null }, 'below_minimum_subtotal'],
      [{ minimum_subtotal: 26.1 }, 'used_up'],
      [{ max_uses: 2 }, null],
    ];
    for (const [change, reason] of steps) {
      expect((await changeCode(food, promo, change)).status).toBe(200);
      expect(await promoOf(promo)).toMatchObject({ applied: reason === null, reason });
      if (reason !== 'other_category')
        expect(await validate(promo, { kitchen_code: 'downtown' })).toMatchObject({ valid: reason === null, reason });
    }
    await food.service.db.rows('UPDATE promo_code SET uses = 0 WHERE id = $1', [promo.id]);
  });

  it('needs a kitchen to be about one', async () => {
    const promo = await makeCode(food, { kitchen_codes: ['harbor'] });
    expect(await validate(promo)).toMatchObject({ valid: true });
    expect(await validate(promo, { kitchen_code: 'downtown' })).toMatchObject({ reason: 'other_kitchen' });
    expect(await validate(promo, { kitchen_code: 'harbor' })).toMatchObject({ valid: true });
  });

  it('counts the minimum before discounts, and points do not lower it', async () => {
    const promo = await makeCode(food, { minimum_subtotal: 26.1, percent: 50 });
    expect(await promoOf(promo, { address })).toMatchObject({ applied: true });
    const lines = [oneOf(food.dishes.kebab, { options: regular })];
    expect(await promoOf(promo, { lines })).toMatchObject({ reason: 'below_minimum_subtotal' });
  });
});

describe('the conditions of a code', () => {
  it('are shown as they were sent, and are none when left out', async () => {
    const sent = {
      starts_at: '2026-05-01T10:00:00.000Z',
      ends_at: '2026-05-02T10:00:00.000Z',
      max_uses: 5,
      max_uses_per_customer: 1,
      minimum_subtotal: 20.5,
      first_order_only: true,
      kitchen_codes: ['downtown', 'harbor'],
      category_ids: [food.category.id],
    };
    expect(await makeCode(food, sent)).toMatchObject({ ...sent, uses: 0 });
    const none = {
      starts_at: null,
      ends_at: null,
      max_uses: null,
      max_uses_per_customer: null,
      minimum_subtotal: null,
      first_order_only: false,
      kitchen_codes: [],
      category_ids: [],
      uses: 0,
    };
    expect(await makeCode(food)).toMatchObject(none);
    const [listed] = (await food.manager.get('/api/promo')).body.data.data;
    expect(listed).toMatchObject(none);
  });

  it('change alone, and lists as a whole', async () => {
    const promo = await makeCode(food, { kitchen_codes: ['downtown'], max_uses: 3 });
    const changed = await changeCode(food, promo, { kitchen_codes: ['harbor', 'harbor'] });
    expect(changed.body.data).toMatchObject({ kitchen_codes: ['harbor'], max_uses: 3 });
    expect((await changeCode(food, promo, { kitchen_codes: [] })).body.data).toMatchObject({ kitchen_codes: [] });
  });

  it.each([
    [{ starts_at: '2026-05-01T10:00:00Z', ends_at: '2026-05-01T10:00:00Z' }, 'ends_at'],
    [{ starts_at: 'tomorrow' }, 'starts_at'],
    [{ max_uses: 0 }, 'max_uses'],
    [{ max_uses_per_customer: 1.5 }, 'max_uses_per_customer'],
    [{ minimum_subtotal: -1 }, 'minimum_subtotal'],
    [{ kitchen_codes: ['nowhere'] }, 'kitchen_codes'],
    [{ category_ids: [999_999] }, 'category_ids'],
  ])('%j is refused and stores nothing', async (values, field) => {
    const answer = await food.manager.post('/api/promo', { code: 'REFUSED', percent: 5, ...values });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
    expect(await food.service.db.rows(`SELECT FROM promo_code WHERE code = 'REFUSED'`)).toEqual([]);
    const promo = await makeCode(food, { starts_at: '2026-05-01T10:00:00Z' });
    expect((await changeCode(food, promo, values)).status).toBe(400);
  });

  it('of a period are checked against what is stored', async () => {
    const promo = await makeCode(food, { starts_at: '2026-05-01T10:00:00Z' });
    expect((await changeCode(food, promo, { ends_at: '2026-05-01T09:00:00Z' })).body.errors).toHaveProperty('ends_at');
  });

  it('never widen: a code is disabled with the last of its kitchens', async () => {
    const { code } = await makeKitchen(food.service.db);
    const one = await makeCode(food, { kitchen_codes: [code] });
    const two = await makeCode(food, { kitchen_codes: [code, 'downtown'] });
    expect((await food.owner.delete(`/api/kitchens/${code}`)).status).toBe(200);
    expect(await promoOf(one)).toMatchObject({ applied: false, reason: 'inactive' });
    expect(await promoOf(two)).toMatchObject({ applied: true });
  });
});
