import type { Caller } from '#kit/http/caller';
import type { PersonKind } from '#shared/people/person-kind';
import { isSeatHeldAt } from '../seat-conditions';
import { STUDENTS } from './student-accounts';
import type { Student } from './student.entity';

const held = (
  scopeId: number,
) => `SELECT held.student_id FROM enrollment held JOIN course taught ON taught.id = held.course_id
  WHERE ${isSeatHeldAt('held', 'now()')} AND taught.instructor_id = ${scopeId}`;

/** Condition that `person` is enrolled in a course of the caller's instructor; true for unscoped staff. */
export const isOwnStudent = ({ scopeId }: Caller): string =>
  scopeId === null ? 'true' : `EXISTS (${held(scopeId)} AND held.student_id = person.id)`;

/** Students whom the caller may list. `IS TRUE` makes Postgres read the seats once, not for each student of a sorted list. */
export const studentsOf = ({ scopeId }: Caller): PersonKind<Student> =>
  scopeId === null ? STUDENTS : { ...STUDENTS, rowCondition: `(person.id IN (${held(scopeId)})) IS TRUE` };
