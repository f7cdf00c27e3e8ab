import { makeCategory, makeDish } from './factories';
import { type Food, startFood } from './food';
import { basket, helpOf } from './help.actors';
import { oneOf, place } from './placement.actors';

const NOW = '2026-05-13T16:30:00Z';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
beforeEach(() => food.service.clock.set(NOW));
afterAll(() => food?.service.close());

let codes = 0;
async function codeWith(conditions: object): Promise<string> {
  const code = `HELP${++codes}`;
  const { status, body } = await food.owner.post('/api/promo', { code, percent: 10, ...conditions });
  expect([status, body.errors]).toEqual([201, undefined]);
  return code;
}
const promoHelp = async (promo_code: string, change: object = {}) =>
  (await helpOf(food, { promo_code, fulfillment: 'pickup', ...change }))?.promo;

describe('a code that does not apply', () => {
  it('says from when it applies, or until when it did', async () => {
    const starts_at = '2026-05-14T00:00:00.000Z';
    expect(await promoHelp(await codeWith({ starts_at, ends_at: '2026-06-01T00:00:00Z' }))).toEqual({
      reason: 'not_yet',
      starts_at,
    });
    const ends_at = '2026-05-13T16:30:00.000Z';
    expect(await promoHelp(await codeWith({ ends_at }))).toEqual({ reason: 'ended', ends_at });
  });

  it('says which subtotal is needed, and what is missing', async () => {
    const code = await codeWith({ minimum_subtotal: 10 });
    expect(await promoHelp(code)).toEqual({ reason: 'below_minimum_subtotal', minimum: 10, missing: 3.5 });
  });

  it('names the kitchens it applies in, at most three', async () => {
    const code = await codeWith({ kitchen_codes: ['harbor'] });
    expect(await promoHelp(code)).toEqual({
      reason: 'other_kitchen',
      kitchens: [{ code: 'harbor', name: food.harbor.name }],
    });
  });

  it('names the categories it applies to, at most three', async () => {
    const { db } = food.service;
    const categories = [];
    for (let index = 0; index < 4; index++) categories.push(await makeCategory(db));
    for (const { id } of categories) await makeDish(db, { categoryId: id });
    const { reason, categories: named } = await promoHelp(
      await codeWith({ category_ids: categories.map(({ id }) => id) }),
    );
    expect(reason).toBe('other_category');
    expect(named).toEqual(categories.slice(0, 3).map(({ id, slug, name }) => ({ id, slug, name })));
  });

  it('never says how often others used it', async () => {
    const code = await codeWith({ max_uses: 1 });
    const order = basket(food, { promo_code: code, fulfillment: 'pickup' });
    expect((await place(food, order)).status).toBe(201);
    expect(await promoHelp(code)).toEqual({ reason: 'used_up' });
    const refused = await place(food, order);
    expect([refused.status, refused.body.code, refused.body.help.promo]).toEqual([
      422,
      'changes',
      { reason: 'used_up' },
    ]);
    const first = await codeWith({ first_order_only: true });
    const again = await place(food, basket(food, { promo_code: first, fulfillment: 'pickup' }));
    expect(again.body.help.promo).toEqual({ reason: 'not_for_you' });
  });

  it('is not in the help of another refusal once its loss was accepted', async () => {
    const code = await codeWith({ minimum_subtotal: 500 });
    const change = { promo_code: code, accept_changes: [`promo:${code}`], lines: [oneOf(food.dishes.soup)] };
    const { body } = await place(food, basket(food, change));
    expect(body.code).toBe('below_minimum');
    expect(Object.keys(body.help)).not.toContain('promo');
  });
});
