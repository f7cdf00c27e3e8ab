import type { Database } from '#kit/database/database';
import { allOf, raw, type Sql, sql, when } from '#kit/database/sql';
import type { CalendarFeed } from './calendar-feed.entity';
import {
  type CalendarConflictView,
  type CalendarFeedRow,
  CalendarFeedView,
  type FeedEventView,
} from './calendar-feed.view';
import { feedState } from './feed-states';

interface FeedFilter {
  id?: number;
  stayId?: number;
  now: string;
  /** The company's day. */
  today: string;
}

/** Feeds in the order of their stays. */
export async function listFeeds(db: Database, { id, stayId, now, today }: FeedFilter): Promise<CalendarFeedRow[]> {
  const columns = CalendarFeedView.columns<CalendarFeed>('f', {
    stay_slug: 's.slug',
    stay_title: 's.title',
    state: 'state',
    events: 'events',
  });
  return db.rows<CalendarFeedRow>(sql`
    SELECT ${raw(columns)}
    FROM calendar_feed f JOIN stay s ON s.id = f.stay_id,
      LATERAL (SELECT ${feedState(sql`f`, sql`${now}`)} AS state,
        (SELECT count(*)::integer FROM imported_event e WHERE e.feed_id = f.id AND e.to_day > ${today}::date) AS events
      ) more
    WHERE (${id ?? null}::integer IS NULL OR f.id = ${id ?? null})
      AND (${stayId ?? null}::integer IS NULL OR f.stay_id = ${stayId ?? null})
    ORDER BY f.stay_id, f.number`);
}

/**
 * SQL condition: the row `held` of a booking or block conflicts with the busy event `e`. Those that it once echoed do not: the
 * other platform may have merged several bookings, one of which has ended.
 */
const inConflict = (now: Sql, today: Sql): Sql => sql`
  held.to_day > ${today}::date AND held.stay_id = e.stay_id AND num_nonnulls(held.booking_id, held.block_id) = 1
  AND (held.expires_at IS NULL OR held.expires_at > ${now}::timestamptz)
  AND daterange(held.from_day, held.to_day) && daterange(e.from_day, e.to_day)
  AND (e.echoed_at IS NULL OR e.echoed_at < coalesce((SELECT placed_at FROM booking WHERE id = held.booking_id),
    (SELECT created_at FROM block WHERE id = held.block_id)))`;

export async function listEvents(db: Database, feedId: number, now: string, today: string): Promise<EventRow[]> {
  return db.rows<EventRow>(sql`
    SELECT e.id, e.from_day AS "from", e.to_day AS "to", e.created_at,
      CASE WHEN e.kind <> 'busy' THEN e.kind
        WHEN EXISTS (SELECT FROM held_nights held WHERE ${inConflict(sql`${now}`, sql`${today}`)}) THEN 'conflict'
        WHEN EXISTS (SELECT FROM held_nights held WHERE held.event_id = e.id) THEN 'held'
        ELSE 'covered' END AS state
    FROM imported_event e WHERE e.feed_id = ${feedId} AND e.to_day > ${today}::date ORDER BY e.from_day, e.id`);
}
type EventRow = Omit<FeedEventView, 'created_at'> & { created_at: Date };

interface ConflictFilter {
  stayId?: number;
  /** Only conflicts of these events. */
  eventIds?: readonly number[];
  /** A change that the same statement makes first. */
  finishing?: Sql;
  now: string;
  today: string;
}

/** Conflicts of events that are not over, earliest first. */
export async function listConflicts(
  db: Database,
  { stayId, eventIds, now, today, finishing }: ConflictFilter,
): Promise<CalendarConflictView[]> {
  const before = finishing ? sql`WITH finished AS (${finishing})` : sql``;
  return db.rows<CalendarConflictView>(sql`
    ${before} SELECT e.stay_id, s.slug AS stay_slug, s.title AS stay_title,
      greatest(e.from_day, held.from_day) AS "from", least(e.to_day, held.to_day) AS "to",
      jsonb_build_object('id', e.id, 'feed_id', f.id, 'feed', f.name, 'from', e.from_day, 'to', e.to_day) AS event,
      jsonb_build_object('held_by', CASE WHEN held.booking_id IS NULL THEN 'block' ELSE 'booking' END,
        'reference', coalesce(booking.reference, 'BLK-' || held.block_id), 'from', held.from_day, 'to', held.to_day)
        AS holder
    FROM imported_event e JOIN calendar_feed f ON f.id = e.feed_id JOIN stay s ON s.id = e.stay_id
      JOIN held_nights held ON ${inConflict(sql`${now}`, sql`${today}`)} LEFT JOIN booking ON booking.id = held.booking_id
    WHERE ${allOf([
      sql`e.kind = 'busy' AND e.to_day > ${today}::date`,
      when(stayId, id => sql`e.stay_id = ${id}`),
      when(eventIds, ids => sql`e.id = ANY (${ids}::integer[])`),
    ])}
    ORDER BY e.from_day, e.id, held.from_day`);
}
