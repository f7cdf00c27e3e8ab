import type { Caller } from '#kit/http/caller';
import { type Condition, raw, sql } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';

/** A staff account linked to an instructor requested data of another instructor's courses. */
export const OutsideOwnCourses = refusal(403, 'outside_own_courses');

/** Restricts to the courses (alias `course`) of the caller's instructor; no restriction for unscoped staff. */
export const ownCourses = ({ scopeId }: Caller, course = 'c'): Condition =>
  scopeId !== null && sql`${raw(course)}.instructor_id = ${scopeId}`;

/** Throws unless the caller may access data of this instructor. Null is accessible to unscoped staff only. */
export function assertOwn({ scopeId }: Caller, instructorId: number | null): void {
  if (scopeId !== null && scopeId !== instructorId) throw OutsideOwnCourses();
}

/** The same for rows that reference a course: `column` is the course id. */
export const inOwnCourses = ({ scopeId }: Caller, column: string): Condition =>
  scopeId !== null && sql`${raw(column)} IN (SELECT id FROM course WHERE instructor_id = ${scopeId})`;

export const SHOWS_OWN_COURSES =
  'An account linked to an instructor sees what belongs to the courses of that instructor.';
