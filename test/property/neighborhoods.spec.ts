import { idsIn, type Property, startProperty } from './property';
import { makeHome, makeNeighborhood } from './factories';

let property: Property;
beforeAll(async () => {
  property = await startProperty();
});
afterAll(() => property?.service.close());
afterEach(() => property.empty());

const MANAGE = '/api/neighborhoods/manage';
const name = { en: 'Al Barsha', ar: 'البرشاء' };
const add = (body: object) => property.owner.post(MANAGE, body);

it('are listed in sort order, hidden ones to staff only', async () => {
  const { db } = property.service;
  const last = await makeNeighborhood(db, { sortOrder: 9 });
  const hidden = await makeNeighborhood(db, { sortOrder: 5, isActive: false });
  const first = await makeNeighborhood(db, { sortOrder: 1 });
  await makeHome(db, { neighborhoodId: first.id });
  await makeHome(db, { neighborhoodId: first.id, status: 'draft' });
  const shown = await property.anonymous.get('/api/neighborhoods');
  expect(idsIn(shown)).toEqual([first.id, last.id]);
  expect(shown.body.data[0]).toMatchObject({ properties_count: 1, is_active: true });
  expect(idsIn(await property.agent.get(MANAGE))).toEqual([first.id, hidden.id, last.id]);
  expect((await property.anonymous.get(MANAGE)).status).toBe(401);
});

it('are added with a name alone', async () => {
  const answer = await add({ name });
  expect(answer.status).toBe(201);
  expect(answer.body.data).toMatchObject({
    slug: 'al-barsha',
    name,
    short_description: { en: '', ar: '' },
    city: 'Dubai',
    cover_url: null,
    is_active: true,
    is_featured: false,
    sort_order: 1,
  });
  const second = await add({ name });
  expect(second.body.data).toMatchObject({ slug: 'al-barsha-2', sort_order: 2 });
  expect((await add({ name: { en: 'البرشاء', ar: 'البرشاء' } })).body.data.slug).toBe('neighborhood');
});

it('are added with everything', async () => {
  const body = {
    name,
    slug: 'barsha',
    short_description: { en: 'Shops', ar: 'متاجر' },
    city: 'Sharjah',
    cover_url: '/property/media/uploads/a.jpg',
    cover_alt: 'Skyline',
    is_featured: true,
    is_active: false,
    sort_order: 7,
  };
  const answer = await add(body);
  expect(answer.body.data).toMatchObject({ ...body, cover_alt: { en: 'Skyline', ar: 'Skyline' } });
  expect(answer.body.message).not.toBe('');
});

it.each<[object, string]>([
  [{}, 'name'],
  [{ name: 'Barsha' }, 'name'],
  [{ name: { en: 'Barsha' } }, 'name.ar'],
  [{ name: { en: '', ar: 'ا' } }, 'name.en'],
  [{ name, slug: 'Al Barsha' }, 'slug'],
  [{ name, sort_order: -1 }, 'sort_order'],
  [{ name, sort_order: '1' }, 'sort_order'],
  [{ name, is_active: 'yes' }, 'is_active'],
  [{ name, short_description: 7 }, 'short_description'],
  [{ name, short_description: { en: 'x'.repeat(501) } }, 'short_description.en'],
  [{ name, cover_url: 'https://elsewhere.example/a.jpg' }, 'cover_url'],
  [{ name, cover_url: 'javascript:alert(1)' }, 'cover_url'],
  [{ name, cover_url: 'data:image/png;base64,AAAA' }, 'cover_url'],
  [{ name, cover_url: '/property/media/../../etc/passwd' }, 'cover_url'],
  [{ name, color: 'red' }, 'color'],
])('refuse %j', async (body, field) => {
  const answer = await add(body);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.errors)).toContain(field);
});

it('have slugs of their own', async () => {
  await add({ name, slug: 'barsha' });
  const taken = await add({ name, slug: 'barsha' });
  expect(taken.status).toBe(409);
  expect(taken.body.errors).toHaveProperty('slug');
  const other = await add({ name });
  expect((await property.owner.put(`${MANAGE}/${other.body.data.id}`, { slug: 'barsha' })).status).toBe(409);
});

it('change field by field, and not at all when nothing differs', async () => {
  const { data } = (await add({ name, city: 'Dubai', short_description: { en: 'Shops', ar: 'متاجر' } })).body;
  const path = `${MANAGE}/${data.id}`;
  const same = await property.owner.put(path, { name, city: 'Dubai', is_active: true });
  expect(same.body.data.updated_at).toBe(data.updated_at);
  const changed = await property.owner.put(path, {
    is_active: false,
    short_description: { en: 'Markets' },
    city: null,
  });
  expect(changed.body.data).toMatchObject({
    name,
    is_active: false,
    city: null,
    short_description: { en: 'Markets', ar: 'متاجر' },
  });
  expect(changed.body.data.updated_at > data.updated_at).toBe(true);
  expect((await property.owner.put(path, { short_description: null })).body.data.short_description).toEqual({
    en: '',
    ar: '',
  });
});

it('leave their homes without one when they are deleted', async () => {
  const { db } = property.service;
  const area = await makeNeighborhood(db);
  const home = await makeHome(db, { neighborhoodId: area.id });
  expect((await property.owner.delete(`${MANAGE}/${area.id}`)).status).toBe(200);
  const { data } = (await property.anonymous.get('/api/properties')).body.data;
  expect(data).toMatchObject([{ id: home.id, neighborhood: null }]);
  expect((await property.owner.delete(`${MANAGE}/${area.id}`)).status).toBe(404);
  expect((await property.owner.put(`${MANAGE}/${area.id}`, { city: 'X' })).status).toBe(404);
  expect((await property.owner.delete(`${MANAGE}/abc`)).status).toBe(404);
});

it('are seen by agents and changed by owners', async () => {
  expect((await property.agent.get(MANAGE)).status).toBe(200);
  expect((await property.agent.post(MANAGE, { name })).status).toBe(403);
  expect((await property.agent.put(`${MANAGE}/1`, { name })).status).toBe(403);
  expect((await property.agent.delete(`${MANAGE}/1`)).status).toBe(403);
});
