import type { Caller } from '#kit/http/caller';
import { type Condition, raw, sql } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';

/** A staff account linked to an instructor reached for what belongs to another's courses. */
export const OutsideOwnCourses = refusal(403, 'outside_own_courses');

/** Only the courses of the instructor the caller is linked to; no condition for everybody else. `course` is an alias. */
export const ownCourses = ({ scopeId }: Caller, course = 'c'): Condition =>
  scopeId !== null && sql`${raw(course)}.instructor_id = ${scopeId}`;

/** Throws unless the caller may touch what belongs to this instructor; null is nobody's. */
export function assertOwn({ scopeId }: Caller, instructorId: number | null): void {
  if (scopeId !== null && scopeId !== instructorId) throw OutsideOwnCourses();
}

/** The same where a row names its course: `column` holds the course's id. */
export const inOwnCourses = ({ scopeId }: Caller, column: string): Condition =>
  scopeId !== null && sql`${raw(column)} IN (SELECT id FROM course WHERE instructor_id = ${scopeId})`;

/** What lists say of themselves that are narrowed by `ownCourses`. */
export const SHOWS_OWN_COURSES =
  'An account linked to an instructor sees what belongs to the courses of that instructor.';
