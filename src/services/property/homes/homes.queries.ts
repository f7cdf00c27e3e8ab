import type { Home } from './home.entity';
import type { Database } from '#kit/database/database';
import type { List } from '#kit/database/list';
import { containsAll, hasWords, sql, when } from '#kit/database/sql';
import type { HomeDetailRow } from './home-detail.view';
import { HomeCardView, type HomeRow } from './home.view';
import type { HomeSort } from './home-kinds';
import type { HomeListQuery } from './homes.dto';

const COLUMNS = `${HomeCardView.columns<Home>('h')}, h.neighborhood_id, n.slug AS neighborhood_slug,
  n.name AS neighborhood_name, n.city AS neighborhood_city, n.is_active AS neighborhood_is_active,
  cover.url AS cover_url, cover.alt AS cover_alt`;

const DETAIL_COLUMNS = `${COLUMNS}, h.description, h.staging_pairs,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('url', m.url, 'alt', m.alt, 'is_cover', m.is_cover) ORDER BY m.position), '[]')
   FROM home_media m WHERE m.home_id = h.id) AS media`;

const JOINS = `LEFT JOIN neighborhood n ON n.id = h.neighborhood_id
  LEFT JOIN home_media cover ON cover.home_id = h.id AND cover.is_cover`;

/** Condition of the homes that visitors see. */
export const PUBLISHED = `h.status = 'published'`;

export const HOME_ORDER: Record<HomeSort | 'recent', string> = {
  recent: 'h.updated_at DESC, h.id DESC',
  newest: 'h.published_at DESC, h.id DESC',
  price_asc: 'h.price_cents, h.id',
  price_desc: 'h.price_cents DESC, h.id DESC',
};

export type HomeFilter = Partial<
  Pick<HomeListQuery, 'purpose' | 'type' | 'min_price' | 'max_price' | 'bedrooms' | 'bathrooms' | 'amenities' | 'q'>
> & { neighborhoodId?: number | undefined };

export const homeList = (filter: HomeFilter, sort: HomeSort | 'recent' = 'recent') =>
  ({
    columns: COLUMNS,
    from: 'home h',
    join: JOINS,
    where: [
      when(filter.purpose, purpose => sql`h.purpose = ${purpose}`),
      when(filter.type, type => sql`h.type = ${type}`),
      when(filter.neighborhoodId, id => sql`h.neighborhood_id = ${id}`),
      when(filter.min_price, cents => sql`h.price_cents >= ${cents}`),
      when(filter.max_price, cents => sql`h.price_cents <= ${cents}`),
      // 0 finds studios only; other numbers are a minimum.
      when(filter.bedrooms, count => (count === 0 ? sql`h.bedrooms = 0` : sql`h.bedrooms >= ${count}`)),
      when(filter.bathrooms, count => sql`h.bathrooms >= ${count}`),
      when(filter.amenities, amenities => sql`h.amenities @> ${amenities}::text[]`),
      ...containsAll('h.search_text', filter.q),
    ],
    order: HOME_ORDER[sort],
    // Bathrooms and amenities of many homes are in no index.
    isSearch: hasWords(filter.q) || filter.bathrooms !== undefined || filter.amenities !== undefined,
    hasWideRows: true,
  }) satisfies List;

/** The status is a literal, so that the planner can use partial indexes. */
export function publishedHomes(filter: HomeFilter, sort?: HomeSort): List {
  const list = homeList(filter, sort);
  return { ...list, where: [PUBLISHED, ...list.where] };
}

/** One home with its gallery, in one statement. A slug finds published homes only, an id finds all. */
export async function findHome(
  db: Database,
  by: { id: number } | { slug: string },
): Promise<HomeDetailRow | undefined> {
  const [condition, value] = 'id' in by ? ['h.id = $1', by.id] : [`h.slug = $1 AND ${PUBLISHED}`, by.slug];
  return db.row<HomeDetailRow>(`SELECT ${DETAIL_COLUMNS} FROM home h ${JOINS} WHERE ${condition}`, [value]);
}

export async function homesAmong(
  db: Database,
  column: 'id' | 'reference',
  values: readonly (number | string)[],
): Promise<HomeRow[]> {
  const among = column === 'id' ? '$1::integer[]' : '$1::text[]';
  return db.rows<HomeRow>(
    `SELECT ${COLUMNS} FROM home h ${JOINS}
     WHERE h.${column} = ANY (${among}) AND ${PUBLISHED} ORDER BY array_position(${among}, h.${column})`,
    [values],
  );
}

export async function recentHomes(db: Database, condition: string, limit: number): Promise<HomeRow[]> {
  return db.rows<HomeRow>(
    `SELECT ${COLUMNS} FROM (SELECT h.* FROM home h WHERE ${condition} ORDER BY ${HOME_ORDER.recent} LIMIT $1) h
     ${JOINS} ORDER BY ${HOME_ORDER.recent}`,
    [limit],
  );
}

/** Published homes by purpose, type and visible neighborhood; empty neighborhoods have nulls and 0. */
export const FACETS_STATEMENT = `
  SELECT n.slug, counted.purpose, counted.type, coalesce(counted.homes, 0) AS homes
  FROM (
    SELECT h.purpose, h.type, h.neighborhood_id, count(*) AS homes FROM home h WHERE ${PUBLISHED}
    GROUP BY h.purpose, h.type, h.neighborhood_id
  ) counted
  FULL JOIN (SELECT id, slug, sort_order FROM neighborhood WHERE is_active) n ON n.id = counted.neighborhood_id
  ORDER BY n.sort_order, n.id`;

const SIMILAR_HOMES = 3;

const nearest = (conditions: string) => `
  (SELECT h.id FROM home h WHERE ${PUBLISHED} AND ${conditions} AND h.id <> self.id AND h.price_cents >= self.price_cents
   ORDER BY h.price_cents, h.id LIMIT ${SIMILAR_HOMES})
  UNION ALL
  (SELECT h.id FROM home h WHERE ${PUBLISHED} AND ${conditions} AND h.price_cents < self.price_cents
   ORDER BY h.price_cents DESC, h.id DESC LIMIT ${SIMILAR_HOMES})`;

/** Same type and neighborhood first, then same type, then others, each by nearest price. Reads few index entries. */
export const SIMILAR_STATEMENT = `
  WITH self AS MATERIALIZED (SELECT h.* FROM home h WHERE h.id = $1), near AS (
    SELECT found.id FROM self CROSS JOIN LATERAL (
      ${nearest('h.purpose = self.purpose AND h.type = self.type AND h.neighborhood_id = self.neighborhood_id')}
    ) found
    UNION
    SELECT found.id FROM self
    CROSS JOIN unnest(ARRAY['apartment', 'villa', 'townhouse']) AS kind (type)
    CROSS JOIN LATERAL (${nearest('h.purpose = self.purpose AND h.type = kind.type')}) found
  )
  SELECT ${COLUMNS}
  FROM near JOIN home h ON h.id = near.id CROSS JOIN self ${JOINS}
  ORDER BY coalesce(h.type = self.type AND h.neighborhood_id = self.neighborhood_id, false) DESC,
    h.type = self.type DESC, abs(h.price_cents - self.price_cents), h.id
  LIMIT ${SIMILAR_HOMES}`;
