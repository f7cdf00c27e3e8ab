/**
 * Fills tables with so many rows that statements of other files would get other plans.
 * @own-database
 */
import { Log } from '#kit/log/log';
import { withoutChecks } from '../harness/bulk-rows';
import { planOf, statementsOf } from '../harness/statements';
import { helpStatement } from '#services/food/help/help.queries';
import { makeDish } from './factories';
import { type Food, startFood } from './food';
import { basket } from './help.actors';
import { address, customerWith, oneOf, place, regular } from './placement.actors';

const DISHES = 20_000;
const AT = new Date('2026-05-13T16:30:00Z');

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.service.close());

async function statementsOfQuote(change: object) {
  let help: unknown;
  const statements = await statementsOf(food.service.db, async () => {
    help = (await food.anonymous.post('/api/checkout/quote', basket(food, change))).body.data.help;
  });
  return { help, count: statements.length };
}

describe('5.7 statements', () => {
  it('of quotes and orders that succeed are as many as without help', async () => {
    const lines = [oneOf(food.dishes.kebab, { options: regular, quantity: 3 })];
    expect(await statementsOfQuote({ lines })).toEqual({ help: undefined, count: 1 });
    let answer: { status: number; body: object } | undefined;
    const statements = await statementsOf(
      food.service.db,
      async () => (answer = await place(food, basket(food, { lines }))),
    );
    expect([answer?.status, statements.length]).toEqual([201, 2]);
    expect(JSON.stringify(answer?.body)).not.toContain('"help"');
  });

  it('are one more where something is refused, whatever the number of lines', async () => {
    const gone = await makeDish(food.service.db, { isAvailable: false });
    const one = await statementsOfQuote({ lines: [oneOf(gone)], address: { ...address, postcode: '11231' } });
    const lines = Array.from({ length: 50 }, () => oneOf(gone));
    const many = await statementsOfQuote({ lines, address: { ...address, postcode: '11231' } });
    expect([one.count, many.count]).toEqual([2, 2]);
    expect(many.help).toMatchObject({ other_kitchens: [{ changes: 50 }] });
    expect((await statementsOfQuote({})).count).toBe(2);
  });

  it('are none more where the quote knows all', async () => {
    const customer = await customerWith(food, 10);
    const change = basket(food, { redeem_points: true, fulfillment: 'pickup' });
    let help: unknown;
    const statements = await statementsOf(food.service.db, async () => {
      help = (await customer.post('/api/checkout/quote', change)).body.data.help;
    });
    expect([help, statements.length]).toEqual([{ points_missing: 90 }, 2]);
    const options = await statementsOf(food.service.db, () =>
      food.anonymous.post('/api/checkout/quote', basket(food, { lines: [oneOf(food.dishes.kebab)] })),
    );
    expect(options).toHaveLength(1);
  });
});

it('leaves help out of a refusal when its reading fails', async () => {
  const { db } = food.service;
  const read = db.row.bind(db);
  const warned = jest.spyOn(Log.prototype, 'warn').mockImplementation(() => undefined);
  jest.spyOn(db, 'row').mockImplementation((...call: Parameters<typeof db.row>) => {
    const text = typeof call[0] === 'string' ? call[0] : call[0].statement().text;
    return text.includes('additions') ? Promise.reject(new Error('the database is away')) : read(...call);
  });
  const refused = await place(food, basket(food));
  expect([refused.status, refused.body.code]).toEqual([422, 'below_minimum']);
  expect(refused.body).toMatchObject({ minimum: 15, missing: 8.5 });
  expect(refused.body).not.toHaveProperty('help');
  expect(warned).toHaveBeenCalledWith({ err: expect.any(Error) }, 'help was left out');
});

describe('with 20,000 dishes', () => {
  beforeAll(async () => {
    const { db } = food.service;
    // No plan depends on triggers and foreign keys.
    await withoutChecks(db, async () => {
      await db.rows(`
        INSERT INTO category (slug, name)
        SELECT 'category-many-' || n, jsonb_build_object('en', 'Category ' || n, 'ar', 'قسم ' || n) FROM generate_series(1, 12) n`);
      await db.rows(
        `INSERT INTO dish (slug, name, price_cents, category_id, is_active, is_available, option_groups)
         SELECT 'many-' || n, '{"en": "Dish", "ar": "طبق"}', 500 + n % 3000, (SELECT min(id) FROM category) + n % 12, n % 20 <> 0, n % 7 <> 0,
           CASE WHEN n % 3 = 0 THEN '[{"key": "size", "required": true}]' ELSE '[]' END::jsonb
         FROM generate_series(1, $1) n`,
        [DISHES],
      );
    });
    await db.rows('ANALYZE dish');
    await db.rows('ANALYZE category');
  });

  it('finds additions on their index, without sorting', async () => {
    const additions = { kitchenId: food.downtown.id, priceCents: 850, at: AT };
    const plan = await planOf(food.service.db, helpStatement({ additions }));
    expect(plan).toMatch(/Index Scan using dish_addition_idx on dish/);
    expect(plan).not.toMatch(/Seq Scan on dish /);
  });

  it('finds alternatives on their index, above and below the price', async () => {
    const dishIds = [food.dishes.soup.id, food.dishes.kebab.id, food.dishes.dessert.id];
    const alternatives = { kitchenId: food.downtown.id, dishIds, at: AT };
    const plan = await planOf(food.service.db, helpStatement({ alternatives }));
    expect(plan.match(/Index Scan (Backward )?using dish_orderable_idx on dish/g)).toHaveLength(2);
    expect(plan).not.toMatch(/Seq Scan on dish /);
  });

  it('looks for snoozes by kitchen and dish', async () => {
    const { db } = food.service;
    await db.rows(
      `INSERT INTO dish_snooze (kitchen_id, product_id, until)
       SELECT kitchen.id, dish.id, now() + interval '1 day' FROM kitchen, dish WHERE dish.id % 4 = 0`,
    );
    await db.rows('ANALYZE dish_snooze');
    const otherKitchens = { code: 'downtown', postcodes: ['10001'], onlyDelivering: false, dishIds: [1, 2, 3], at: AT };
    const plan = await planOf(db, helpStatement({ otherKitchens }));
    expect(plan).toMatch(/Index Scan using dish_snooze_pkey|Bitmap Index Scan on dish_snooze/);
  });
});
