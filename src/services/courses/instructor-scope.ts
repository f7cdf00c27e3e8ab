import type { Caller } from '#kit/http/caller';
import { type Condition, raw, sql } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';

/** For a staff account linked to an instructor that requests data of another instructor's courses. */
export const OutsideOwnCourses = refusal(403, 'outside_own_courses');

/** Limits a query of `course` to the courses of the caller's instructor. @param course alias of the table */
export const ownCourses = ({ scopeId }: Caller, course = 'c'): Condition =>
  scopeId !== null && sql`${raw(course)}.instructor_id = ${scopeId}`;

/** @throws OutsideOwnCourses for another instructor's data, and for null unless the account is unscoped */
export function assertOwn({ scopeId }: Caller, instructorId: number | null): void {
  if (scopeId !== null && scopeId !== instructorId) throw OutsideOwnCourses();
}

/** Limits a query of rows that reference a course; an array, so that an index of the courses is used. @param column the column with the id of the course */
export const inOwnCourses = ({ scopeId }: Caller, column: string): Condition =>
  scopeId !== null && sql`${raw(column)} = ANY (ARRAY(SELECT id FROM course WHERE instructor_id = ${scopeId}))`;

export const SHOWS_OWN_COURSES = 'An account linked to an instructor gets only the data of its courses.';
