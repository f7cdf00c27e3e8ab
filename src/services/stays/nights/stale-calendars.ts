import { type Sql, sql } from '#kit/database/sql';

/** Minutes without a success after which a feed is stale. */
const STALE_MINUTES = sql`
  coalesce((SELECT (value #>> '{}')::integer FROM setting WHERE key = 'calendar_stale_minutes'), 360)`;

/** SQL condition: the feed has not been read for too long. @param feed its alias */
export const isStaleFeed = (feed: Sql, now: Sql): Sql =>
  sql`coalesce(${feed}.succeeded_at, ${feed}.created_at) + make_interval(mins => ${STALE_MINUTES}) <= ${now}::timestamptz`;

/** SQL condition: the stay takes no bookings until a feed of it is read again. */
export const hasStoppedCalendar = (stayId: Sql, now: Sql): Sql =>
  sql`EXISTS (SELECT FROM calendar_feed feed
    WHERE feed.stay_id = ${stayId} AND feed.stop_when_stale AND ${isStaleFeed(sql`feed`, now)})`;
