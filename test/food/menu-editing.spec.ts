import type { Dish } from '#services/food/menu/dish.entity';
import type { Answer } from '../harness/client';
import { race, statuses } from '../harness/race';
import { makeCategory, makeDish } from './factories';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food.service.close());

const name = (en: string) => ({ en, ar: `${en} بالعربية` });
const basics = (changes: object = {}) => ({
  name: name('Dish'),
  price: 9.5,
  category_id: food.category.id,
  ...changes,
});
const add = (changes: object = {}) => food.owner.post('/api/products', basics(changes));
const choice = (key: string, changes: object = {}) => ({ key, name: name(key), price_delta: 0, ...changes });
const group = (changes: object = {}) => ({
  key: 'size',
  name: name('Size'),
  required: true,
  min: 1,
  max: 1,
  choices: [choice('small', { price_delta: -0.5 }), choice('large', { price_delta: 2.25, is_available: false })],
  ...changes,
});
const problems = (answer: Answer) => [answer.status, Object.keys(answer.body.errors ?? {})];

describe('adding', () => {
  it('stores the whole body', async () => {
    const body = basics({
      name: name('Smoked aubergine'),
      description: { en: 'Over oak', ar: 'على البلوط' },
      ingredients: { en: 'Aubergine', ar: 'باذنجان' },
      price: 12.35,
      images: ['/food/media/uploads/a.jpg', '/food/media/uploads/b.jpg'],
      option_groups: [group()],
      allergens: ['sesame'],
      dietary_tags: ['vegan', 'halal'],
      preparation_minutes: 25,
      is_active: true,
      is_available: false,
      is_featured: true,
      is_best_seller: true,
    });
    const answer = await add(body);
    expect(answer.status).toBe(201);
    expect(answer.body.message).toBe('The dish is added.');
    const expected = group({
      choices: [
        choice('small', { price_delta: -0.5, is_available: true }),
        choice('large', { price_delta: 2.25, is_available: false }),
      ],
    });
    expect(answer.body.data).toMatchObject({ ...body, slug: 'smoked-aubergine', option_groups: [expected] });
    expect((await food.anonymous.get('/api/products/slug/smoked-aubergine')).body.data).toMatchObject(answer.body.data);
  });

  it('publishes a dish that can be ordered of what is needed only', async () => {
    const { data } = (await add()).body;
    expect(data).toMatchObject({
      slug: 'dish',
      is_active: true,
      is_available: true,
      is_featured: false,
      images: [],
      option_groups: [],
      description: { en: '', ar: '' },
      preparation_minutes: 15,
    });
    expect((await food.anonymous.get(`/api/products/${data.id}`)).status).toBe(200);
  });

  it('keeps a dish that is said to be a draft from the public', async () => {
    const { data } = (await add({ is_active: false })).body;
    expect((await food.anonymous.get(`/api/products/${data.id}`)).status).toBe(404);
  });

  it('fills in what an option group leaves out', async () => {
    const options = [
      { key: 'sauce', name: name('Sauce'), required: true, choices: [{ key: 'hot', name: name('Hot') }] },
      { key: 'side', name: name('Side'), choices: [{ key: 'rice', name: name('Rice') }] },
    ];
    const [sauce, side] = (await add({ option_groups: options })).body.data.option_groups;
    expect(sauce).toMatchObject({ required: true, min: 1, max: 1, choices: [{ price_delta: 0, is_available: true }] });
    expect(side).toMatchObject({ required: false, min: 0, max: 1 });
  });

  it('is found by what was written, in both languages', async () => {
    const { id } = (
      await add({ is_active: true, name: { en: 'Crème caramel', ar: 'كريم كراميل' }, ingredients: { en: 'Vanilla' } })
    ).body.data;
    for (const q of ['CREME', 'كراميل', 'vanilla']) {
      const answer = await food.anonymous.get(`/api/products?q=${encodeURIComponent(q)}`);
      expect(answer.body.data.items).toEqual([expect.objectContaining({ id })]);
    }
  });

  it('counts on when a slug is used or reserved', async () => {
    const slugs = [];
    for (const en of ['Fattoush', 'Fattoush', 'Featured', 'Statistic', '沙拉']) {
      slugs.push((await add({ name: name(en) })).body.data.slug);
    }
    expect(slugs.slice(0, 4)).toEqual(['fattoush', 'fattoush-2', 'featured-2', 'statistic-2']);
    expect((await add({ slug: 'my-own' })).body.data.slug).toBe('my-own');
  });

  it('gives each of many at once a slug of its own', async () => {
    const answers = await race(10, () => add({ name: name('Manakish') }));
    expect(statuses(answers)).toEqual({ 201: 10 });
    expect(new Set(answers.map(answer => answer.body.data.slug)).size).toBe(10);
  });

  it('gives a slug sent by many at once to one of them', async () => {
    const answers = await race(6, () => add({ slug: 'only-one' }));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 5 });
  });

  it('refuses a slug that is taken, also by an archived dish, or reserved', async () => {
    const archived = await makeDish(food.service.db, { archivedAt: new Date() });
    for (const slug of ['kebab', archived.slug, 'deleted', 'statistic', 'drafts', 'featured', 'slug']) {
      const answer = await add({ slug });
      expect(problems(answer)).toEqual([409, ['slug']]);
      expect(answer.body).toMatchObject({ message: 'errors.slug_taken', code: 'slug_taken' });
    }
  });

  it.each<[string, object, string]>([
    ['no name', { name: undefined }, 'name'],
    ['a name in English only', { name: { en: 'Soup' } }, 'name.ar'],
    ['a name in Arabic only', { name: { ar: 'شوربة' } }, 'name.en'],
    ['an empty name', { name: { en: '', ar: 'شوربة' } }, 'name.en'],
    ['a name that is text', { name: 'Soup' }, 'name'],
    ['no price', { price: undefined }, 'price'],
    ['a negative price', { price: -0.01 }, 'price'],
    ['three decimals', { price: 1.005 }, 'price'],
    ['a price that is text', { price: '9.50' }, 'price'],
    ['an absurd price', { price: 1e12 }, 'price'],
    ['no category', { category_id: undefined }, 'category_id'],
    ['an unknown category', { category_id: 999_999 }, 'category_id'],
    ['a category that is text', { category_id: '1' }, 'category_id'],
    ['a picture that is no address', { images: ['data:image/png;base64,AAAA'] }, 'images'],
    ['a picture of another service', { images: ['/stays/media/uploads/a.jpg'] }, 'images'],
    ['a picture that climbs', { images: ['/food/media/../../etc/passwd.jpg'] }, 'images'],
    ['pictures that are text', { images: '/food/media/uploads/a.jpg' }, 'images'],
    ['allergens that are text', { allergens: 'milk' }, 'allergens'],
    ['an allergen without letters', { allergens: [' '] }, 'allergens'],
    ['a dietary tag that is a number', { dietary_tags: [1] }, 'dietary_tags'],
    ['a long dietary tag', { dietary_tags: ['x'.repeat(61)] }, 'dietary_tags'],
    ['half a minute', { preparation_minutes: 1.5 }, 'preparation_minutes'],
    ['a flag that is text', { is_active: 'true' }, 'is_active'],
    ['a slug with blanks', { slug: 'a dish' }, 'slug'],
    ['option groups that are text', { option_groups: 'none' }, 'option_groups'],
    ['a group without choices', { option_groups: [group({ choices: [] })] }, 'option_groups.0.choices'],
    ['a group without a name', { option_groups: [group({ name: undefined })] }, 'option_groups.0.name'],
    [
      'a choice with a name in one language',
      { option_groups: [group({ choices: [choice('a', { name: { en: 'A' } })] })] },
      'option_groups.0.choices.0.name.ar',
    ],
    [
      'a surcharge with three decimals',
      { option_groups: [group({ choices: [choice('a', { price_delta: 0.125 })] })] },
      'option_groups.0.choices.0.price_delta',
    ],
    ['two groups of one key', { option_groups: [group(), group()] }, 'option_groups.1.key'],
    [
      'two choices of one key',
      { option_groups: [group({ choices: [choice('a'), choice('a')] })] },
      'option_groups.0.choices.1.key',
    ],
    ['more at least than at most', { option_groups: [group({ min: 2, max: 1 })] }, 'option_groups.0.min'],
    ['more at most than choices', { option_groups: [group({ max: 3 })] }, 'option_groups.0.max'],
    ['a required group that asks for nothing', { option_groups: [group({ min: 0 })] }, 'option_groups.0.min'],
  ])('refuses %s', async (_, changes, field) => {
    expect(problems(await add(changes))).toEqual([400, [field]]);
  });

  it('refuses an archived category and ignores fields it does not know', async () => {
    const { id } = await makeCategory(food.service.db, { archivedAt: new Date() });
    expect(problems(await add({ category_id: id }))).toEqual([400, ['category_id']]);
    const { data } = (await add({ id: 1, popularity: 1000, created_at: '2020-01-01T00:00:00Z' })).body;
    expect(data.id).not.toBe(1);
    expect(data).not.toHaveProperty('popularity');
  });

  it('takes a price of nothing', async () => {
    expect((await add({ price: 0 })).body.data.price).toBe(0);
  });
});

describe('changing', () => {
  const change = (id: number, body: object) => food.owner.patch(`/api/products/${id}`, body);
  let dish: Dish;
  beforeEach(async () => {
    dish = await makeDish(food.service.db, {
      images: ['/food/media/uploads/a.jpg'],
      allergens: ['milk'],
      description: { en: 'old', ar: 'قديم' },
    });
  });

  it('sets what is sent and leaves the rest', async () => {
    const answer = await change(dish.id, { price: 3.2, description: { en: 'new' } });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      price: 3.2,
      description: { en: 'new', ar: 'قديم' },
      name: dish.name,
      slug: dish.slug,
      images: dish.images,
      allergens: ['milk'],
    });
    expect((await change(dish.id, { description: null })).body.data.description).toEqual({ en: '', ar: '' });
  });

  it('replaces pictures, option groups and lists as whole sets', async () => {
    await change(dish.id, { option_groups: [group()] });
    const { data } = (
      await change(dish.id, {
        images: ['/food/media/uploads/b.jpg'],
        option_groups: [group({ key: 'sauce' })],
        allergens: ['nuts', 'nuts', ' egg '],
      })
    ).body;
    expect(data.images).toEqual(['/food/media/uploads/b.jpg']);
    expect(data.option_groups.map((one: { key: string }) => one.key)).toEqual(['sauce']);
    expect(data.allergens).toEqual(['nuts', 'egg']);
    const emptied = await change(dish.id, { images: [], option_groups: [], allergens: [] });
    expect(emptied.body.data).toMatchObject({ images: [], option_groups: [], allergens: [] });
  });

  it('moves updated_at when something changes and not otherwise', async () => {
    const before = dish.updatedAt.toISOString();
    const { option_groups } = (await add({ option_groups: [group()] })).body.data;
    const same = { price: 8.7, name: dish.name, images: dish.images, allergens: dish.allergens, is_active: true };
    for (const body of [{}, same, { unknown: 1 }]) {
      expect((await change(dish.id, body)).body.data.updated_at).toBe(before);
    }
    expect(
      (await food.owner.patch(`/api/products/${dish.id}/availability`, { is_available: true })).body.data,
    ).toMatchObject({ updated_at: before });

    let last = before;
    for (const body of [{ price: 8.71 }, { option_groups }, { dietary_tags: ['vegan'] }, { name: name('Other') }]) {
      const { updated_at } = (await change(dish.id, body)).body.data;
      expect(updated_at > last).toBe(true);
      last = updated_at;
      expect((await change(dish.id, body)).body.data.updated_at).toBe(last);
    }
  });

  it('comes first in the list after a change', async () => {
    await change(dish.id, { price: 1 });
    const { items } = (await food.anonymous.get('/api/products?limit=1')).body.data;
    expect(items[0].id).toBe(dish.id);
  });

  it('is found by its new name and no longer by the old', async () => {
    await change(dish.id, { name: name('Zereshk polow') });
    const search = async (q: string) => (await food.anonymous.get(`/api/products?q=${q}`)).body.data.items;
    expect(await search('zereshk')).toEqual([expect.objectContaining({ id: dish.id })]);
    expect(await search(encodeURIComponent(dish.name.en))).toEqual([]);
  });

  it('checks what it changes', async () => {
    expect(problems(await change(dish.id, { name: { en: 'One' } }))).toEqual([400, ['name.ar']]);
    expect(problems(await change(dish.id, { name: null }))).toEqual([400, ['name']]);
    expect(problems(await change(dish.id, { price: -1 }))).toEqual([400, ['price']]);
    expect(problems(await change(dish.id, { category_id: 999_999 }))).toEqual([400, ['category_id']]);
    expect(problems(await change(dish.id, { option_groups: [group({ max: 9 })] }))).toEqual([
      400,
      ['option_groups.0.max'],
    ]);
    expect(problems(await change(dish.id, { slug: 'kebab' }))).toEqual([409, ['slug']]);
    expect((await change(dish.id, { slug: dish.slug })).status).toBe(200);
  });

  it('moves a dish to another category', async () => {
    const { data } = (await change(dish.id, { category_id: food.category.id })).body;
    expect(data.category).toMatchObject({ id: food.category.id, slug: 'mains' });
  });

  it('says whether it can be ordered now', async () => {
    const path = `/api/products/${dish.id}/availability`;
    const answer = await food.manager.patch(path, { is_available: false });
    expect(answer).toMatchObject({ status: 200, body: { data: { id: dish.id, is_available: false } } });
    expect((await food.anonymous.get(`/api/products/${dish.id}`)).body.data.is_available).toBe(false);
    for (const body of [{}, { is_available: 'yes' }, { is_available: null }]) {
      expect(problems(await food.owner.patch(path, body))).toEqual([400, ['is_available']]);
    }
  });

  it('knows no archived or unknown dish', async () => {
    const { id } = await makeDish(food.service.db, { archivedAt: new Date() });
    for (const path of [`${id}`, '999999', 'abc', `${id}/availability`]) {
      expect((await food.owner.patch(`/api/products/${path}`, { is_available: true })).status).toBe(404);
    }
  });
});

describe('archiving and restoring', () => {
  it('takes a dish off every list but that of the deleted, and back', async () => {
    const { id, slug } = await makeDish(food.service.db, { isFeatured: true });
    expect(await food.owner.delete(`/api/products/${id}`)).toMatchObject({ status: 200, body: { data: null } });
    expect((await food.owner.delete(`/api/products/${id}`)).status).toBe(404);
    expect((await food.owner.get(`/api/products/${id}`)).status).toBe(404);
    for (const path of ['', '?scope=admin', '/featured']) {
      expect((await food.owner.get(`/api/products${path}`)).body.data.items).not.toContainEqual(
        expect.objectContaining({ id }),
      );
    }
    const deleted = (await food.owner.get('/api/products/deleted')).body.data;
    expect(deleted).toMatchObject({ page: 1, limit: 12 });
    expect(deleted.items[0]).toMatchObject({ id, archived_at: expect.stringMatching(/Z$/) });

    const restored = await food.owner.post(`/api/products/deleted/${id}/restore`);
    expect(restored).toMatchObject({ status: 201, body: { data: { id, slug } } });
    expect((await food.owner.post(`/api/products/deleted/${id}/restore`)).status).toBe(404);
    expect((await food.anonymous.get(`/api/products/${id}`)).status).toBe(200);
  });

  it('is restored once, by however many at once', async () => {
    const { id } = await makeDish(food.service.db, { archivedAt: new Date() });
    const answers = await race(5, () => food.owner.post(`/api/products/deleted/${id}/restore`));
    expect(statuses(answers)).toEqual({ 201: 1, 404: 4 });
  });

  it('restores nothing into an archived category', async () => {
    const dish = await makeDish(food.service.db, { archivedAt: new Date() });
    await food.owner.delete(`/api/categories/${dish.categoryId}`);
    const answer = await food.owner.post(`/api/products/deleted/${dish.id}/restore`);
    expect(answer).toMatchObject({ status: 409, body: { message: 'errors.category_archived' } });
  });
});

it('totals the menu', async () => {
  const read = async () => (await food.owner.get('/api/products/statistic')).body.data;
  const before = await read();
  const { id } = await makeCategory(food.service.db, { position: 1_000_000 });
  const values = [{}, { isActive: false }, { isAvailable: false, isFeatured: true }, { isBestSeller: true }];
  for (const value of values) await makeDish(food.service.db, { categoryId: id, ...value });
  await makeDish(food.service.db, { categoryId: id, archivedAt: new Date(), isFeatured: true });
  const after = await read();
  expect(after).toEqual({
    total: before.total + 4,
    active: before.active + 3,
    drafts: before.drafts + 1,
    available: before.available + 3,
    unavailable: before.unavailable + 1,
    featured: before.featured + 1,
    best_sellers: before.best_sellers + 1,
    archived: before.archived + 1,
    by_category: expect.any(Array),
  });
  expect(after.by_category.at(-1)).toMatchObject({ id, total: 4 });
});

it('lets in who holds the permission, and nobody else', async () => {
  const { id } = food.dishes.soup;
  const calls = [
    ['POST', '/api/products'],
    ['PATCH', `/api/products/${id}`],
    ['PATCH', `/api/products/${id}/availability`],
    ['DELETE', `/api/products/${id}`],
    ['GET', '/api/products/deleted'],
    ['POST', `/api/products/deleted/${id}/restore`],
    ['GET', '/api/products/statistic'],
  ] as const;
  for (const [method, path] of calls) {
    expect((await food.anonymous.send(method, path)).status).toBe(401);
    expect((await food.customer.send(method, path)).status).toBe(401);
    expect((await food.kitchen.send(method, path)).status).toBe(403);
  }
});
