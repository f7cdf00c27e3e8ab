import type { Temporal } from 'temporal-polyfill';
import { raw, type Sql, sql } from '#kit/database/sql';

/**
 * Condition that a seat is held: the only one, used wherever access or a status is decided, so that a seat ends at its second.
 * @param seat alias of `enrollment` @param now the service's clock as a parameter such as `$2`; `now()` in conditions that are text
 */
export const heldAt = (seat: string, now: string): string =>
  `(${seat}.status <> 'cancelled' AND (${seat}.held_until IS NULL OR ${seat}.held_until > ${now}::timestamptz))`;

/** The same with the instant bound. */
export function held(seat: string, now: Temporal.Instant): Sql {
  const [before = '', after = ''] = heldAt(seat, '?').split('?');
  return sql`${raw(before)}${now.toString()}${raw(after)}`;
}

/** Join of `SHOWN_STATUS` (alias `e`). */
export const heldJoin = (now: Temporal.Instant): Sql =>
  sql`CROSS JOIN LATERAL (SELECT ${held('e', now)} AS is_held) seat`;

/** The status of a seat (alias `e`) as of now, whether or not the job has closed it. Needs `heldJoin`. */
export const SHOWN_STATUS = `CASE WHEN seat.is_held THEN e.status ELSE 'cancelled' END`;

/** Condition of the filter `status` (alias `e`). */
export const hasStatus = (status: string, now: Temporal.Instant): Sql =>
  status === 'cancelled' ? sql`NOT ${held('e', now)}` : sql`(e.status = ${status} AND ${held('e', now)})`;

/**
 * Condition of the public counts of students (alias `e`): the stored status, which a job keeps up to date, so that
 * pages of the catalogue stay cached.
 */
export const IS_COUNTED = `e.status <> 'cancelled'`;

/** The students of each course that has any, as `course.student_count` stores it. */
export const STUDENTS_OF_COURSES = `
  SELECT e.course_id, count(*) AS students FROM enrollment e JOIN student s ON s.id = e.student_id
  WHERE ${IS_COUNTED} AND s.deleted_at IS NULL GROUP BY e.course_id`;

/** Condition that a grant holds its seat. @param grant alias of `seat_grant` */
export const grantHolds = (grant: string, now: Temporal.Instant): Sql =>
  sql`(${raw(grant)}.revoked_at IS NULL AND coalesce(${raw(grant)}.ends_at > ${now.toString()}::timestamptz, true))`;
