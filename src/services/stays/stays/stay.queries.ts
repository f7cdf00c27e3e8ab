import type { Database } from '#kit/database/database';
import { offsetOf, type Page, type PageRequest } from '#kit/http/page';
import type { Bilingual } from '#kit/language/language';
import { likePattern } from '#kit/language/search-text';
import { areHeld, type Nights, nightCount } from '../nights/nights';
import type { StayMedia } from './stay.entity';
import type { StayStatus, StayType } from './stay-kinds';

/** A stay with its destination, as one statement reads it. Amounts are cents. */
export interface StayRow {
  id: number;
  reference: string;
  slug: string;
  type: StayType;
  status: StayStatus;
  title: Bilingual;
  short_description: Bilingual;
  description: Bilingual;
  location_hint: Bilingual;
  destination_id: number;
  destination_slug: string;
  destination_name: Bilingual;
  bedrooms: number;
  beds: number;
  bathrooms: number;
  max_guests: number;
  min_nights: number;
  nightly_rate_cents: number;
  cleaning_fee_cents: number;
  check_in_time: string | null;
  check_out_time: string | null;
  amenities: string[];
  house_rules: Bilingual[];
  media: StayMedia[];
  rating_average: number | null;
  review_count: number;
  created_at: Date;
  updated_at: Date;
}

/** Read from `stay s JOIN destination d ON d.id = s.destination_id`. */
const COLUMNS = `s.id, s.reference, s.slug, s.type, s.status, s.title, s.short_description, s.description, s.location_hint,
  s.destination_id, d.slug AS destination_slug, d.name AS destination_name, s.bedrooms, s.beds, s.bathrooms, s.max_guests,
  s.min_nights, s.nightly_rate_cents, s.cleaning_fee_cents, s.check_in_time, s.check_out_time, s.amenities, s.house_rules,
  s.media, s.rating_average, s.review_count, s.created_at, s.updated_at`;

const SOURCE = 'stay s JOIN destination d ON d.id = s.destination_id';

/** What narrows stays down; every member that is given must hold. Prices are cents. */
export interface StayFilter {
  status?: StayStatus;
  type?: StayType;
  destinationId?: number;
  /** The fewest it must sleep. */
  guests?: number;
  /** The fewest it must have. */
  bedrooms?: number;
  /** The longest minimum of nights. */
  mostMinNights?: number;
  /** The highest rate. */
  mostRateCents?: number;
  /** Only stays that can be booked for all of these nights at this instant. */
  free?: Nights & { now: string };
  /** Folded words that must all occur. */
  words?: readonly string[];
}

/** `recommended` weighs the average by how many reviews stand behind it. */
const ORDERS = {
  updated: 's.updated_at DESC, s.id DESC',
  recommended: '((coalesce(s.rating_average, 0) * s.review_count + 20) / (s.review_count + 5)) DESC, s.id DESC',
  rate_asc: 's.nightly_rate_cents, s.id',
  rate_desc: 's.nightly_rate_cents DESC, s.id DESC',
  rating: 's.rating_average DESC NULLS LAST, s.review_count DESC, s.id DESC',
} as const;
export type StayOrder = keyof typeof ORDERS;

type Bind = (value: unknown) => string;

export interface Statement {
  sql: string;
  parameters: unknown[];
}

/** One page and the total in one statement: the page is cut on the index of its order before anything is joined to it. */
export function stayPageStatement(filter: StayFilter, order: StayOrder, request: PageRequest): Statement {
  const parameters: unknown[] = [];
  const bind: Bind = value => `$${parameters.push(value)}`;
  const where = conditions(filter, bind);
  const by = ORDERS[order];
  const sql = `
    SELECT counted.total, shown.*
    FROM (SELECT count(*) AS total FROM stay s WHERE ${where}) counted
    LEFT JOIN (
      SELECT ${COLUMNS}, row_number() OVER (ORDER BY ${by}) AS place
      FROM (SELECT s.* FROM stay s WHERE ${where} ORDER BY ${by} LIMIT ${bind(request.limit)} OFFSET ${bind(offsetOf(request))}) s
      JOIN destination d ON d.id = s.destination_id
    ) shown ON true
    ORDER BY shown.place`;
  return { sql, parameters };
}

export async function stayPage(
  db: Database,
  filter: StayFilter,
  order: StayOrder,
  request: PageRequest,
): Promise<Page<StayRow>> {
  const { sql, parameters } = stayPageStatement(filter, order, request);
  const rows = await db.rows<StayRow & { total: number; place: number | null }>(sql, parameters);
  return { ...request, rows: rows.filter(row => row.place !== null), total: rows[0]?.total ?? 0 };
}

/** How many stays of each status the filter leaves, its own status aside. */
export async function stayCounts(db: Database, filter: StayFilter): Promise<{ status: StayStatus; total: number }[]> {
  const parameters: unknown[] = [];
  const where = conditions({ ...filter, status: undefined }, value => `$${parameters.push(value)}`);
  return db.rows(`SELECT s.status, count(*) AS total FROM stay s WHERE ${where} GROUP BY s.status`, parameters);
}

/** Published stays by what settings and links name them with, in no order. */
export async function publishedStays(
  db: Database,
  column: 'id' | 'reference',
  values: readonly unknown[],
): Promise<StayRow[]> {
  return db.rows<StayRow>(`SELECT ${COLUMNS} FROM ${SOURCE} WHERE s.status = 'published' AND s.${column} = ANY ($1)`, [
    values,
  ]);
}

/** Slugs are plain words; anything else names no stay and is not looked up. */
const SLUG = /^[a-z0-9-]+$/;

export async function publishedStay(db: Database, slug: string): Promise<StayRow | undefined> {
  return db.row<StayRow>(`SELECT ${COLUMNS} FROM ${SOURCE} WHERE s.status = 'published' AND s.slug = $1`, [
    SLUG.test(slug) ? slug : null,
  ]);
}

export async function findStay(db: Database, id: number): Promise<StayRow | undefined> {
  return db.row<StayRow>(`SELECT ${COLUMNS} FROM ${SOURCE} WHERE s.id = $1`, [id]);
}

const SIMILAR = 3;

/** Other published stays: of the same destination first, then of the same kind, then nearest in price; undefined when there is no such stay. */
export async function similarStays(db: Database, slug: string): Promise<StayRow[] | undefined> {
  const rows = await db.rows<StayRow & { self: boolean }>(
    `WITH self AS MATERIALIZED (
       SELECT id, destination_id, type, nightly_rate_cents FROM stay WHERE status = 'published' AND slug = $1
     ), near AS (
       SELECT id, true AS self, 0 AS place FROM self
       UNION ALL
       SELECT other.id, false, row_number() OVER (ORDER BY (other.destination_id = self.destination_id) DESC,
         (other.type = self.type) DESC, abs(other.nightly_rate_cents - self.nightly_rate_cents), other.id)
       FROM self JOIN stay other ON other.status = 'published' AND other.id <> self.id
     )
     SELECT near.self, ${COLUMNS} FROM near JOIN stay s ON s.id = near.id JOIN destination d ON d.id = s.destination_id
     WHERE near.place <= ${SIMILAR} ORDER BY near.place`,
    [SLUG.test(slug) ? slug : null],
  );
  return rows.length === 0 ? undefined : rows.filter(row => !row.self);
}

function conditions(filter: StayFilter, bind: Bind): string {
  const { status, type, destinationId, guests, bedrooms, mostMinNights, mostRateCents, free, words = [] } = filter;
  const all = [
    // Written out, so that the indexes of published stays are seen to fit.
    ...(status ? [`s.status = '${status}'`] : []),
    ...(type ? [`s.type = ${bind(type)}`] : []),
    ...(destinationId === undefined ? [] : [`s.destination_id = ${bind(destinationId)}`]),
    ...(guests === undefined ? [] : [`s.max_guests >= ${bind(guests)}`]),
    ...(bedrooms === undefined ? [] : [`s.bedrooms >= ${bind(bedrooms)}`]),
    ...(mostMinNights === undefined ? [] : [`s.min_nights <= ${bind(mostMinNights)}`]),
    ...(mostRateCents === undefined ? [] : [`s.nightly_rate_cents <= ${bind(mostRateCents)}`]),
    ...(free ? [canBeBooked(free, bind)] : []),
    ...words.map(word => `s.search_text LIKE ${bind(likePattern(word))} ESCAPE '\\'`),
  ];
  return all.length === 0 ? 'true' : all.join(' AND ');
}

/** The reasons of `unavailability` that depend on the stay, as a condition; the number of guests is a filter of its own. */
function canBeBooked({ checkIn, checkOut, now }: Nights & { now: string }, bind: Bind): string {
  const held = areHeld('s.id', `${bind(checkIn)}::date`, `${bind(checkOut)}::date`, `${bind(now)}::timestamptz`);
  return `s.min_nights <= ${bind(nightCount({ checkIn, checkOut }))} AND NOT ${held}`;
}
