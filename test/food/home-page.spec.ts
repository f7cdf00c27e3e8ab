import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { makeDish } from './factories';
import { type Food, startFood } from './food';

let food: Food;
let soup: number;
let kebab: number;
let dessert: number;
let draft: number;
let archived: number;

const title = { en: 'Best sellers', ar: 'الأكثر مبيعًا' };
const SECTION = '/api/homepage-sections/best-sellers';

beforeAll(async () => {
  food = await startFood();
  soup = food.dishes.soup.id;
  kebab = food.dishes.kebab.id;
  dessert = food.dishes.dessert.id;
  draft = (await makeDish(food.service.db, { isActive: false })).id;
  archived = (await makeDish(food.service.db, { archivedAt: new Date() })).id;
});
afterAll(() => food?.service.close());
beforeEach(() => food.service.db.rows('DELETE FROM home_section'));

const put = (body: object, key = 'best-sellers') => food.manager.put(`/api/homepage-sections/${key}`, body);
const keysSeenBy = async (caller: { get: typeof food.anonymous.get }) =>
  (await caller.get('/api/homepage-sections')).body.data.map((section: { key: string }) => section.key);
const shown = async () => (await food.anonymous.get(`${SECTION}/products`)).body.data.map((d: { id: number }) => d.id);

describe('putting a section', () => {
  it('makes a missing one from a title alone', async () => {
    const answer = await put({ title });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      key: 'best-sellers',
      title,
      content: {},
      position: 0,
      is_visible: true,
      product_ids: [],
    });
    expect((await food.manager.get(SECTION)).body.data).toEqual(answer.body.data);
  });

  it('leaves alone what is not sent', async () => {
    const content = { layout: 'grid', banner: { en: 'Fresh', ar: 'طازج' }, limits: [1, null, 2.5] };
    await put({ title, content, position: 4, is_visible: false, product_ids: [kebab, soup] });
    const moved = await put({ position: 7 });
    expect(moved.body.data).toMatchObject({
      title,
      content,
      position: 7,
      is_visible: false,
      product_ids: [kebab, soup],
    });
    const renamed = await put({ title: { en: 'Loved', ar: 'المفضّلة' } });
    expect(renamed.body.data).toMatchObject({ content, position: 7, is_visible: false, product_ids: [kebab, soup] });
    expect((await put({ product_ids: [], content: {} })).body.data).toMatchObject({
      title: { en: 'Loved', ar: 'المفضّلة' },
      product_ids: [],
      content: {},
    });
    const untouched = await put({});
    expect(untouched.status).toBe(200);
    expect(untouched.body.data).toMatchObject({ position: 7, is_visible: false });
  });

  it('moves `updated_at`, with a title and without', async () => {
    await put({ title });
    for (const change of [{ position: 2 }, { title }]) {
      await food.service.db.rows(`UPDATE home_section SET updated_at = '2026-01-01T00:00:00Z'`);
      expect((await put(change)).body.data.updated_at).not.toBe('2026-01-01T00:00:00.000Z');
    }
  });

  it('refuses a missing section without a title', async () => {
    expect((await put({ position: 1 })).status).toBe(404);
    expect((await food.manager.get(SECTION)).status).toBe(404);
  });

  it('keeps the order of the dishes, each once', async () => {
    const answer = await put({ title, product_ids: [dessert, soup, dessert, kebab, soup] });
    expect(answer.body.data.product_ids).toEqual([dessert, soup, kebab]);
  });

  it('refuses unknown dishes and changes nothing', async () => {
    await put({ title, product_ids: [soup] });
    const answer = await put({ position: 9, product_ids: [soup, 999_999] });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty('product_ids');
    expect((await food.manager.get(SECTION)).body.data).toMatchObject({ position: 0, product_ids: [soup] });
  });

  it.each([
    [{ title: 'Best sellers' }, 'title'],
    [{ title: { en: 'Best sellers' } }, 'title.ar'],
    [{ title, content: [] }, 'content'],
    [{ title, content: 'grid' }, 'content'],
    [{ title, position: 1.5 }, 'position'],
    [{ title, position: -1 }, 'position'],
    [{ title, position: '1' }, 'position'],
    [{ title, is_visible: 'yes' }, 'is_visible'],
    [{ title, product_ids: ['4'] }, 'product_ids'],
  ])('refuses %j', async (body, field) => {
    const answer = await put(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty([field]);
    expect(await keysSeenBy(food.manager)).toEqual([]);
  });

  it('refuses a key that could not stand in an address', async () => {
    for (const key of ['a%20b', '-a', 'a'.repeat(61), '%D9%85']) expect((await put({ title }, key)).status).toBe(400);
  });

  it('makes one section of parallel first puts', async () => {
    expect(statuses(await race(8, index => put({ title, position: index })))).toEqual({ 200: 8 });
    expect(await keysSeenBy(food.manager)).toEqual(['best-sellers']);
  });

  it('needs products.edit, reading one products.view', async () => {
    await put({ title });
    expect((await food.kitchen.put(SECTION, { title })).status).toBe(403);
    expect((await food.kitchen.get(SECTION)).status).toBe(403);
    expect((await food.anonymous.put(SECTION, { title })).status).toBe(401);
    expect((await food.customer.get(SECTION)).status).toBe(401);
  });
});

describe('the home page', () => {
  it('is in page order: by position, then key', async () => {
    await put({ title, position: 2 }, 'b');
    await put({ title, position: 1 }, 'z');
    await put({ title, position: 2 }, 'a');
    expect(await keysSeenBy(food.anonymous)).toEqual(['z', 'a', 'b']);
  });

  it('shows hidden sections to staff only', async () => {
    await put({ title, position: 1 }, 'open');
    await put({ title, position: 2, is_visible: false }, 'hidden');
    expect(await keysSeenBy(food.anonymous)).toEqual(['open']);
    expect(await keysSeenBy(food.customer)).toEqual(['open']);
    expect(await keysSeenBy(food.kitchen)).toEqual(['open', 'hidden']);
  });

  it('names drafts and archived dishes to staff only', async () => {
    await put({ title, product_ids: [draft, kebab, archived, soup] });
    const idsSeenBy = async (caller: typeof food.anonymous) =>
      (await caller.get('/api/homepage-sections')).body.data[0].product_ids;
    expect(await idsSeenBy(food.anonymous)).toEqual([kebab, soup]);
    expect(await idsSeenBy(food.manager)).toEqual([draft, kebab, archived, soup]);
  });

  it('is read in one statement', async () => {
    await put({ title, product_ids: [soup] });
    expect(await statementsOf(food.service.db, () => food.anonymous.get('/api/homepage-sections'))).toHaveLength(1);
  });
});

describe('the dishes of a section', () => {
  it('come in its order, published ones only', async () => {
    await put({ title, product_ids: [dessert, draft, soup, archived, kebab] });
    expect(await shown()).toEqual([dessert, soup, kebab]);
    const [first] = (await food.anonymous.get(`${SECTION}/products`)).body.data;
    expect(first).toMatchObject({ slug: 'kunafa', price: 4.25, category: { slug: 'mains' }, option_groups: [] });
  });

  it('skip a dish while it is archived', async () => {
    const { db } = food.service;
    await put({ title, product_ids: [dessert, soup] });
    await db.rows('UPDATE dish SET archived_at = now() WHERE id = $1', [dessert]);
    expect(await shown()).toEqual([soup]);
    expect((await put({ position: 3 })).body.data.product_ids).toEqual([dessert, soup]);
    await db.rows('UPDATE dish SET archived_at = NULL WHERE id = $1', [dessert]);
    expect(await shown()).toEqual([dessert, soup]);
  });

  it('are none where a section has none', async () => {
    await put({ title });
    expect(await shown()).toEqual([]);
  });

  it('are unknown for a hidden or missing section, whoever asks', async () => {
    await put({ title, is_visible: false, product_ids: [soup] });
    expect((await food.anonymous.get(`${SECTION}/products`)).status).toBe(404);
    expect((await food.manager.get(`${SECTION}/products`)).status).toBe(404);
    expect((await food.anonymous.get('/api/homepage-sections/nothing/products')).status).toBe(404);
  });

  it('are read in one statement', async () => {
    await put({ title, product_ids: [soup, kebab, dessert] });
    expect(await statementsOf(food.service.db, shown)).toHaveLength(1);
  });
});
