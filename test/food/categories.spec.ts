import type { Category } from '#services/food/categories/category.entity';
import type { Answer } from '../harness/client';
import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { trials } from '../harness/trials';
import { makeCategory, makeDish } from './factories';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food.service.close());

const name = (en: string) => ({ en, ar: `${en} بالعربية` });
const add = (body: object) => food.owner.post('/api/categories', body);
const added = async (body: object) => (await add(body)).body.data as { id: number; slug: string; position: number };
const idsIn = (answer: Answer) => answer.body.data.data.map((row: { id: number }) => row.id) as number[];
const stored = (values: Partial<Category> = {}) => makeCategory(food.service.db, values);

describe('reading', () => {
  let hidden: Category;
  let child: Category;
  beforeAll(async () => {
    hidden = await stored({ position: 2, isActive: false });
    child = await stored({ position: 1, parentId: food.category.id });
  });

  it('lists what is active in menu order, and to staff what is hidden too', async () => {
    const answer = await food.anonymous.get('/api/categories');
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ page: 1, limit: 50, total: 2, totalPages: 1 });
    expect(idsIn(answer)).toEqual([food.category.id, child.id]);
    expect(idsIn(await food.kitchen.get('/api/categories'))).toEqual([food.category.id, child.id, hidden.id]);
    expect(idsIn(await food.customer.get('/api/categories'))).toEqual([food.category.id, child.id]);
  });

  it('cuts pages and answers past the last one', async () => {
    const second = await food.anonymous.get('/api/categories?limit=1&page=2');
    expect(second.body.data).toMatchObject({ page: 2, limit: 1, total: 2, totalPages: 2 });
    expect(idsIn(second)).toEqual([child.id]);
    const beyond = await food.anonymous.get('/api/categories?page=9');
    expect(beyond.body.data).toMatchObject({ data: [], page: 9, total: 2 });
    const absurd = await food.anonymous.get('/api/categories?limit=abc&page=-1&utm_medium=x');
    expect(absurd.body.data).toMatchObject({ page: 1, limit: 50, total: 2 });
    expect((await food.anonymous.get('/api/categories?page_count=1e9')).body.data.limit).toBe(50);
    expect((await food.anonymous.get('/api/categories?page_count=1000')).body.data.limit).toBe(100);
  });

  it('lists the roots that the public sees, whoever asks', async () => {
    expect(idsIn(await food.owner.get('/api/categories/roots'))).toEqual([food.category.id]);
  });

  it('finds one by id and by slug', async () => {
    const { data } = (await food.anonymous.get(`/api/categories/${food.category.id}`)).body;
    expect(data).toMatchObject({ id: food.category.id, slug: 'mains', parent_id: null, name: food.category.name });
    expect((await food.anonymous.get('/api/categories/slug/mains')).body.data).toEqual(data);
  });

  it('knows no hidden, unknown or impossible one', async () => {
    const paths = [`${hidden.id}`, `slug/${hidden.slug}`, '999999', '0', 'abc', '99999999999', 'slug/none', 'slug/%00'];
    for (const path of paths) expect((await food.anonymous.get(`/api/categories/${path}`)).status).toBe(404);
    expect((await food.manager.get(`/api/categories/${hidden.id}`)).status).toBe(200);
    expect((await food.manager.get(`/api/categories/slug/${hidden.slug}`)).status).toBe(200);
  });

  it('takes one statement for a list', async () => {
    const statements = await statementsOf(food.service.db, () => food.anonymous.get('/api/categories'));
    expect(statements).toHaveLength(1);
  });
});

describe('adding', () => {
  it('stores the whole body', async () => {
    const body = {
      name: name('Warm bowls'),
      description: { en: 'Rice below', ar: 'أرز' },
      parent_id: food.category.id,
      image: '/food/media/uploads/bowls.jpg',
      position: 7,
      is_active: false,
    };
    const answer = await add(body);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ ...body, slug: 'warm-bowls' });
    expect(answer.body.message).toBe('The category is added.');
    expect(answer.body.data.created_at).toMatch(/^\d{4}-.*T.*\.\d{3}Z$/);
  });

  it('needs a name only, and puts the category last', async () => {
    const first = await added({ name: name('Soups') });
    const second = await added({ name: name('Sides') });
    expect(second).toMatchObject({ slug: 'sides', description: { en: '', ar: '' }, parent_id: null, is_active: true });
    expect(second.position).toBeGreaterThan(first.position);
  });

  it('counts on when the slug of a name is used or reserved', async () => {
    expect((await added({ name: name('Soups') })).slug).toBe('soups-2');
    expect((await added({ name: name('Deleted') })).slug).toBe('deleted-2');
    expect((await added({ name: { en: '汤', ar: 'حساء' } })).slug).toBe('category');
  });

  it('gives each of many at once a slug of its own', async () => {
    const answers = await race(8, () => add({ name: name('Pasta') }));
    expect(statuses(answers)).toEqual({ 201: 8 });
    expect(new Set(answers.map(answer => answer.body.data.slug)).size).toBe(8);
  });

  it('refuses a slug that is taken, also by an archived category, or reserved', async () => {
    const archived = await stored({ archivedAt: new Date() });
    for (const slug of ['mains', archived.slug, 'roots']) {
      const answer = await add({ name: name('Another'), slug });
      expect(answer).toMatchObject({ status: 409, body: { message: 'errors.slug_taken', code: 'slug_taken' } });
      expect(answer.body.errors.slug).toHaveLength(1);
    }
  });

  it.each<[string, object, string]>([
    ['no name', {}, 'name'],
    ['a name in one language', { name: { en: 'Soups' } }, 'name.ar'],
    ['an empty name', { name: { en: ' ', ar: 'حساء' } }, 'name.en'],
    ['a name that is text', { name: 'Soups' }, 'name'],
    ['a slug with capitals', { name: name('A'), slug: 'My Soups' }, 'slug'],
    ['an unknown parent', { name: name('A'), parent_id: 999_999 }, 'parent_id'],
    ['a picture that is no address', { name: name('A'), image: 'javascript:alert(1)' }, 'image'],
    ['a position that is text', { name: name('A'), position: '1' }, 'position'],
  ])('refuses %s', async (_, body, field) => {
    const answer = await add(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toContain(field);
  });

  it('speaks Arabic to who asks for it', async () => {
    const answer = await food.owner.inArabic().post('/api/categories', { name: name('Arabic'), parent_id: 999_999 });
    expect(answer.body.message).toMatch(/[\u0600-\u06ff]/);
  });

  it('ignores fields it does not know', async () => {
    expect((await add({ name: name('Salads'), colour: 'green', id: 1 })).status).toBe(201);
  });
});

describe('changing', () => {
  it('sets what is sent and leaves the rest', async () => {
    const { id } = await stored({ description: { en: 'old', ar: 'قديم' } });
    const answer = await food.owner.patch(`/api/categories/${id}`, { name: name('New'), description: { en: 'new' } });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ name: name('New'), description: { en: 'new', ar: 'قديم' } });
    const emptied = await food.owner.patch(`/api/categories/${id}`, { description: null, image: null });
    expect(emptied.body.data).toMatchObject({ name: name('New'), description: { en: '', ar: '' }, image: null });
  });

  it('moves updated_at when something changes and not otherwise', async () => {
    const { id, updatedAt, position } = await stored({ position: 3 });
    const same = await food.owner.patch(`/api/categories/${id}`, { position });
    expect(same.body.data.updated_at).toBe(updatedAt.toISOString());
    const moved = await food.owner.patch(`/api/categories/${id}`, { position: 4 });
    expect(moved.body.data.updated_at > updatedAt.toISOString()).toBe(true);
  });

  it('refuses the slug of another category and keeps its own', async () => {
    const { id, slug } = await stored();
    expect((await food.owner.patch(`/api/categories/${id}`, { slug: 'mains' })).status).toBe(409);
    expect((await food.owner.patch(`/api/categories/${id}`, { slug })).status).toBe(200);
  });

  it('keeps the tree a tree', async () => {
    const top = await stored();
    const middle = await stored({ parentId: top.id });
    const bottom = await stored({ parentId: middle.id });
    for (const parent_id of [top.id, middle.id, bottom.id]) {
      const answer = await food.owner.patch(`/api/categories/${top.id}`, { parent_id });
      expect(answer).toMatchObject({ status: 400, body: { errors: { parent_id: [expect.any(String)] } } });
    }
    expect((await food.owner.patch(`/api/categories/${bottom.id}`, { parent_id: top.id })).status).toBe(200);
    expect((await food.owner.patch(`/api/categories/${bottom.id}`, { parent_id: null })).status).toBe(200);
  });

  it('makes no cycle of two moves at once', async () => {
    for (let round = 0; round < trials(5, 2); round += 1) {
      const pair = [await stored(), await stored()] as const;
      const answers = await race(2, index =>
        food.owner.patch(`/api/categories/${pair[index]!.id}`, { parent_id: pair[1 - index]!.id }),
      );
      expect(statuses(answers)).toEqual({ 200: 1, 400: 1 });
    }
  });

  it('knows no archived or unknown category', async () => {
    const { id } = await stored({ archivedAt: new Date() });
    for (const path of [id, 999_999, 'abc']) {
      expect((await food.owner.patch(`/api/categories/${path}`, { position: 1 })).status).toBe(404);
    }
  });
});

describe('archiving and restoring', () => {
  it('takes a category off every list but that of the deleted, and back', async () => {
    const { id, slug } = await stored();
    expect(await food.owner.delete(`/api/categories/${id}`)).toMatchObject({ status: 200, body: { data: null } });
    expect((await food.owner.get(`/api/categories/${id}`)).status).toBe(404);
    expect((await food.owner.delete(`/api/categories/${id}`)).status).toBe(404);
    const deleted = await food.owner.get('/api/categories/deleted');
    expect(deleted.body.data.data[0]).toMatchObject({ id, archived_at: expect.stringMatching(/Z$/) });

    const restored = await food.owner.post(`/api/categories/deleted/${id}/restore`);
    expect(restored).toMatchObject({ status: 201, body: { data: { id, slug } } });
    expect((await food.owner.post(`/api/categories/deleted/${id}/restore`)).status).toBe(404);
    expect((await food.anonymous.get(`/api/categories/${id}`)).status).toBe(200);
  });

  it('refuses while a live dish or a live category below it needs it', async () => {
    const category = await stored();
    const dish = await makeDish(food.service.db, { categoryId: category.id });
    const child = await stored({ parentId: category.id });
    const archive = () => food.owner.delete(`/api/categories/${category.id}`);
    expect(await archive()).toMatchObject({ status: 409, body: { message: 'errors.still_in_use' } });
    await food.owner.delete(`/api/products/${dish.id}`);
    expect((await archive()).status).toBe(409);
    await food.owner.delete(`/api/categories/${child.id}`);
    expect((await archive()).status).toBe(200);

    const restoreChild = () => food.owner.post(`/api/categories/deleted/${child.id}/restore`);
    expect(await restoreChild()).toMatchObject({ status: 409, body: { code: 'parent_archived' } });
    const restoreDish = () => food.owner.post(`/api/products/deleted/${dish.id}/restore`);
    expect(await restoreDish()).toMatchObject({ status: 409, body: { code: 'category_archived' } });
    await food.owner.post(`/api/categories/deleted/${category.id}/restore`);
    expect((await restoreChild()).status).toBe(201);
    expect((await restoreDish()).status).toBe(201);
  });

  it('leaves no live dish in an archived category, whatever comes at once', async () => {
    for (let round = 0; round < trials(5, 2); round += 1) {
      const { id } = await stored();
      const [archived, created] = await Promise.all([
        food.owner.delete(`/api/categories/${id}`),
        food.owner.post('/api/products', { name: name('Late dish'), price: 5, category_id: id }),
      ]);
      expect([
        [200, 400],
        [409, 201],
      ]).toContainEqual([archived.status, created.status]);
    }
  });
});

it('counts the categories', async () => {
  const before = (await food.owner.get('/api/categories/statistic')).body.data;
  await stored({ isActive: false, parentId: food.category.id });
  await stored({ archivedAt: new Date() });
  const { data } = (await food.owner.get('/api/categories/statistic')).body;
  expect(data).toEqual({
    total: before.total + 1,
    active: before.active,
    hidden: before.hidden + 1,
    roots: before.roots,
    archived: before.archived + 1,
  });
});

it('lets in who holds the permission, and nobody else', async () => {
  const { id } = food.category;
  const calls = [
    ['POST', '/api/categories'],
    ['PATCH', `/api/categories/${id}`],
    ['DELETE', `/api/categories/${id}`],
    ['GET', '/api/categories/deleted'],
    ['POST', `/api/categories/deleted/${id}/restore`],
    ['GET', '/api/categories/statistic'],
  ] as const;
  for (const [method, path] of calls) {
    expect((await food.anonymous.send(method, path)).status).toBe(401);
    expect((await food.customer.send(method, path)).status).toBe(401);
    expect((await food.kitchen.send(method, path)).status).toBe(403);
  }
});
