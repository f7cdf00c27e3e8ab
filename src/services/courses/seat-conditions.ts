import type { Temporal } from 'temporal-polyfill';
import { raw, type Sql, sql } from '#kit/database/sql';

/**
 * Condition that a seat is held. Access and statuses are decided by no other one, so that a seat ends everywhere at once.
 * @param seat alias of `enrollment` @param now parameter with the time of the service's clock, such as `$2`, or `now()`
 */
export const isSeatHeldAt = (seat: string, now: string): string =>
  `(${seat}.status <> 'cancelled' AND (${seat}.held_until IS NULL OR ${seat}.held_until > ${now}::timestamptz))`;

/** `isSeatHeldAt` with the instant as a bound value. */
export function isSeatHeld(seat: string, now: Temporal.Instant): Sql {
  const [before = '', after = ''] = isSeatHeldAt(seat, '?').split('?');
  return sql`${raw(before)}${now.toString()}${raw(after)}`;
}

/** Join that `SHOWN_STATUS` needs (alias `e`). */
export const seatHeldJoin = (now: Temporal.Instant): Sql =>
  sql`CROSS JOIN LATERAL (SELECT ${isSeatHeld('e', now)} AS is_held) seat`;

/** Status of a seat (alias `e`): `cancelled` from its end, even before the job closes it. Needs `seatHeldJoin`. */
export const SHOWN_STATUS = `CASE WHEN seat.is_held THEN e.status ELSE 'cancelled' END`;

/** Condition that a seat has this status now (alias `e`). */
export const hasStatus = (status: string, now: Temporal.Instant): Sql =>
  status === 'cancelled' ? sql`NOT ${isSeatHeld('e', now)}` : sql`(e.status = ${status} AND ${isSeatHeld('e', now)})`;

/**
 * Condition of seats in the public counts of students (alias `e`). It uses the stored status, which a job updates: with a
 * clock in it, pages of the catalogue could not be cached.
 */
export const IS_COUNTED = `e.status <> 'cancelled'`;

/** Number of students by course, as `course.student_count` stores it; courses without students are absent. */
export const STUDENTS_OF_COURSES = `
  SELECT e.course_id, count(*) AS students FROM enrollment e JOIN student s ON s.id = e.student_id
  WHERE ${IS_COUNTED} AND s.deleted_at IS NULL GROUP BY e.course_id`;

/** Number of students of an instructor, each once, as `instructor.student_count` stores it. @param instructor alias of the table */
export const countTaughtStudents = (instructor: string): string => `
  SELECT count(DISTINCT e.student_id) FROM course c JOIN enrollment e ON e.course_id = c.id
  WHERE c.instructor_id = ${instructor}.id AND ${IS_COUNTED}
    AND e.student_id NOT IN (SELECT s.id FROM student s WHERE s.deleted_at IS NOT NULL)`;

/** Condition that a grant is neither revoked nor ended. @param grant alias of `seat_grant` */
export const isGrantActive = (grant: string, now: Temporal.Instant): Sql =>
  sql`(${raw(grant)}.revoked_at IS NULL AND coalesce(${raw(grant)}.ends_at > ${now.toString()}::timestamptz, true))`;
