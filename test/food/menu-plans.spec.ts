/**
 * Fills tables with so many rows that statements of other files would get other plans.
 * @own-database
 */
import { pageStatement } from '#kit/database/list';
import { DISH_SORTS, type DishFilter, dishList, relatedStatement } from '#services/food/menu/menu.queries';
import { type QuoteBody, quoteRequest } from '#services/food/pricing/basket.dto';
import { Quotes } from '#services/food/pricing/quotes.service';
import { fillTables } from '../harness/bulk-rows';
import { planningsOf, planOf, statementsOf } from '../harness/statements';
import { type Food, startFood } from './food';
import { body } from './placement.actors';

const DISHES = 20_000;
const LISTS = ['', '?sort=popularity&available=true', '?q=soup', '?category=mains&sort=price_asc', '/featured'];

let food: Food;
let statementsWithFewDishes: number[];

const statementCounts = async () => {
  const counts = [];
  for (const list of LISTS) {
    const statements = await statementsOf(food.service.db, () => food.owner.get(`/api/products${list}`));
    counts.push(statements.length);
  }
  return counts;
};

beforeAll(async () => {
  food = await startFood();
  const { db } = food.service;
  statementsWithFewDishes = await statementCounts();
  await db.rows(`
    INSERT INTO category (slug, name)
    SELECT 'category-' || n, jsonb_build_object('en', 'Category ' || n, 'ar', 'قسم ' || n) FROM generate_series(1, 12) n`);
  await fillTables(db, { tables: ['dish'] }, insertDishes);
  await db.rows('ANALYZE category');
});
afterAll(() => food.service.close());

const insertDishes = () =>
  food.service.db.rows(
    `INSERT INTO dish (slug, name, description, ingredients, price_cents, category_id, images, allergens, dietary_tags,
       is_active, is_available, is_featured, is_best_seller, popularity, search_text, archived_at, updated_at)
     SELECT 'many-' || n, jsonb_build_object('en', 'Dish ' || md5(n::text), 'ar', 'طبق ' || n),
       jsonb_build_object('en', repeat('Slowly cooked. ', 12), 'ar', repeat('مطهو ببطء. ', 12)), '{"en": "", "ar": ""}',
       500 + n % 3000, (SELECT min(id) FROM category) + n % 12, '["/food/media/uploads/a.jpg"]', '{milk}',
       CASE WHEN n % 50 = 0 THEN '{vegan,halal}' ELSE '{halal}' END::text[],
       n % 20 <> 0, n % 7 <> 0, n % 1000 = 0, n % 400 = 0, n % 977, 'dish ' || md5(n::text),
       CASE WHEN n % 100 = 0 THEN now() END, now() - n * interval '1 minute'
     FROM generate_series(1, $1) n`,
    [DISHES],
  );

const plan = (filter: DishFilter, page = 1) => {
  return planOf(food.service.db, pageStatement(dishList(filter), { page, limit: 12 }));
};
const SCANS_ALL_DISHES = /Seq Scan on dish/;
const SORTS_MANY = /Sort .*rows=\d{4,}/;

describe.each(['public', 'staff'] as const)('the list of 20,000 dishes, seen by %s', scope => {
  it.each([undefined, ...DISH_SORTS])('reads its page and its total from indexes when sorted by %s', async sort => {
    for (const page of [1, 20]) {
      const told = await plan({ scope, sort }, page);
      expect(told).not.toMatch(SCANS_ALL_DISHES);
      expect(told).not.toMatch(SORTS_MANY);
    }
  });

  it('counts without reading a single dish', async () => {
    expect(await plan({ scope })).toMatch(/Aggregate.*\n\s+-> +Limit.*\n\s+-> +Index Only Scan/);
  });

  it.each<[string, Omit<DishFilter, 'scope'>]>([
    ['a word', { words: ['0123a'] }],
    ['a dietary tag', { dietary: ['vegan', 'halal'] }],
    ['a category', { category: 'category-3', sort: 'popularity' }],
  ])('filters by %s on an index', async (_, filter) => {
    expect(await plan({ scope, ...filter })).not.toMatch(SCANS_ALL_DISHES);
  });
});

it('reads featured dishes from their index', async () => {
  expect(await plan({ scope: 'public', featured: true })).not.toMatch(SCANS_ALL_DISHES);
});

it('reads the deleted list from its index', async () => {
  expect(await plan({ scope: 'archived' })).not.toMatch(SCANS_ALL_DISHES);
});

it('finds related dishes on indexes', async () => {
  const plan = await planOf(food.service.db, relatedStatement('public', { slug: 'kebab' }));
  expect(plan).not.toMatch(SCANS_ALL_DISHES);
  expect(plan).toMatch(/dish_published_idx/);
  expect(plan).toMatch(/dish_best_seller_idx/);
});

it('takes as many statements for 20,000 dishes as for three', async () => {
  expect(await statementCounts()).toEqual(statementsWithFewDishes);
  const { data } = (await food.anonymous.get('/api/products?limit=100&sort=name')).body;
  expect(data.items).toHaveLength(100);
  expect(data.total).toBe(3 + DISHES - DISHES / 20);
});

it('the statement that prices an order is planned only for the first five orders of a connection', async () => {
  const { db } = food.service;
  const request = quoteRequest(body(food) as QuoteBody);
  const plans = await db.transaction(async () => {
    for (let quote = 0; quote < 8; quote++) await food.service.get(Quotes).quote(request, null);
    return planningsOf(db, 'taken_slots(');
  });
  expect(plans).toEqual([{ custom: 5, generic: 3 }]);
});
