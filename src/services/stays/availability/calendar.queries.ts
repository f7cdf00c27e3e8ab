import type { Database } from '#kit/database/database';
import type { CalendarStayView } from './calendar.view';

/**
 * Bookings, blocks and imported nights with a night from `from` until before `to`, not clipped; expired holds are omitted.
 * Bookings are read by their check-in, which is the first night that they hold, since an index of it has all columns.
 */
export async function calendarStays(
  db: Database,
  { from, to, now, stayId }: { from: string; to: string; now: string; stayId?: number },
): Promise<CalendarStayView[]> {
  return db.rows<CalendarStayView>(
    `WITH held AS MATERIALIZED (
       SELECT stay_id, from_day, to_day, booking_id, block_id, event_id FROM held_nights
       WHERE daterange(from_day, to_day) && daterange($1::date, $2::date)
         AND (expires_at IS NULL OR expires_at > $3::timestamptz) AND ($4::integer IS NULL OR stay_id = $4)
     ), booked AS (
       SELECT held.stay_id, jsonb_agg(jsonb_build_object(
         'reference', b.reference, 'status', b.status, 'payment_status', b.payment_status,
         'guest_name', b.guest_first_name || ' ' || b.guest_last_name, 'guests', b.guests,
         'check_in', held.from_day, 'check_out', held.to_day) ORDER BY held.from_day) AS bookings
       FROM held JOIN booking b ON b.id = held.booking_id
       WHERE b.check_in >= (SELECT min(from_day) FROM held WHERE booking_id IS NOT NULL) AND b.check_in < $2::date
       GROUP BY held.stay_id
     ), blocked AS (
       SELECT held.stay_id, jsonb_agg(jsonb_build_object(
         'id', block.id, 'reason', block.reason, 'note', block.note,
         'from', held.from_day, 'to', held.to_day) ORDER BY held.from_day) AS blocks
       FROM held JOIN block ON block.id = held.block_id
       GROUP BY held.stay_id
     ), imported AS (
       SELECT held.stay_id, jsonb_agg(jsonb_build_object(
         'id', event.id, 'feed_id', feed.id, 'feed', feed.name,
         'from', held.from_day, 'to', held.to_day) ORDER BY held.from_day) AS events
       FROM held JOIN imported_event event ON event.id = held.event_id JOIN calendar_feed feed ON feed.id = event.feed_id
       GROUP BY held.stay_id
     )
     SELECT s.id, s.reference, s.slug, s.title, s.status, coalesce(booked.bookings, '[]') AS bookings,
       coalesce(blocked.blocks, '[]') AS blocks, coalesce(imported.events, '[]') AS imported
     FROM stay s LEFT JOIN booked ON booked.stay_id = s.id LEFT JOIN blocked ON blocked.stay_id = s.id
     LEFT JOIN imported ON imported.stay_id = s.id
     WHERE $4::integer IS NULL OR s.id = $4 ORDER BY s.title ->> 'en', s.id`,
    [from, to, now, stayId ?? null],
  );
}
