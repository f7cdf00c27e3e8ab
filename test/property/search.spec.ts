import type { Home } from '#services/property/homes/home.entity';
import type { Neighborhood } from '#services/property/neighborhoods/neighborhood.entity';
import { addCover, makeHome, makeNeighborhood } from './factories';
import { idsIn, type Property, startProperty } from './property';

let property: Property;
beforeAll(async () => {
  property = await startProperty();
});
afterAll(() => property?.service.close());
afterEach(() => property.empty());

const home = (values: Partial<Home> = {}) => makeHome(property.service.db, values);
const search = (query: string) => property.anonymous.get(`/api/properties?${query}`);
const found = async (query: string) => idsIn(await search(query)).toSorted((a, b) => a - b);

describe('the list', () => {
  it('has the documented shape, latest change first', async () => {
    const { db } = property.service;
    const area = await makeNeighborhood(db, { city: 'Dubai' });
    const older = await home({ updatedAt: new Date('2026-01-01T00:00:00Z') });
    const shown = await home({
      updatedAt: new Date('2026-02-01T00:00:00Z'),
      neighborhoodId: area.id,
      priceCents: 150_050,
      areaSqm: 88.25,
      amenities: ['gym'],
      location: { latitude: 25.1, longitude: 55.2, address_hint: { en: 'Here', ar: 'هنا' } },
    });
    await addCover(db, shown);
    const answer = await search('');
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ page: 1, limit: 12, total: 2, totalPages: 1 });
    expect(idsIn(answer)).toEqual([shown.id, older.id]);
    expect(answer.body.data.data[0]).toMatchObject({
      reference: shown.reference,
      title: shown.title,
      price: 1500.5,
      area_sqm: 88.25,
      amenities: ['gym'],
      neighborhood: { id: area.id, slug: area.slug, name: area.name, city: 'Dubai' },
      cover: { url: '/property/media/uploads/cover.jpg', alt: { en: '', ar: '' } },
      location: { latitude: 25.1, longitude: 55.2 },
    });
    expect(answer.body.data.data[1]).toMatchObject({ neighborhood: null, cover: null, location: null });
  });

  it.each(['draft', 'sold', 'rented', 'archived'] as const)('never shows what is %s', async status => {
    const hidden = await home({ status, isFeatured: true, slug: 'hidden-home' });
    expect(await found('')).toEqual([]);
    expect((await property.anonymous.get('/api/properties/facets')).body.data.total).toBe(0);
    expect(idsIn(await property.anonymous.get('/api/properties/featured'))).toEqual([]);
    expect(idsIn(await property.anonymous.get(`/api/properties/lookup?ids=${hidden.id}`))).toEqual([]);
    expect((await property.anonymous.get('/api/properties/hidden-home')).status).toBe(404);
    expect((await property.anonymous.get('/api/properties/hidden-home/similar')).status).toBe(404);
    const shown = await home();
    expect(idsIn(await property.anonymous.get(`/api/properties/${shown.slug}/similar`))).toEqual([]);
  });

  it('shows a home with an empty Arabic text, without neighborhood and cover', async () => {
    const bare = await home({ title: { en: 'Bare', ar: '' } });
    expect(await found('')).toEqual([bare.id]);
    expect((await property.anonymous.get(`/api/properties/${bare.slug}`)).status).toBe(200);
  });
});

describe('prices', () => {
  it('are exact inclusive decimals', async () => {
    const cheap = await home({ priceCents: 150_050 });
    const dear = await home({ priceCents: 150_051 });
    expect(await found('max_price=1500.50')).toEqual([cheap.id]);
    expect(await found('max_price=1500.505')).toEqual([cheap.id]);
    expect(await found('max_price=1500.51')).toEqual([cheap.id, dear.id]);
    expect(await found('min_price=1500.51')).toEqual([dear.id]);
    expect(await found('min_price=1500.501')).toEqual([dear.id]);
    expect(await found('min_price=1500.50&max_price=1500.5')).toEqual([cheap.id]);
    expect(await found('min_price=2000&max_price=1000')).toEqual([]);
    expect(await found('max_price=999999999999999999999999')).toEqual([cheap.id, dear.id]);
  });

  it.each(['abc', '-1', '1e3', '1,000', '', '%20', '1.', '.5', '+5', '0x1', 'NaN', 'Infinity'])(
    'refuse %j',
    async value => {
      for (const name of ['min_price', 'max_price']) {
        const answer = await search(`${name}=${value}`);
        expect(answer.status).toBe(400);
        expect(Object.keys(answer.body.errors)).toEqual([name]);
      }
    },
  );
});

describe('bedrooms', () => {
  it('are studios for 0, otherwise a minimum', async () => {
    const [studio, one, two, five] = [
      await home({ bedrooms: 0 }),
      await home({ bedrooms: 1 }),
      await home({ bedrooms: 2 }),
      await home({ bedrooms: 5 }),
    ];
    expect(await found('bedrooms=0')).toEqual([studio.id]);
    expect(await found('bedrooms=1')).toEqual([one.id, two.id, five.id]);
    expect(await found('bedrooms=2')).toEqual([two.id, five.id]);
    expect(await found('bedrooms=6')).toEqual([]);
  });

  it.each(['1.5', '-1', 'two', '', '1000', '01'])('refuse %j', async value => {
    const answer = await search(`bedrooms=${value}`);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual(['bedrooms']);
  });
});

describe('bathrooms', () => {
  it('are a minimum in halves', async () => {
    const homes = [];
    for (const bathrooms of [0.5, 2, 2.5, 3]) homes.push(await home({ bathrooms }));
    const [half, two, more, three] = homes.map(({ id }) => id);
    expect(await found('bathrooms=0')).toEqual([half, two, more, three]);
    expect(await found('bathrooms=2')).toEqual([two, more, three]);
    expect(await found('bathrooms=2.5')).toEqual([more, three]);
    expect(await found('bathrooms=3.0')).toEqual([three]);
  });

  it.each(['2.25', '-1', 'two', '', '1000', '01', '2.'])('refuse %j', async value => {
    const answer = await search(`bathrooms=${value}`);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['bathrooms']]);
  });
});

describe('amenities', () => {
  it('are all required, each counted once', async () => {
    const both = await home({ amenities: ['gym', 'balcony', 'garden'] });
    const one = await home({ amenities: ['gym'] });
    expect(await found('amenities=gym')).toEqual([both.id, one.id]);
    expect(await found('amenities=gym,balcony')).toEqual([both.id]);
    expect(await found('amenities=balcony,%20gym')).toEqual([both.id]);
    const twice = await search('amenities=gym,gym');
    expect(twice.body.data.total).toBe(2);
  });

  it.each(['moat', 'gym,moat', '', 'gym,', 'GYM', "gym'--"])('refuse %j', async value => {
    const answer = await search(`amenities=${encodeURIComponent(value)}`);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual(['amenities']);
  });
});

describe('neighborhoods', () => {
  let area: Neighborhood;
  let hidden: Neighborhood;
  beforeEach(async () => {
    area = await makeNeighborhood(property.service.db, { slug: 'marina' });
    hidden = await makeNeighborhood(property.service.db, { slug: 'secret', isActive: false });
  });

  it('are named by slug', async () => {
    const inside = await home({ neighborhoodId: area.id });
    await home();
    expect(await found('neighborhood=marina')).toEqual([inside.id]);
  });

  it('are none for the public when hidden', async () => {
    const inside = await home({ neighborhoodId: hidden.id });
    expect((await search('')).body.data.data[0]).toMatchObject({ id: inside.id, neighborhood: null });
    const { data } = (await property.anonymous.get('/api/properties/facets')).body;
    expect(data.neighborhood).toEqual({ marina: 0 });
    expect(data.purpose).toEqual({ sale: 1, rent: 0 });
  });

  it.each(['secret', 'nowhere', '', 'Marina', "m' OR 1=1", '%00'])('refuse %j', async value => {
    const answer = await search(`neighborhood=${value}`);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual(['neighborhood']);
  });
});

describe('a value there is not', () => {
  it.each([
    ['purpose', 'lease'],
    ['purpose', ''],
    ['purpose', 'Sale'],
    ['type', 'house'],
    ['sort', 'cheap'],
  ])('is refused: %s=%s', async (name, value) => {
    for (const caller of [property.anonymous, property.anonymous.inArabic()]) {
      const answer = await caller.get(`/api/properties?${name}=${value}`);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.errors)).toEqual([name]);
    }
    const arabic = await property.anonymous.inArabic().get(`/api/properties?${name}=${value}`);
    expect(arabic.body.message).toMatch(/[\u0600-\u06ff]/);
  });

  it.each(['purpose', 'type', 'neighborhood', 'min_price', 'max_price', 'bedrooms', 'amenities', 'q', 'sort'])(
    'is one sent twice or nested: %s',
    async name => {
      for (const query of [`${name}=sale&${name}=sale`, `${name}[a]=1`, `${name}[]=sale`, `${name}[a][b]=1`]) {
        const answer = await search(query);
        expect(answer.status).toBe(400);
        expect(Object.keys(answer.body.errors)).toEqual([name]);
      }
    },
  );

  it('is no matter in a key nobody reads', async () => {
    const any = await home();
    for (const query of ['utm_source=x', 'utm_source=x&utm_source=y', 'status=draft', 'a[b]=1', '__proto__[x]=1']) {
      expect(await found(query)).toEqual([any.id]);
    }
  });
});

describe('the search', () => {
  it('looks in both languages and the reference, whatever the case and the letter forms', async () => {
    const villa = await home({
      title: { en: 'Élégant Garden Villa', ar: 'فيلا أنيقة في حديقة خضراء' },
      reference: 'PRP-4242',
    });
    await home();
    for (const q of [
      'garden',
      'GARDEN villa',
      'elegant',
      'prp-4242',
      '4242',
      'انيقه',
      'حَدِيقَة',
      'فـيلا',
      'أنيقة',
      '٤٢٤٢',
    ]) {
      expect(await found(`q=${encodeURIComponent(q)}`)).toEqual([villa.id]);
    }
    expect(await found('q=castle')).toEqual([]);
  });

  it('takes percent signs and underscores as they are', async () => {
    const percent = await home({ title: { en: '100% finished', ar: 'جاهز' } });
    const underscore = await home({ title: { en: 'unit_b', ar: 'وحدة' } });
    await home({ title: { en: '100 finished unitxb', ar: 'بيت' } });
    expect(await found(`q=${encodeURIComponent('100%')}`)).toEqual([percent.id]);
    expect(await found('q=%25')).toEqual([percent.id]);
    expect(await found('q=_')).toEqual([underscore.id]);
    expect(await found(`q=${encodeURIComponent('\\')}`)).toEqual([]);
  });

  it.each(['', '%20%20', '%D9%80', '%00'])('is no filter when blank: %j', async q => {
    const any = await home();
    expect(await found(`q=${q}`)).toEqual([any.id]);
  });
});

describe('pages', () => {
  it('walk homes of one price without losing or repeating any', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 50; index++) ids.push((await home()).id);
    for (const sort of ['price_asc', 'price_desc', 'newest']) {
      const seen: number[] = [];
      for (let page = 1; page <= 5; page++) seen.push(...idsIn(await search(`sort=${sort}&page_size=12&page=${page}`)));
      expect(seen).toHaveLength(50);
      expect(seen.toSorted((a, b) => a - b)).toEqual(ids);
    }
  });

  it('sort by price and by the moment of publishing', async () => {
    const dear = await home({ priceCents: 300, publishedAt: new Date('2026-01-02T00:00:00Z') });
    const cheap = await home({ priceCents: 100, publishedAt: new Date('2026-01-01T00:00:00Z') });
    const middle = await home({ priceCents: 200, publishedAt: new Date('2026-01-03T00:00:00Z') });
    expect(idsIn(await search('sort=price_asc'))).toEqual([cheap.id, middle.id, dear.id]);
    expect(idsIn(await search('sort=price_desc'))).toEqual([dear.id, middle.id, cheap.id]);
    expect(idsIn(await search('sort=newest'))).toEqual([middle.id, dear.id, cheap.id]);
  });

  it.each([
    ['', 1, 12],
    ['page_size=24', 1, 24],
    ['page_size=25', 1, 24],
    ['page_size=1000000000', 1, 24],
    ['page_size=0', 1, 12],
    ['page_size=-1', 1, 12],
    ['page_size=abc', 1, 12],
    ['page_size=', 1, 12],
    ['page=0', 1, 12],
    ['page=-1', 1, 12],
    ['page=abc', 1, 12],
    ['page=1.5', 1, 12],
    ['page=2', 2, 12],
    ['page=1000000000', 1_000_000, 12],
    ['page=99999999999999999999', 1_000_000, 12],
  ])('are read leniently: %j', async (query, page, limit) => {
    await home();
    const answer = await search(query);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ page, limit, total: 1, totalPages: 1 });
    expect(answer.body.data.data).toHaveLength(page === 1 ? 1 : 0);
  });
});
