import { type Sql, sql } from '#kit/database/sql';
import { exportableHold } from './exportable-holds';

/** SQL: whether an imported event has the UID of a booking or block of ours. */
export const isOurs = (event: Sql): Sql => sql`(
  EXISTS (SELECT FROM booking WHERE calendar_uid = lower(${event}.uid))
  OR EXISTS (SELECT FROM block WHERE calendar_uid = lower(${event}.uid)))`;

/** SQL: nights from today on, because platforms let a stay that is under way begin today. */
const upcoming = (row: Sql, today: Sql): Sql =>
  sql`daterange(least(greatest(${row}.from_day, ${today}), ${row}.to_day), ${row}.to_day)`;

/** SQL condition on two rows with days: they are equal from today on. */
export const hasSameDays = (one: Sql, other: Sql, today: string): Sql => sql`
  (${one}.to_day = ${other}.to_day
    AND greatest(${one}.from_day, ${today}::date) = greatest(${other}.from_day, ${today}::date))`;

interface KindContext {
  stayId: Sql;
  today: string;
  /** The last day on which an event may begin; null for no limit. */
  lastDay: Sql;
  /** Whether it holds nights with these days already, so that it cannot become an echo. */
  isBusy: Sql;
  /** First reading of an event that was ignored with these days: it can echo only bookings and blocks made before. */
  ignoredSince: Sql;
}

/** SQL: the kind of an imported event. It is an echo when bookings and blocks of ours hold all its nights from today on. */
export const kindOf = (event: Sql, { stayId, today, lastDay, isBusy, ignoredSince }: KindContext): Sql => {
  const day = sql`${today}::date`;
  return sql`
  CASE
    WHEN ${event}.is_free OR ${event}.from_day > ${lastDay} THEN 'ignored'
    WHEN ${isOurs(event)} THEN 'ignored'
    WHEN ${isBusy} THEN 'busy'
    WHEN (SELECT range_agg(daterange(held.from_day, held.to_day)) @> ${upcoming(event, day)}
      FROM held_nights held LEFT JOIN booking ON booking.id = held.booking_id LEFT JOIN block ON block.id = held.block_id
      WHERE held.stay_id = ${stayId} AND daterange(held.from_day, held.to_day) && ${upcoming(event, day)}
        AND num_nonnulls(held.booking_id, held.block_id) = 1 AND ${exportableHold}
        AND (${ignoredSince}::timestamptz IS NULL OR coalesce(booking.placed_at, block.created_at) <= ${ignoredSince}))
      THEN 'echo'
    ELSE 'busy'
  END`;
};

/** SQL: what the kind of a stored event `e` of `feed` should be today. */
export const dueKind = (today: string): Sql =>
  kindOf(sql`e`, {
    stayId: sql`e.stay_id`,
    today,
    lastDay: sql`(${today}::date + feed.horizon_days)`,
    isBusy: sql`e.kind = 'busy'`,
    ignoredSince: sql`CASE WHEN e.kind = 'ignored' THEN e.created_at END`,
  });
