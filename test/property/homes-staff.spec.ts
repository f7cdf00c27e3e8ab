import { race } from '../harness/race';
import { homeBody, makeHome, makeNeighborhood, pictures } from './factories';
import { idsIn, type Property, startProperty } from './property';

let property: Property;
beforeAll(async () => {
  property = await startProperty();
});
afterAll(() => property?.service.close());
afterEach(() => property.empty());

const MANAGE = '/api/properties/manage';
const add = (values: object = {}) => property.agent.post(MANAGE, homeBody(values));
const put = (id: number, body: object) => property.agent.put(`${MANAGE}/${id}`, body);
const publish = (id: number, status = 'published') => property.agent.patch(`${MANAGE}/${id}/status`, { status });
const one = async (id: number) => (await property.agent.get(`${MANAGE}/${id}`)).body.data;

describe('adding a home', () => {
  it('makes a draft with a reference and a slug', async () => {
    const answer = await add();
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      ...homeBody(),
      slug: 'flat-by-the-creek',
      status: 'draft',
      currency: 'AED',
      description: { en: '', ar: '' },
      amenities: [],
      neighborhood: null,
      neighborhood_id: null,
      cover: null,
      media: [],
      staging_pairs: [],
      location: null,
      is_featured: false,
      published_at: null,
    });
    expect(answer.body.data.reference).toMatch(/^PRP-\d+$/);
    expect(answer.body.message).not.toBe('');
    expect((await property.anonymous.get('/api/properties/flat-by-the-creek')).status).toBe(404);
  });

  it('rounds what was measured, and takes null for what is left out', async () => {
    const location = { latitude: 25.080512345678912, longitude: 55.14031234567891, address_hint: null };
    const values = { slug: null, amenities: null, media: null, is_featured: null, neighborhood_id: null };
    const { status, body } = await add({ ...values, area_sqm: 117.9868608, location });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ slug: 'flat-by-the-creek', area_sqm: 117.99, amenities: [], is_featured: false });
    expect(body.data.location).toMatchObject({ latitude: 25.08051235, longitude: 55.14031235 });
    const change = { slug: null, is_featured: null, location: null, area_sqm: 1.005 };
    const changed = await put(body.data.id, change);
    expect([changed.status, changed.body.data]).toMatchObject([
      200,
      { slug: 'flat-by-the-creek', is_featured: false, location: null, area_sqm: 1.01 },
    ]);
  });

  it('takes everything at once', async () => {
    const area = await makeNeighborhood(property.service.db);
    const values = {
      slug: 'my-flat',
      description: { en: 'Long text', ar: 'نص طويل' },
      currency: 'USD',
      amenities: ['gym', 'balcony'],
      neighborhood_id: area.id,
      location: { latitude: 25.0805, longitude: 55.1403, address_hint: { en: 'By the bridge', ar: 'قرب الجسر' } },
      is_featured: true,
      media: [{ url: '/property/media/a.jpg', alt: { en: 'Hall', ar: 'صالة' }, is_cover: true }],
    };
    const answer = await add(values);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject(values);
    expect(answer.body.data.cover).toEqual({
      url: '/property/media/a.jpg',
      alt: { en: 'Hall', ar: 'صالة' },
      width: null,
      height: null,
      versions: [],
    });
  });

  it('never takes a word of the addresses for a slug', async () => {
    for (const word of ['Featured', 'Facets', 'lookup', 'MANAGE']) {
      const answer = await add({ title: { en: word, ar: 'مميز' } });
      expect(answer.body.data.slug).toBe(`${word.toLowerCase()}-2`);
      await publish(answer.body.data.id);
      expect((await property.anonymous.get(`/api/properties/${word.toLowerCase()}-2`)).status).toBe(200);
    }
    for (const word of ['featured', 'facets', 'lookup', 'manage']) {
      const refused = await add({ slug: word });
      expect(refused.status).toBe(409);
      expect(refused.body.errors).toHaveProperty('slug');
    }
    expect((await property.anonymous.get('/api/properties/featured')).body.data).toBeInstanceOf(Array);
  });

  it('gives each home its own slug and reference, also at once', async () => {
    const answers = await race(12, () => add());
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
    const homes = answers.map(({ body }) => body.data);
    expect(new Set(homes.map(home => home.slug)).size).toBe(12);
    expect(new Set(homes.map(home => home.reference)).size).toBe(12);
    expect((await add({ slug: 'flat-by-the-creek' })).status).toBe(409);
    expect((await add({ title: { en: 'شقة', ar: 'شقة' } })).body.data.slug).toBe('home');
  });

  it('has half bathrooms, for staff and visitors', async () => {
    const { id, slug, bathrooms } = (await add({ bathrooms: 2.5 })).body.data;
    expect(bathrooms).toBe(2.5);
    await publish(id);
    expect((await property.anonymous.get(`/api/properties/${slug}`)).body.data.bathrooms).toBe(2.5);
    const changed = await property.owner.put(`${MANAGE}/${id}`, { bathrooms: 3 });
    expect(changed.body.data.bathrooms).toBe(3);
  });

  it.each(['title', 'purpose', 'type', 'price', 'bedrooms', 'bathrooms', 'area_sqm'])('needs %s', async field => {
    const answer = await add({ [field]: undefined });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it.each<[object, string]>([
    [{ title: { en: 'Only English' } }, 'title.ar'],
    [{ title: { en: '', ar: '' } }, 'title.en'],
    [{ title: { en: 'x'.repeat(161), ar: 'ا' } }, 'title.en'],
    [{ title: 'Plain' }, 'title'],
    [{ purpose: 'lease' }, 'purpose'],
    [{ type: 'house' }, 'type'],
    [{ price: -1 }, 'price'],
    [{ price: '1500' }, 'price'],
    [{ price: 10.005 }, 'price'],
    [{ title: null }, 'title'],
    [{ price: 1e12 }, 'price'],
    [{ bedrooms: 1.5 }, 'bedrooms'],
    [{ bedrooms: -1 }, 'bedrooms'],
    [{ bathrooms: '2' }, 'bathrooms'],
    [{ bathrooms: 2.25 }, 'bathrooms'],
    [{ bathrooms: -0.5 }, 'bathrooms'],
    [{ bathrooms: 100.5 }, 'bathrooms'],
    [{ area_sqm: 0 }, 'area_sqm'],
    [{ area_sqm: null }, 'area_sqm'],
    [{ amenities: ['moat'] }, 'amenities'],
    [{ amenities: 'gym' }, 'amenities'],
    [{ neighborhood_id: 999_999 }, 'neighborhood_id'],
    [{ neighborhood_id: 'marina' }, 'neighborhood_id'],
    [{ location: { latitude: 91, longitude: 0 } }, 'location.latitude'],
    [{ area_sqm: 0.004 }, 'area_sqm'],
    [{ location: { latitude: 25 } }, 'location.longitude'],
    [{ currency: 'dirham' }, 'currency'],
    [{ status: 'published' }, 'status'],
    [{ reference: 'PRP-1' }, 'reference'],
    [{ id: 4 }, 'id'],
    [{ media: pictures(41) }, 'media'],
    [{ media: [{ url: 'https://elsewhere.example/a.jpg' }] }, 'media.0.url'],
  ])('refuses %j', async (values, field) => {
    const answer = await add(values);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toContain(field);
  });
});

describe('changing a home', () => {
  it('leaves alone what is not sent', async () => {
    const { data } = (await add({ description: { en: 'Old', ar: 'قديم' }, amenities: ['gym'] })).body;
    const answer = await put(data.id, { price: 999.99, description: { en: 'New' } });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      title: data.title,
      slug: data.slug,
      price: 999.99,
      amenities: ['gym'],
      description: { en: 'New', ar: 'قديم' },
    });
  });

  it('moves the time of the last change with every change that shows, and only then', async () => {
    const area = await makeNeighborhood(property.service.db);
    let { data } = (await add()).body;
    const media = pictures(2);
    const changes = [
      { price: 1 },
      { amenities: ['gym'] },
      { amenities: ['gym', 'balcony'] },
      { title: { en: 'Other', ar: 'آخر' } },
      { description: { en: 'Words', ar: '' } },
      { neighborhood_id: area.id },
      { neighborhood_id: null },
      { is_featured: true },
      { location: { latitude: 25, longitude: 55 } },
      { location: null },
      { media },
      { media: media.toReversed() },
      { media: [{ ...media[0], alt: 'A hall' }] },
      { media: [] },
    ];
    for (const change of changes) {
      const changed = (await put(data.id, change)).body.data;
      expect([change, changed.updated_at > data.updated_at]).toEqual([change, true]);
      const again = (await put(data.id, change)).body.data;
      expect([change, again.updated_at]).toEqual([change, changed.updated_at]);
      data = changed;
    }
    const published = (await publish(data.id)).body.data;
    expect(published.updated_at > data.updated_at).toBe(true);
    expect((await publish(data.id)).body.data.updated_at).toBe(published.updated_at);
    expect((await put(data.id, {})).body.data.updated_at).toBe(published.updated_at);
    expect((await put(data.id, homeBody({ title: data.title, price: data.price }))).body.data.updated_at).toBe(
      published.updated_at,
    );
  });

  it('decides the default order', async () => {
    const [a, b] = [await makeHome(property.service.db), await makeHome(property.service.db)];
    await put(a.id, { price: 5 });
    expect(idsIn(await property.anonymous.get('/api/properties'))).toEqual([a.id, b.id]);
    await put(b.id, { media: pictures(1) });
    expect(idsIn(await property.anonymous.get('/api/properties'))).toEqual([b.id, a.id]);
    expect(idsIn(await property.agent.get(MANAGE))).toEqual([b.id, a.id]);
  });

  it('finds a home by its new title', async () => {
    const home = await makeHome(property.service.db);
    await put(home.id, { title: { en: 'Lighthouse', ar: 'منارة' } });
    expect(idsIn(await property.anonymous.get('/api/properties?q=lighthouse'))).toEqual([home.id]);
    expect(idsIn(await property.anonymous.get(`/api/properties?q=${home.reference}`))).toEqual([home.id]);
  });

  it('never publishes', async () => {
    const { data } = (await add()).body;
    const answer = await put(data.id, { status: 'published' });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual(['status']);
    const editor = await property.member({ permissions: ['properties.view', 'properties.edit'] });
    expect((await editor.put(`${MANAGE}/${data.id}`, { status: 'published' })).status).toBe(400);
    expect((await editor.patch(`${MANAGE}/${data.id}/status`, { status: 'published' })).status).toBe(403);
    expect((await one(data.id)).status).toBe('draft');
  });

  it('lets staging pairs be changed with staging.edit only', async () => {
    const { data } = (await add()).body;
    const staging_pairs = [
      {
        room: { en: 'Hall', ar: 'صالة' },
        before_url: '/property/media/before.jpg',
        after_url: '/property/media/after.jpg',
        is_public: true,
      },
    ];
    expect((await put(data.id, { staging_pairs })).status).toBe(403);
    const answer = await property.owner.put(`${MANAGE}/${data.id}`, { staging_pairs });
    expect(answer.body.data.staging_pairs).toMatchObject(staging_pairs);
    expect((await one(data.id)).staging_pairs).toMatchObject(staging_pairs);
    const again = await property.owner.put(`${MANAGE}/${data.id}`, { staging_pairs });
    expect(again.body.data.updated_at).toBe(answer.body.data.updated_at);
    const wrong = [
      [[{ ...staging_pairs[0], before_url: 'https://elsewhere.example/a.jpg' }], 'staging_pairs.0.before_url'],
      [[...staging_pairs, ...staging_pairs], 'staging_pairs'],
      [[{ room: staging_pairs[0]!.room }], 'staging_pairs.0.before_url'],
    ] as const;
    for (const [pairs, field] of wrong) {
      const refused = await property.owner.put(`${MANAGE}/${data.id}`, { staging_pairs: pairs });
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.errors)).toContain(field);
    }
  });

  it('keeps slugs apart', async () => {
    const home = await makeHome(property.service.db);
    const { data } = (await add()).body;
    expect((await put(data.id, { slug: home.slug })).status).toBe(409);
    expect((await put(data.id, { slug: 'manage' })).status).toBe(409);
    expect((await put(data.id, { slug: 'a-new-one' })).body.data.slug).toBe('a-new-one');
  });

  it.each(['0', 'abc', '999999', '99999999999'])('knows no home %j', async id => {
    expect((await property.owner.get(`${MANAGE}/${id}`)).status).toBe(404);
    expect((await property.owner.put(`${MANAGE}/${id}`, { price: 1 })).status).toBe(404);
    expect((await property.owner.patch(`${MANAGE}/${id}/status`, { status: 'sold' })).status).toBe(404);
    expect((await property.owner.put(`${MANAGE}/${id}/media`, { media: [] })).status).toBe(404);
    expect((await property.owner.delete(`${MANAGE}/${id}`)).status).toBe(404);
  });
});

describe('the status of a home', () => {
  it('may become any other, and remembers when it was first published', async () => {
    property.service.clock.set('2026-05-09T08:00:00Z');
    const { data } = (await add()).body;
    expect((await publish(data.id)).body.data).toMatchObject({
      status: 'published',
      published_at: '2026-05-09T08:00:00.000Z',
    });
    property.service.clock.advance({ hours: 24 });
    for (const status of ['sold', 'rented', 'archived', 'draft', 'published']) {
      const answer = await publish(data.id, status);
      expect(answer.body.data).toMatchObject({ status, published_at: '2026-05-09T08:00:00.000Z' });
    }
    for (const body of [{ status: 'gone' }, {}, { status: null }, { status: 'sold', price: 1 }]) {
      expect((await property.agent.patch(`${MANAGE}/${data.id}/status`, body)).status).toBe(400);
    }
  });
});

describe('the list of staff', () => {
  it('shows every status with counts under every filter but the status', async () => {
    const { db } = property.service;
    const statuses = ['draft', 'draft', 'published', 'published', 'published', 'sold', 'rented', 'archived'] as const;
    for (const [index, status] of statuses.entries()) {
      await makeHome(db, {
        status,
        purpose: index % 2 === 0 ? 'sale' : 'rent',
        type: index < 4 ? 'villa' : 'apartment',
      });
    }
    const list = async (query: string) => (await property.agent.get(`${MANAGE}?${query}`)).body.data;
    expect(await list('')).toMatchObject({ total: 8, limit: 10, counts: { all: 8, published: 3, drafts: 2 } });
    expect(await list('status=draft')).toMatchObject({ total: 2, counts: { all: 8, published: 3, drafts: 2 } });
    expect(await list('status=sold&type=villa')).toMatchObject({
      total: 0,
      data: [],
      counts: { all: 4, published: 2, drafts: 2 },
    });
    expect(await list('purpose=sale&status=')).toMatchObject({ total: 4, counts: { all: 4, published: 2, drafts: 1 } });
    expect(await list('q=nothing')).toMatchObject({ total: 0, counts: { all: 0, published: 0, drafts: 0 } });
  });

  it('cuts pages of at most fifty', async () => {
    for (const [query, limit] of [
      ['page_size=50', 50],
      ['page_size=51', 50],
      ['page_size=0', 10],
      ['', 10],
    ] as const) {
      expect((await property.agent.get(`${MANAGE}?${query}`)).body.data.limit).toBe(limit);
    }
    expect((await property.agent.get(`${MANAGE}?page=1000000000`)).status).toBe(200);
  });

  it.each(['status=gone', 'purpose=lease', 'type=house', 'status=draft&status=sold', 'q[a]=1'])(
    'refuses %s',
    async query => {
      expect((await property.agent.get(`${MANAGE}?${query}`)).status).toBe(400);
    },
  );
});

it('deletes a home for those who may', async () => {
  const { data } = (await add({ media: pictures(3) })).body;
  const editor = await property.member({ permissions: ['properties.view', 'properties.edit'] });
  expect((await editor.delete(`${MANAGE}/${data.id}`)).status).toBe(403);
  const answer = await property.agent.delete(`${MANAGE}/${data.id}`);
  expect(answer.status).toBe(200);
  expect(answer.body.data).toBeNull();
  expect((await property.agent.get(`${MANAGE}/${data.id}`)).status).toBe(404);
});
