import type { Database } from '#kit/database/database';
import { offsetOf, type Page, type PageRequest } from '#kit/http/page';
import type { Bilingual } from '#kit/language/language';
import { likePattern } from '#kit/language/search-text';
import type { HomeLocation } from './home.entity';
import type { HomeFilter, HomeSort } from './home-filter';
import type { HomeStatus, HomeType, Purpose } from './home-kinds';

/** A home with its neighborhood and cover, as `HOME_COLUMNS` reads it from `HOME_TABLES`. */
export interface HomeRow {
  id: number;
  reference: string;
  slug: string;
  title: Bilingual;
  purpose: Purpose;
  type: HomeType;
  status: HomeStatus;
  price_cents: number;
  currency: string;
  bedrooms: number;
  bathrooms: number;
  area_sqm: number;
  amenities: string[];
  location: HomeLocation | null;
  is_featured: boolean;
  neighborhood_id: number | null;
  neighborhood_slug: string | null;
  neighborhood_name: Bilingual | null;
  neighborhood_city: string | null;
  neighborhood_is_active: boolean | null;
  cover_url: string | null;
  cover_alt: Bilingual | null;
  published_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export const HOME_COLUMNS = `h.id, h.reference, h.slug, h.title, h.purpose, h.type, h.status, h.price_cents, h.currency,
  h.bedrooms, h.bathrooms, h.area_sqm, h.amenities, h.location, h.is_featured, h.neighborhood_id,
  n.slug AS neighborhood_slug, n.name AS neighborhood_name, n.city AS neighborhood_city,
  n.is_active AS neighborhood_is_active, cover.url AS cover_url, cover.alt AS cover_alt,
  h.published_at, h.created_at, h.updated_at`;

/** What is joined to `home h`; at most one row each, so that nothing is counted twice. */
export const HOME_JOINS = `LEFT JOIN neighborhood n ON n.id = h.neighborhood_id
  LEFT JOIN home_media cover ON cover.home_id = h.id AND cover.is_cover`;

/** The one rule of what the public sees. */
export const PUBLISHED = `h.status = 'published'`;

export const HOME_ORDER: Record<HomeSort | 'recent', string> = {
  recent: 'h.updated_at DESC, h.id DESC',
  newest: 'h.published_at DESC, h.id DESC',
  price_asc: 'h.price_cents, h.id',
  price_desc: 'h.price_cents DESC, h.id DESC',
};

export interface Statement {
  sql: string;
  parameters: unknown[];
}

/** One page and the total in one statement: the page is cut on the index of its order before anything is joined to it. */
export function homeListStatement(filter: HomeFilter, sort: HomeSort | undefined, request: PageRequest): Statement {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const where = homeConditions({ status: 'published', ...filter }, bind);
  const order = HOME_ORDER[sort ?? 'recent'];
  const sql = `
    SELECT counted.total, shown.*
    FROM (SELECT count(*) AS total FROM home h WHERE ${where}) counted
    LEFT JOIN (
      SELECT ${HOME_COLUMNS}, row_number() OVER (ORDER BY ${order}) AS place
      FROM (
        SELECT h.* FROM home h WHERE ${where}
        ORDER BY ${order} LIMIT ${bind(request.limit)} OFFSET ${bind(offsetOf(request))}
      ) h
      ${HOME_JOINS}
    ) shown ON true
    ORDER BY shown.place`;
  return { sql, parameters };
}

/** Published homes. */
export async function listHomes(
  db: Database,
  filter: HomeFilter,
  sort: HomeSort | undefined,
  request: PageRequest,
): Promise<Page<HomeRow>> {
  const { sql, parameters } = homeListStatement(filter, sort, request);
  const rows = await db.rows<HomeRow & { total: number; place: number | null }>(sql, parameters);
  return { ...request, rows: rows.filter(row => row.place !== null), total: rows[0]?.total ?? 0 };
}

/** The filter as SQL about `home h`. The status stands in the text, for partial indexes to be found by it. */
export function homeConditions(filter: HomeFilter, bind: (value: unknown) => string): string {
  const { status, purpose, type, neighborhoodId, minPrice, maxPrice, bedrooms, amenities = [], words = [] } = filter;
  const parts = [
    ...(status === undefined ? [] : [`h.status = '${status}'`]),
    ...(purpose === undefined ? [] : [`h.purpose = ${bind(purpose)}`]),
    ...(type === undefined ? [] : [`h.type = ${bind(type)}`]),
    ...(neighborhoodId === undefined ? [] : [`h.neighborhood_id = ${bind(neighborhoodId)}`]),
    ...(minPrice === undefined ? [] : [`h.price_cents >= ${bind(minPrice)}`]),
    ...(maxPrice === undefined ? [] : [`h.price_cents <= ${bind(maxPrice)}`]),
    ...(bedrooms === undefined ? [] : [`h.bedrooms ${bedrooms === 0 ? '=' : '>='} ${bind(bedrooms)}`]),
    ...(amenities.length === 0 ? [] : [`h.amenities @> ${bind(amenities)}::text[]`]),
    ...words.map(word => `h.search_text LIKE ${bind(likePattern(word))} ESCAPE '\\'`),
  ];
  return parts.join(' AND ') || 'true';
}
