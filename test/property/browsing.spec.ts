import type { Home } from '#services/property/homes/home.entity';
import { statementsOf } from '../harness/statements';
import { addCover, makeHome, makeNeighborhood } from './factories';
import { idsIn, type Property, startProperty } from './property';

let property: Property;
beforeAll(async () => {
  property = await startProperty();
});
afterAll(() => property?.service.close());
afterEach(async () => {
  await property.empty();
  await property.setting('home_featured_references', []);
});

const home = (values: Partial<Home> = {}) => makeHome(property.service.db, values);
const get = (path: string) => property.anonymous.get(`/api/properties/${path}`);

describe('featured homes', () => {
  const featured = async () => idsIn(await get('featured'));

  it('stand in the order of the setting, each once, published ones only', async () => {
    const [a, b] = [await home(), await home({ isFeatured: true })];
    const sold = await home({ status: 'sold' });
    const references = [b.reference, sold.reference, 'PRP-0', a.reference, b.reference];
    await property.setting('home_featured_references', references);
    expect(await featured()).toEqual([b.id, a.id]);
  });

  it('are those marked when none of the setting is published', async () => {
    const [first, , last] = [
      await home({ isFeatured: true, updatedAt: new Date('2026-01-01T00:00:00Z') }),
      await home(),
      await home({ isFeatured: true, updatedAt: new Date('2026-01-02T00:00:00Z') }),
    ];
    const draft = await home({ status: 'draft', isFeatured: true });
    expect(await featured()).toEqual([last.id, first.id]);
    await property.setting('home_featured_references', [draft.reference]);
    expect(await featured()).toEqual([last.id, first.id]);
  });

  it.each([[{ a: 1 }], ['PRP-1'], [42], [null], [[1, null, { a: 'b' }, ['c']]], [[[]]], [true]])(
    'are those marked when the setting is %j',
    async value => {
      const marked = await home({ isFeatured: true });
      await property.setting('home_featured_references', value);
      expect(await featured()).toEqual([marked.id]);
      expect((await property.anonymous.get('/api/settings/public')).status).toBe(200);
    },
  );

  it('can be set by staff', async () => {
    const [a, b] = [await home(), await home()];
    const value = [b.reference, a.reference];
    expect((await property.owner.patch('/api/settings/home_featured_references', { value })).status).toBe(200);
    expect(await featured()).toEqual([b.id, a.id]);
  });
});

describe('facets', () => {
  it('count what the list counts', async () => {
    const { db } = property.service;
    const [marina, palm] = [
      await makeNeighborhood(db, { slug: 'marina' }),
      await makeNeighborhood(db, { slug: 'palm' }),
    ];
    await makeNeighborhood(db, { slug: 'nobody-lives-here' });
    const areas = [marina.id, palm.id, null];
    for (let index = 0; index < 18; index++) {
      await home({
        purpose: index % 2 === 0 ? 'sale' : 'rent',
        type: (['apartment', 'villa', 'townhouse'] as const)[index % 4] ?? 'villa',
        neighborhoodId: areas[index % 3],
        status: index % 5 === 0 ? 'draft' : 'published',
      });
    }
    const { data } = (await get('facets')).body;
    for (const facet of ['purpose', 'type', 'neighborhood'] as const) {
      for (const [value, count] of Object.entries(data[facet])) {
        const list = await property.anonymous.get(`/api/properties?${facet}=${value}&page_size=1`);
        expect([facet, value, list.body.data.total]).toEqual([facet, value, count]);
      }
    }
    expect(data.purpose.sale + data.purpose.rent).toBe(data.total);
    expect(data.total).toBe((await property.anonymous.get('/api/properties')).body.data.total);
    expect(data.neighborhood['nobody-lives-here']).toBe(0);
    expect(data.neighborhood.marina + data.neighborhood.palm).toBeLessThan(data.total);
    expect(data.amenities).toContainEqual({ slug: 'gym', name: { en: 'Gym', ar: 'صالة رياضية' } });
  });

  it('name everything when there is nothing', async () => {
    const { data } = (await get('facets')).body;
    expect(data).toMatchObject({
      total: 0,
      purpose: { sale: 0, rent: 0 },
      type: { apartment: 0, villa: 0, townhouse: 0 },
      neighborhood: {},
    });
  });
});

describe('the lookup', () => {
  it('answers published homes in the asked order, each once', async () => {
    const [a, b, c] = [await home(), await home({ status: 'sold' }), await home()];
    expect(idsIn(await get(`lookup?ids=${c.id},${b.id},${a.id},999999,${c.id}`))).toEqual([c.id, a.id]);
    expect(idsIn(await get(`lookup?ids=${a.id},%20${c.id}`))).toEqual([a.id, c.id]);
  });

  it('takes twelve ids', async () => {
    expect((await get(`lookup?ids=${Array.from({ length: 12 }, (_, index) => index + 1).join(',')}`)).status).toBe(200);
  });

  it('returns nothing without ids', async () => {
    const { status, body } = await get('lookup');
    expect([status, body.data]).toEqual([200, []]);
  });

  it.each([
    'ids=1,2,3,4,5,6,7,8,9,10,11,12,13',
    'ids=a',
    'ids=1,a',
    'ids=',
    'ids=1,',
    'ids=0',
    'ids=-1',
    'ids=1.5',
    'ids=99999999999999',
    'ids=2147483648',
    'ids=1&ids=2',
    'ids[0]=1',
  ])('refuses %j', async query => {
    const answer = await get(`lookup?${query}`);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual(['ids']);
  });
});

describe('similar homes', () => {
  it('are three of the same purpose: type and neighborhood first, then type, then price', async () => {
    const area = await makeNeighborhood(property.service.db);
    const self = await home({ neighborhoodId: area.id, priceCents: 1000 });
    const otherType = await home({ type: 'villa', neighborhoodId: area.id, priceCents: 1000 });
    const sameTypeFar = await home({ priceCents: 9000 });
    const sameTypeNear = await home({ priceCents: 900 });
    const nextDoor = await home({ neighborhoodId: area.id, priceCents: 5000 });
    await home({ purpose: 'rent', neighborhoodId: area.id, priceCents: 1000 });
    await home({ status: 'draft', neighborhoodId: area.id, priceCents: 1000 });
    const path = `${self.slug}/similar`;
    expect(idsIn(await get(path))).toEqual([nextDoor.id, sameTypeNear.id, sameTypeFar.id]);
    expect(idsIn(await get(path))).toEqual(idsIn(await get(path)));
    expect(idsIn(await get(`${otherType.slug}/similar`))).toEqual([self.id, sameTypeNear.id, nextDoor.id]);
  });

  it('tell equal homes apart by id', async () => {
    const all = [await home(), await home(), await home(), await home(), await home()];
    expect(idsIn(await get(`${all[2]!.slug}/similar`))).toEqual([all[0]!.id, all[1]!.id, all[3]!.id]);
  });

  it('may be none', async () => {
    const alone = await home();
    expect((await get(`${alone.slug}/similar`)).body.data).toEqual([]);
    expect((await get('nowhere/similar')).status).toBe(404);
  });
});

describe('a home', () => {
  it('is shown with its gallery, neighborhood and public staged room', async () => {
    const { db } = property.service;
    const area = await makeNeighborhood(db);
    const pair = (is_public: boolean, en: string) => ({
      room: { en, ar: 'غرفة' },
      before_url: '/property/media/before.jpg',
      after_url: '/property/media/after.jpg',
      is_public,
    });
    const shown = await home({
      neighborhoodId: area.id,
      stagingPairs: [pair(false, 'Hall'), pair(true, 'Living room')],
    });
    await addCover(db, shown);
    const statements = await statementsOf(db, async () => {
      const { data } = (await get(shown.slug)).body;
      expect(data).toMatchObject({
        id: shown.id,
        description: { en: '', ar: '' },
        neighborhood: { slug: area.slug },
        media: [{ url: '/property/media/uploads/cover.jpg', is_cover: true }],
        staged_room: { room: { en: 'Living room', ar: 'غرفة' }, after_url: '/property/media/after.jpg' },
      });
      expect(data).not.toHaveProperty('staging_pairs');
    });
    expect(statements).toHaveLength(1);
  });

  it('has no staged room unless one is public', async () => {
    const shown = await home();
    expect((await get(shown.slug)).body.data.staged_room).toBeNull();
  });

  it.each(['nowhere', '1', '%00', "x'--", 'UPPER', 'ا', 'a'.repeat(500)])('is not found by %j', async slug => {
    expect((await get(encodeURI(slug))).status).toBe(404);
  });

  it('says everything in both languages whatever is asked for', async () => {
    const shown = await home({ title: { en: 'Villa', ar: 'فيلا' } });
    for (const language of ['ar', 'ar-AE,en;q=0.5', 'fr', 'en', '']) {
      const answer = await property.anonymous
        .with({ 'Accept-Language': language })
        .get(`/api/properties/${shown.slug}`);
      expect(answer.body.data.title).toEqual({ en: 'Villa', ar: 'فيلا' });
    }
    const french = await property.anonymous.with({ 'Accept-Language': 'fr' }).get('/api/properties/nowhere');
    expect(french.body.message).toBe('There is no such record.');
    const arabic = await property.anonymous.with({ 'Accept-Language': 'ar' }).get('/api/properties/nowhere');
    expect(arabic.body.message).toMatch(/[\u0600-\u06ff]/);
  });
});

describe('the public settings', () => {
  it('are those of the agency', async () => {
    const { status, body } = await property.anonymous.get('/api/settings/public');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      agency_city: 'Dubai',
      currency: 'AED',
      timezone: 'Asia/Dubai',
      home_featured_references: [],
      home_staging_property_slug: '',
    });
    expect(Object.keys(body.data)).toHaveLength(12);
  });

  it.each([
    ['timezone', 'Mars/Phobos'],
    ['timezone', '+04:00'],
    ['currency', 'dirham'],
    ['contact_email', 'nobody'],
    ['agency_name', 42],
  ])('refuse %s %j', async (key, value) => {
    const answer = await property.owner.patch(`/api/settings/${key}`, { value });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual(['value']);
  });

  it('follow what staff set', async () => {
    const changed = await property.owner.patch('/api/settings/agency_name', { value: 'Creekside' });
    expect(changed.body.data).toMatchObject({ key: 'agency_name', value: 'Creekside' });
    expect((await property.anonymous.get('/api/settings/public')).body.data.agency_name).toBe('Creekside');
    expect((await property.owner.delete('/api/settings/agency_name')).status).toBe(200);
    expect((await property.anonymous.get('/api/settings/public')).body.data.agency_name).toBe('Property listings');
    expect((await property.owner.get('/api/settings/agency_name')).body.data.value).toBe('Property listings');
    expect((await property.agent.get('/api/settings')).status).toBe(403);
    const list = await property.owner.get('/api/settings?category=agency&page_count=3');
    expect(list.body.data).toMatchObject({ limit: 3, page: 1, total: 10 });
  });
});
