import type { Database } from '#kit/database/database';
import type { CalendarStayView } from './calendar.view';

/** Bookings, blocks and imported nights with a night from `from` until before `to`, not clipped; expired holds are omitted. */
export async function calendarStays(
  db: Database,
  { from, to, now, stayId }: { from: string; to: string; now: string; stayId?: number },
): Promise<CalendarStayView[]> {
  return db.rows<CalendarStayView>(
    `WITH held AS MATERIALIZED (
       SELECT * FROM held_nights
       WHERE from_day < $2::date AND to_day > $1::date AND (expires_at IS NULL OR expires_at > $3::timestamptz)
         AND ($4::integer IS NULL OR stay_id = $4)
     )
     SELECT s.id, s.reference, s.slug, s.title, s.status,
       (SELECT coalesce(jsonb_agg(jsonb_build_object(
           'reference', b.reference, 'status', b.status, 'payment_status', b.payment_status,
           'guest_name', b.guest_first_name || ' ' || b.guest_last_name, 'guests', b.guests,
           'check_in', held.from_day, 'check_out', held.to_day) ORDER BY held.from_day), '[]')
        FROM held JOIN booking b ON b.id = held.booking_id WHERE held.stay_id = s.id) AS bookings,
       (SELECT coalesce(jsonb_agg(jsonb_build_object(
           'id', block.id, 'reason', block.reason, 'note', block.note,
           'from', held.from_day, 'to', held.to_day) ORDER BY held.from_day), '[]')
        FROM held JOIN block ON block.id = held.block_id WHERE held.stay_id = s.id) AS blocks,
       (SELECT coalesce(jsonb_agg(jsonb_build_object(
           'id', event.id, 'feed_id', feed.id, 'feed', feed.name,
           'from', held.from_day, 'to', held.to_day) ORDER BY held.from_day), '[]')
        FROM held JOIN imported_event event ON event.id = held.event_id JOIN calendar_feed feed ON feed.id = event.feed_id
        WHERE held.stay_id = s.id) AS imported
     FROM stay s WHERE $4::integer IS NULL OR s.id = $4 ORDER BY s.title ->> 'en', s.id`,
    [from, to, now, stayId ?? null],
  );
}
