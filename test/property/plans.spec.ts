/**
 * Fills tables with so many rows that statements of other files would get other plans.
 * @own-database
 */
import { listPage, listWithCounts, MAX_FOUND_WIDE, pageStatement } from '#kit/database/list';
import { HOME_STATUSES, type HomeSort } from '#services/property/homes/home-kinds';
import {
  FACETS_STATEMENT,
  type HomeFilter,
  homeList,
  publishedHomes,
  SIMILAR_STATEMENT,
} from '#services/property/homes/homes.queries';
import { fillTables } from '../harness/bulk-rows';
import { executionsOf, planOf, plansOf, statementsOf } from '../harness/statements';
import { makeHome } from './factories';
import { idsIn, type Property, startProperty } from './property';

const HOMES = 100_000;
const ALL_FILTERS =
  'purpose=sale&type=townhouse&neighborhood=area-3&min_price=1000&max_price=90000.50&bedrooms=2&bathrooms=1.5&amenities=gym,balcony&q=villa';

let property: Property;
beforeAll(async () => {
  property = await startProperty();
  const { db } = property.service;
  await db.rows(`
    INSERT INTO neighborhood (id, slug, name, is_active) OVERRIDING SYSTEM VALUE
    SELECT n, 'area-' || n, jsonb_build_object('en', 'Area ' || n, 'ar', 'حي ' || n), n <> 12 FROM generate_series(1, 12) n`);
  await fillTables(db, { tables: ['home'] }, insertHomes);
  await db.rows('ANALYZE neighborhood');
});
afterAll(() => property?.service.close());

const insertHomes = () =>
  property.service.db.rows(
    `INSERT INTO home (reference, slug, title, description, purpose, type, status, price_cents, currency, bedrooms,
       bathrooms, area_sqm, amenities, neighborhood_id, is_featured, search_text, published_at, updated_at)
     SELECT 'PRP-' || 1000000 + n, 'many-' || n, jsonb_build_object('en', 'Villa ' || md5(n::text), 'ar', 'فيلا ' || n),
       jsonb_build_object('en', repeat('A quiet home. ', 10), 'ar', repeat('بيت هادئ. ', 10)),
       CASE n % 2 WHEN 0 THEN 'sale' ELSE 'rent' END, (ARRAY['apartment', 'villa', 'townhouse'])[1 + n % 3],
       CASE WHEN n % 20 = 0 THEN 'draft' WHEN n % 33 = 0 THEN 'sold' ELSE 'published' END,
       (n * 7919::bigint % 10000000), 'AED', n % 6, 1 + n % 4, 40 + n % 300,
       CASE n % 5 WHEN 0 THEN '{gym,balcony,garden}' WHEN 1 THEN '{gym}' ELSE '{balcony,concierge}' END::text[],
       CASE WHEN n % 13 = 0 THEN NULL ELSE 1 + n % 12 END, n % 5000 = 0, 'villa ' || md5(n::text) || ' prp-' || 1000000 + n,
       now() - n * interval '1 minute', now() - n * interval '1 minute'
     FROM generate_series(1, $1) n`,
    [HOMES],
  );

const SCANS_ALL_HOMES = /Seq Scan on home\b/;
const SORTS_MANY = /Sort .*rows=\d{5,}/;
const plan = (filter: HomeFilter, sort?: HomeSort, page = 1) => {
  return planOf(property.service.db, pageStatement(publishedHomes(filter, sort), { page, limit: 12 }));
};

describe('the list of 100,000 homes', () => {
  it.each([undefined, 'newest', 'price_asc', 'price_desc'] as const)(
    'is cut on an index when sorted by %s',
    async sort => {
      for (const page of [1, 50]) {
        const told = await plan({}, sort, page);
        expect(told).not.toMatch(SCANS_ALL_HOMES);
        expect(told).not.toMatch(SORTS_MANY);
        expect(told).toMatch(/Index Only Scan/);
      }
    },
  );

  it.each<[string, HomeFilter]>([
    ['a purpose', { purpose: 'sale' }],
    ['purpose and type', { purpose: 'rent', type: 'villa' }],
    ['a neighborhood', { neighborhoodId: 3 }],
    ['a price', { min_price: 100_000, max_price: 200_000 }],
    ['a word', { q: ['abc12'] }],
    ['a reference', { q: ['prp-1004242'] }],
    [
      'everything at once',
      {
        purpose: 'sale',
        type: 'villa',
        neighborhoodId: 3,
        min_price: 100_000,
        max_price: 9_000_050,
        bedrooms: 2,
        bathrooms: 1.5,
        amenities: ['gym', 'balcony'],
        q: ['villa'],
      },
    ],
  ])('is narrowed down by %s on an index', async (_, filter) => {
    for (const sort of [undefined, 'newest', 'price_asc', 'price_desc'] as const) {
      expect(await plan(filter, sort)).not.toMatch(SCANS_ALL_HOMES);
    }
  });

  it('takes at most three statements with its facets, however many homes there are', async () => {
    const statements = await statementsOf(property.service.db, async () => {
      const list = await property.anonymous.get(`/api/properties?${ALL_FILTERS}&sort=price_asc`);
      expect(list.status).toBe(200);
      expect(list.body.data.total).toBeGreaterThan(0);
      await property.anonymous.get('/api/properties/facets');
    });
    expect(statements).toHaveLength(3);
  });
});

it.each<[string, HomeFilter]>([
  ['no filter', {}],
  ['a type', { type: 'villa' }],
  ['purpose, type and bedrooms', { purpose: 'sale', type: 'villa', bedrooms: 3 }],
])('homes of each status are counted in an index with %s', async (_, filter) => {
  const { db } = property.service;
  const status = { statuses: HOME_STATUSES, column: 'h.status' };
  const [counts] = await plansOf(db, () => listWithCounts(db, { page: 1, limit: 12 }, homeList(filter), status));
  expect(counts).toContain('Index Only Scan using home_counts_idx');
});

it.each<[string, HomeFilter]>([
  ['bathrooms', { bathrooms: 2 }],
  ['an amenity', { amenities: ['gym'] }],
  ['a word', { q: ['villa'] }],
])('homes of many with %s are counted up to a bound, and the page is that of the order', async (_, filter) => {
  const { db } = property.service;
  const request = { page: 1, limit: 12 };
  const [page] = await executionsOf(db, () => listPage(db, request, publishedHomes(filter)));
  expect(page).toMatch(new RegExp(`Limit .*rows=${MAX_FOUND_WIDE + 1}\\b`));
  expect(page).toMatch(/home_published_recent_idx on home h\w* .*rows=12\b/);
  const status = { statuses: HOME_STATUSES, column: 'h.status', selected: undefined };
  const [counts, rows] = await executionsOf(db, () => listWithCounts(db, request, homeList(filter), status));
  expect(counts).toMatch(new RegExp(`Limit .*rows=${MAX_FOUND_WIDE + 1}\\b`));
  expect(rows).toMatch(/home_recent_idx on home h\w* .*rows=12\b/);
});

it('facets are counted on an index', async () => {
  expect(await planOf(property.service.db, FACETS_STATEMENT)).not.toMatch(SCANS_ALL_HOMES);
});

it('similar homes are found on indexes', async () => {
  const { db } = property.service;
  const self = await makeHome(db, { priceCents: 5_000_000, neighborhoodId: 3 });
  const told = await planOf(db, SIMILAR_STATEMENT, [self.id]);
  expect(told).not.toMatch(SCANS_ALL_HOMES);
  expect(told).not.toMatch(SORTS_MANY);
  expect(idsIn(await property.anonymous.get(`/api/properties/${self.slug}/similar`))).toHaveLength(3);
});

it('the last page there can be answers like any other', async () => {
  const { data } = (await property.anonymous.get('/api/properties?page=3912&page_size=24')).body;
  expect(data.total).toBeGreaterThan(90_000);
  expect((await property.anonymous.get('/api/properties?page=1000000000')).body.data.data).toEqual([]);
});
