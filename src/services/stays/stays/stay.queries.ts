import type { Database } from '#kit/database/database';
import type { List } from '#kit/database/list';
import { containsAll, raw, type Sql, sql, when } from '#kit/database/sql';
import { hasStoppedCalendar } from '../nights/stale-calendars';
import type { Nights } from '../nights/nights';
import { areBookable, evaluatedNights } from '../prices/evaluated-nights';
import type { StayType } from './stay-kinds';
import { type StayRow, StayView } from './stay.view';

const DESTINATION = 'JOIN destination d ON d.id = s.destination_id';
const LENGTH_DISCOUNTS = `(SELECT coalesce(jsonb_agg(jsonb_build_object('nights', discount.nights, 'percent', discount.percent)
    ORDER BY discount.nights), '[]') FROM length_discount discount WHERE discount.stay_id = s.id)`;
const COLUMNS = `${StayView.columns('s', { length_discounts: LENGTH_DISCOUNTS })}, s.created_at, s.fills_gaps,
  s.cancellation_tiers,
  d.slug AS destination_slug, d.name AS destination_name`;
const SELECT = `SELECT ${COLUMNS} FROM stay s ${DESTINATION}`;

export interface FreeNights extends Nights {
  now: string;
  /** The company's day. */
  today: string;
}

export interface StayFilter {
  type?: StayType;
  destinationId?: number;
  /** Minimum number of guests. */
  guests?: number;
  /** Minimum number of bedrooms. */
  bedrooms?: number;
  maxMinNights?: number;
  maxRateCents?: number;
  /** Only stays that can be booked for all of these nights at this instant, with the price of the nights. */
  free?: FreeNights;
  words?: readonly string[];
}

/** `recommended` is a Bayesian average: each stay starts with five reviews of 4 stars. */
const ORDERS = {
  updated: 's.updated_at DESC, s.id DESC',
  recommended: '((coalesce(s.rating_average, 0) * s.review_count + 20) / (s.review_count + 5)) DESC, s.id DESC',
  rate_asc: 's.nightly_rate_cents, s.id',
  rate_desc: 's.nightly_rate_cents DESC, s.id DESC',
  rating: 's.rating_average DESC NULLS LAST, s.review_count DESC, s.id DESC',
} as const;
export type StayOrder = keyof typeof ORDERS;

export const stayList = (filter: StayFilter, order: StayOrder, only?: 'published'): List => ({
  columns: filter.free ? `${COLUMNS}, evaluated.priced` : COLUMNS,
  from: 'stay s',
  join: filter.free ? sql`${raw(DESTINATION)} CROSS JOIN LATERAL ${evaluated(filter.free)}` : DESTINATION,
  where: [
    // A literal, so that the planner can use the partial indexes on published stays.
    only && "s.status = 'published'",
    when(filter.type, type => sql`s.type = ${type}`),
    when(filter.destinationId, id => sql`s.destination_id = ${id}`),
    when(filter.guests, guests => sql`s.max_guests >= ${guests}`),
    when(filter.bedrooms, bedrooms => sql`s.bedrooms >= ${bedrooms}`),
    when(filter.maxMinNights, nights => sql`s.min_nights <= ${nights}`),
    when(filter.maxRateCents, cents => sql`s.nightly_rate_cents <= ${cents}`),
    when(filter.free, free => areBookable(raw('s.id'), free, sql`${free.today}::date`, free.now)),
    when(filter.free, free => sql`NOT ${hasStoppedCalendar(raw('s.id'), sql`${free.now}`)}`),
    ...containsAll('s.search_text', filter.words),
  ],
  order: ORDERS[order],
});

const evaluated = (free: FreeNights): Sql => evaluatedNights(raw('s.id'), free, sql`${free.today}::date`, free.now);

/** Published stays with these ids or references, in no particular order. */
export async function listPublishedStays(
  db: Database,
  column: 'id' | 'reference',
  values: readonly unknown[],
): Promise<StayRow[]> {
  return db.rows<StayRow>(`${SELECT} WHERE s.status = 'published' AND s.${column} = ANY ($1)`, [values]);
}

/** The slug, or null when it is malformed and cannot name a stay. */
export const plainSlug = (sent: string): string | null => (/^[a-z0-9-]+$/.test(sent) ? sent : null);

export async function getPublishedStay(db: Database, slug: string): Promise<StayRow | undefined> {
  return db.row<StayRow>(`${SELECT} WHERE s.status = 'published' AND s.slug = $1`, [plainSlug(slug)]);
}

export async function findStay(db: Database, id: number): Promise<StayRow | undefined> {
  return db.row<StayRow>(`${SELECT} WHERE s.id = $1`, [id]);
}

const SIMILAR = 3;

/** Other published stays: same destination first, then same type, then nearest price. Undefined when the stay does not exist. */
export async function listSimilarStays(db: Database, slug: string): Promise<StayRow[] | undefined> {
  const rows = await db.rows<StayRow & { self: boolean }>(
    `WITH self AS MATERIALIZED (
       SELECT id, destination_id, type, nightly_rate_cents FROM stay WHERE status = 'published' AND slug = $1
     ), near AS (
       SELECT id, true AS self, 0 AS position FROM self
       UNION ALL
       SELECT other.id, false, row_number() OVER (ORDER BY (other.destination_id = self.destination_id) DESC,
         (other.type = self.type) DESC, abs(other.nightly_rate_cents - self.nightly_rate_cents), other.id)
       FROM self JOIN stay other ON other.status = 'published' AND other.id <> self.id
     )
     SELECT near.self, ${COLUMNS} FROM near JOIN stay s ON s.id = near.id ${DESTINATION}
     WHERE near.position <= ${SIMILAR} ORDER BY near.position`,
    [plainSlug(slug)],
  );
  return rows.length === 0 ? undefined : rows.filter(row => !row.self);
}
