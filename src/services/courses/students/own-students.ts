import type { Caller } from '#kit/http/caller';
import type { PersonKind } from '#shared/people/person-kind';
import { isSeatHeldAt } from '../seat-conditions';
import { STUDENTS } from './student-accounts';
import type { Student } from './student.entity';

/** Condition that `person` is enrolled in a course of the caller's instructor; no restriction for unscoped staff. */
export const ownStudents = ({ scopeId }: Caller): string =>
  scopeId === null
    ? 'true'
    : `EXISTS (SELECT 1 FROM enrollment held JOIN course taught ON taught.id = held.course_id
        WHERE held.student_id = person.id AND ${isSeatHeldAt('held', 'now()')} AND taught.instructor_id = ${scopeId})`;

export const studentsOf = (caller: Caller): PersonKind<Student> => ({ ...STUDENTS, rowCondition: ownStudents(caller) });
