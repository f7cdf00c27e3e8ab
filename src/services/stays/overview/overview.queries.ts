import type { Database } from '#kit/database/database';
import type { RowOf } from '#kit/views/view';
import type { BookingStatus } from '../bookings/booking-status';
import type { Month } from './months';
import type { MonthView, OverviewBookingRow, TopStayView } from './overview.view';

/** Statuses whose bookings count as revenue. */
const EARNING = `('confirmed', 'checked_in', 'completed')`;

export type MonthRow = RowOf<typeof MonthView>;

/**
 * Bookings and revenue count by month of booking, nights by their own month; drafts do not count. Stays with the same days
 * are counted together, so that each booking is read once, in an index; blocks too are read once.
 */
export async function monthStatistics(db: Database, months: readonly Month[]): Promise<MonthRow[]> {
  return db.rows<MonthRow>(
    `WITH m AS MATERIALIZED (
       SELECT * FROM jsonb_to_recordset($1) AS sent
         (month text, first_day date, next_first_day date, start_at timestamptz, end_at timestamptz)
     ), span AS (
       SELECT min(first_day) AS first_day, max(next_first_day) AS next_first_day FROM m
     ), visit AS MATERIALIZED (
       SELECT b.check_in, b.check_out, count(*) AS bookings
       FROM booking b JOIN stay s ON s.id = b.stay_id
       WHERE b.check_out > (SELECT first_day FROM span) AND b.check_in < (SELECT next_first_day FROM span)
         AND b.status <> 'cancelled' AND s.status = 'published'
       GROUP BY b.check_in, b.check_out
     ), block AS MATERIALIZED (
       SELECT h.from_day, h.to_day
       FROM held_nights h JOIN stay s ON s.id = h.stay_id
       WHERE daterange(h.from_day, h.to_day) && (SELECT daterange(first_day, next_first_day) FROM span)
         AND h.block_id IS NOT NULL AND s.status = 'published'
     )
     SELECT m.month, made.bookings, made.revenue_cents, sold.nights,
       (SELECT count(*) FROM stay WHERE status = 'published') * (m.next_first_day - m.first_day) - blocked.nights
         AS sellable_nights
     FROM m
     CROSS JOIN LATERAL (
       SELECT count(*) AS bookings, coalesce(sum(total_cents) FILTER (WHERE status IN ${EARNING}), 0) AS revenue_cents
       FROM booking WHERE placed_at >= m.start_at AND placed_at < m.end_at AND status <> 'cancelled'
     ) made
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(bookings * (least(check_out, m.next_first_day) - greatest(check_in, m.first_day))), 0)::bigint
         AS nights
       FROM visit WHERE check_in < m.next_first_day AND check_out > m.first_day
     ) sold
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(least(to_day, m.next_first_day) - greatest(from_day, m.first_day)), 0) AS nights
       FROM block WHERE from_day < m.next_first_day AND to_day > m.first_day
     ) blocked
     ORDER BY m.month`,
    [JSON.stringify(months)],
  );
}

type List = 'arrivals' | 'departures' | 'pending' | 'latest';

const LISTS: Record<List, { where: string; order: string; limit: number }> = {
  arrivals: { where: `b.check_in = $1 AND b.status <> 'cancelled'`, order: 'b.id', limit: 100 },
  departures: { where: `b.check_out = $1 AND b.status <> 'cancelled'`, order: 'b.id', limit: 100 },
  pending: { where: `b.status = 'pending'`, order: 'b.check_in, b.id', limit: 10 },
  latest: { where: 'true', order: 'b.placed_at DESC, b.id DESC', limit: 10 },
};

export async function overviewBookings(db: Database, today: string): Promise<Record<List, OverviewBookingRow[]>> {
  const lists = Object.entries(LISTS).map(
    ([list, { where, order, limit }]) =>
      `(SELECT '${list}' AS list, row_number() OVER (ORDER BY ${order}) AS position, b.* FROM booking b
        WHERE ${where} ORDER BY ${order} LIMIT ${limit})`,
  );
  const rows = await db.rows<OverviewBookingRow & { list: List }>(
    `SELECT b.list, b.reference, b.status, b.payment_status, b.payment_method, b.stay_id,
       coalesce(s.slug, b.stay_slug) AS stay_slug, b.stay_reference, coalesce(s.title, b.stay_title) AS stay_title,
       b.guest_first_name || ' ' || b.guest_last_name AS guest_name, b.check_in, b.check_out,
       b.check_out - b.check_in AS nights, b.guests, b.total_cents, b.currency, b.placed_at
     FROM (${lists.join(' UNION ALL ')}) b LEFT JOIN stay s ON s.id = b.stay_id
     WHERE $1::date IS NOT NULL ORDER BY b.list, b.position`,
    [today],
  );
  const of = (list: List) => rows.filter(row => row.list === list);
  return { arrivals: of('arrivals'), departures: of('departures'), pending: of('pending'), latest: of('latest') };
}

export interface Counts {
  by_status: Partial<Record<BookingStatus, number>>;
  open_inquiries: number;
  published_stays: number;
}

export async function getCounts(db: Database): Promise<Counts> {
  const row = await db.row<Counts>(
    `SELECT
       (SELECT coalesce(jsonb_object_agg(status, bookings), '{}')
        FROM (SELECT status, count(*) AS bookings FROM booking GROUP BY status) by_status) AS by_status,
       (SELECT count(*) FROM inquiry WHERE status IN ('new', 'replied')) AS open_inquiries,
       (SELECT count(*) FROM stay WHERE status = 'published') AS published_stays`,
  );
  return row!;
}

type TopStayRow = RowOf<typeof TopStayView>;

/** The stays with the highest revenue from bookings created since then. */
export async function topStays(db: Database, since: string, limit: number): Promise<TopStayRow[]> {
  return db.rows<TopStayRow>(
    `SELECT s.id, s.slug, s.reference, s.title, earned.bookings, earned.nights, earned.revenue_cents
     FROM (
       SELECT stay_id, count(*) AS bookings, sum(check_out - check_in) AS nights, sum(total_cents) AS revenue_cents
       FROM booking WHERE placed_at >= $1 AND status IN ${EARNING}
       GROUP BY stay_id ORDER BY revenue_cents DESC, stay_id LIMIT $2
     ) earned JOIN stay s ON s.id = earned.stay_id
     ORDER BY earned.revenue_cents DESC, s.id`,
    [since, limit],
  );
}

export interface DialledCount {
  /** The first digits of an international phone number; null without one. */
  dialled: string | null;
  bookings: number;
}

/** Bookings created since then and not cancelled, by the first digits of the guest's phone number. */
export async function bookingsByDialling(db: Database, since: string): Promise<DialledCount[]> {
  return db.rows<DialledCount>(
    `SELECT guest_phone_prefix AS dialled, count(*) AS bookings
     FROM booking WHERE placed_at >= $1 AND status <> 'cancelled' GROUP BY guest_phone_prefix`,
    [since],
  );
}
