import type { Category } from '#services/food/categories/category.entity';
import type { Dish } from '#services/food/menu/dish.entity';
import { dishSearchText } from '#services/food/menu/dish-values';
import type { Answer, Client } from '../harness/client';
import { statementsOf } from '../harness/statements';
import { makeCategory, makeDish } from './factories';
import { type Food, startFood } from './food';

let food: Food;
let grills: Category;
let skewers: Category;
let lamb: Dish;
let chicken: Dish;
let tofu: Dish;
let draft: Dish;
let archived: Dish;

const dish = (en: string, values: Partial<Dish>) => {
  const texts = {
    name: { en, ar: values.name?.ar ?? 'طبق' },
    description: values.description ?? { en: '', ar: '' },
    ingredients: values.ingredients ?? { en: '', ar: '' },
  };
  return makeDish(food.service.db, { categoryId: grills.id, ...values, ...texts, searchText: dishSearchText(texts) });
};

beforeAll(async () => {
  food = await startFood();
  const { db } = food.service;
  grills = await makeCategory(db, { slug: 'grills' });
  skewers = await makeCategory(db, { slug: 'skewers', parentId: grills.id });
  lamb = await dish('Lamb shank', {
    name: { en: '', ar: 'موزات الضأن' },
    priceCents: 2400,
    popularity: 9,
    dietaryTags: ['halal', 'gluten-free'],
    isFeatured: true,
    description: { en: '100% slow_cooked', ar: 'مطهو ببطء' },
  });
  chicken = await dish('Chicken tawook', {
    priceCents: 1650,
    popularity: 30,
    categoryId: skewers.id,
    dietaryTags: ['halal'],
    isAvailable: false,
    isBestSeller: true,
    ingredients: { en: 'Yoghurt, garlic', ar: 'لبن وثُومٌ' },
  });
  tofu = await dish('apricot tofu', { priceCents: 1650, popularity: 1, dietaryTags: ['vegan'] });
  draft = await dish('Quail draft', { isActive: false, isFeatured: true, popularity: 99 });
  archived = await dish('Archived ribs', { archivedAt: new Date(), isFeatured: true, isBestSeller: true });
});
afterAll(() => food.service.close());

const idsIn = (answer: Answer) => answer.body.data.items.map((row: { id: number }) => row.id) as number[];
const list = async (query = '', caller: Client = food.anonymous) => caller.get(`/api/products?${query}`);
const found = async (query: string) => idsIn(await list(query));

describe('the list', () => {
  it('holds what is published, latest change first', async () => {
    const answer = await list();
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ total: 6, page: 1, limit: 12, totalPages: 1 });
    const { dessert, kebab, soup } = food.dishes;
    expect(idsIn(answer)).toEqual([tofu, chicken, lamb, dessert, kebab, soup].map(({ id }) => id));
  });

  it('shows drafts to staff, and to nobody who is not', async () => {
    expect(idsIn(await list('', food.kitchen))[0]).toBe(draft.id);
    expect(idsIn(await list('', food.customer))).not.toContain(draft.id);
    expect(idsIn(await list('', food.anonymous.as('no token')))).not.toContain(draft.id);
  });

  it('opens scope=admin to staff with products.view only', async () => {
    expect((await list('scope=admin')).status).toBe(401);
    expect((await list('scope=admin', food.customer)).status).toBe(401);
    expect((await list('scope=admin', food.kitchen)).status).toBe(403);
    const answer = await list('scope=admin&limit=1', food.manager);
    expect(answer.body.data).toMatchObject({ total: 7, limit: 1, totalPages: 7 });
    expect(idsIn(answer)).toEqual([draft.id]);
    expect(await found('scope=everything')).toHaveLength(6);
  });

  it('sorts', async () => {
    const { dessert, kebab, soup } = food.dishes;
    const ids = (...dishes: Dish[]) => dishes.map(({ id }) => id);
    expect(await found('sort=popularity')).toEqual(ids(chicken, lamb, tofu, dessert, kebab, soup));
    expect(await found('sort=price_asc')).toEqual(ids(dessert, soup, kebab, chicken, tofu, lamb));
    expect(await found('sort=price_desc')).toEqual(ids(lamb, tofu, chicken, kebab, soup, dessert));
    expect(await found('sort=name')).toEqual(ids(tofu, chicken, kebab, dessert, lamb, soup));
    expect(await found('sort=random')).toEqual(await found(''));
  });

  it('pages without repeating or skipping a row', async () => {
    await food.service.db.rows("UPDATE dish SET updated_at = '2026-01-01T00:00:00Z'");
    const pages = await Promise.all([1, 2, 3, 4].map(page => found(`limit=2&page=${page}`)));
    expect(pages.flat()).toEqual(await found(''));
    expect(pages[3]).toEqual([]);
  });

  it.each([
    ['limit=0', { page: 1, limit: 12 }],
    ['limit=-1', { page: 1, limit: 12 }],
    ['limit=1000000000', { page: 1, limit: 100 }],
    ['limit=abc', { page: 1, limit: 12 }],
    ['limit=1.5&page=1.5', { page: 1, limit: 12 }],
    ['page=0', { page: 1, limit: 12 }],
    ['page=99999999999999999999', { page: 1_000_000, limit: 12, items: [] }],
    ['page_count=3', { page: 1, limit: 3 }],
    ['limit=2&page_count=3', { page: 1, limit: 2 }],
    ['utm_source=1&limit[]=3', { page: 1, limit: 12 }],
    ['page=500', { page: 500, limit: 12, items: [] }],
  ])('answers %s', async (query, expected) => {
    expect((await list(query)).body.data).toMatchObject({ total: 6, ...expected });
  });

  it('filters by category, those below it included', async () => {
    expect(await found('category=grills&sort=name')).toEqual([tofu.id, chicken.id, lamb.id]);
    expect(await found('category=skewers')).toEqual([chicken.id]);
    expect(await found('category=unknown')).toEqual([]);
    expect(await found('category=%00')).toHaveLength(6);
    expect(await found('category=')).toHaveLength(6);
  });

  it('filters by every dietary tag asked for', async () => {
    expect(await found('dietary=halal&sort=name')).toEqual([chicken.id, lamb.id]);
    expect(await found('dietary=halal,%20gluten-free,')).toEqual([lamb.id]);
    expect(await found('dietary=halal,vegan')).toEqual([]);
  });

  it('filters by availability', async () => {
    expect(await found('available=true')).not.toContain(chicken.id);
    expect(await found('available=false')).toEqual([chicken.id]);
    expect(await found('available=maybe')).toHaveLength(6);
  });

  it.each<[string, string, () => Dish[]]>([
    ['a part of the name, whatever the case', 'q=SHANK', () => [lamb]],
    ['the description', 'q=cooked', () => [lamb]],
    ['the ingredients', 'q=garlic', () => [chicken]],
    ['words that stand apart', 'q=chicken%20yoghurt', () => [chicken]],
    ['Arabic without its vowel marks', `q=${encodeURIComponent('ثوم')}`, () => [chicken]],
    ['Arabic with another alef', `q=${encodeURIComponent('موزات الضان')}`, () => [lamb]],
    ['a percent sign as such', 'q=100%25', () => [lamb]],
    ['an underscore as such', 'q=slow_c', () => [lamb]],
    ['no underscore for any letter', 'q=l_mb', () => []],
    ['no percent sign for any letters', 'q=l%25b', () => []],
    ['a backslash as such', 'q=%5C', () => []],
  ])('searches %s', async (_, query, expected) => {
    expect(await found(query)).toEqual(expected().map(({ id }) => id));
  });

  it('lets a blank search pass', async () => {
    for (const query of ['q=', 'q=%20%20', "q='", 'q=%00', 'q[]=lamb']) expect(await found(query)).toHaveLength(6);
  });

  it('combines what it is asked', async () => {
    const answer = await list('q=a&category=grills&dietary=halal&available=true&sort=price_desc&limit=1');
    expect(answer.body.data).toMatchObject({ total: 1, items: [{ id: lamb.id }] });
  });
});

describe('one dish', () => {
  it('shows every field', async () => {
    const { kebab } = food.dishes;
    const { data } = (await food.anonymous.get(`/api/products/${kebab.id}`)).body;
    expect(data).toEqual({
      id: kebab.id,
      slug: 'kebab',
      name: { en: 'Kebab', ar: 'كباب' },
      description: { en: '', ar: '' },
      ingredients: { en: '', ar: '' },
      price: 8.7,
      category_id: food.category.id,
      category: { id: food.category.id, slug: 'mains', name: { en: 'Mains', ar: 'أطباق رئيسية' } },
      images: [],
      option_groups: [
        {
          key: 'size',
          name: { en: 'Size', ar: 'الحجم' },
          required: true,
          min: 1,
          max: 1,
          choices: [
            { key: 'regular', name: { en: 'Regular', ar: 'عادي' }, price_delta: 0, is_available: true },
            { key: 'large', name: { en: 'Large', ar: 'كبير' }, price_delta: 2.5, is_available: true },
          ],
        },
        expect.objectContaining({ key: 'extras', required: false, min: 0, max: 2 }),
      ],
      allergens: [],
      dietary_tags: [],
      preparation_minutes: 15,
      is_active: true,
      is_available: true,
      is_featured: false,
      is_best_seller: false,
      rating: null,
      review_count: 0,
      pictures: [],
      unavailable_reason: null,
      unavailable_groups: [],
      created_at: kebab.createdAt.toISOString(),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
    });
  });

  it('is not there for the public while it is a draft, and for nobody once archived', async () => {
    for (const path of [`${draft.id}`, `slug/${draft.slug}`]) {
      expect((await food.anonymous.get(`/api/products/${path}`)).status).toBe(404);
      expect((await food.customer.get(`/api/products/${path}`)).status).toBe(404);
      expect((await food.kitchen.get(`/api/products/${path}`)).status).toBe(200);
    }
    for (const path of [`${archived.id}`, `slug/${archived.slug}`]) {
      expect((await food.owner.get(`/api/products/${path}`)).status).toBe(404);
    }
  });

  it.each(['0', '-1', 'abc', '1.5', '999999', '99999999999', 'slug/none', 'slug/%00', "slug/'", '0/related'])(
    'is 404 at %s',
    async path => {
      const answer = await food.anonymous.get(`/api/products/${path}`);
      expect(answer).toMatchObject({ status: 404, body: { success: false, code: 'not_found' } });
    },
  );

  it('stays published while its category is hidden', async () => {
    await food.service.db.rows('UPDATE category SET is_active = false WHERE id = $1', [grills.id]);
    expect((await food.anonymous.get(`/api/products/${lamb.id}`)).status).toBe(200);
    expect(await found('category=grills')).toHaveLength(3);
    await food.service.db.rows('UPDATE category SET is_active = true WHERE id = $1', [grills.id]);
  });
});

describe('related dishes', () => {
  let bestSeller: Dish;
  beforeAll(async () => {
    bestSeller = await makeDish(food.service.db, { isBestSeller: true, popularity: 5 });
  });
  const expected = () => [tofu.id, chicken.id, bestSeller.id];
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

  it('are those of the category, then best sellers, never the dish, a draft or an archived one', async () => {
    const answer = await food.anonymous.get(`/api/products/${lamb.id}/related`);
    expect(answer.status).toBe(200);
    expect(ids(answer.body.data)).toEqual(expected());
  });

  it('come with the dish of a slug', async () => {
    const { data } = (await food.anonymous.get(`/api/products/slug/${lamb.slug}`)).body;
    expect(data.id).toBe(lamb.id);
    expect(ids(data.related)).toEqual(expected());
    expect(ids((await food.owner.get(`/api/products/slug/${lamb.slug}`)).body.data.related)).toEqual(expected());
  });

  it('are eight at most', async () => {
    for (let count = 0; count < 9; count += 1) await makeDish(food.service.db, { categoryId: food.category.id });
    const related = (await food.anonymous.get(`/api/products/${food.dishes.soup.id}/related`)).body.data;
    expect(related).toHaveLength(8);
    expect(new Set(related.map((row: Dish) => row.id)).size).toBe(8);
  });

  it('are asked for a dish that the public sees', async () => {
    expect((await food.owner.get(`/api/products/${draft.id}/related`)).status).toBe(404);
    expect((await food.anonymous.get(`/api/products/${archived.id}/related`)).status).toBe(404);
  });
});

it('lists the featured dishes that are published', async () => {
  const answer = await food.owner.get('/api/products/featured');
  expect(answer.body.data).toMatchObject({ total: 1, page: 1, limit: 12, totalPages: 1 });
  expect(idsIn(answer)).toEqual([lamb.id]);
});

it('takes one statement for each read', async () => {
  for (const path of [
    '',
    '?q=lamb&category=grills',
    '/featured',
    `/${lamb.id}`,
    `/slug/${lamb.slug}`,
    `/${lamb.id}/related`,
  ]) {
    const statements = await statementsOf(food.service.db, () => food.anonymous.get(`/api/products${path}`));
    expect(statements).toHaveLength(1);
  }
});
