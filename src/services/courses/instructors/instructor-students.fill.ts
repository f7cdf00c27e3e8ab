import type { Fill } from '#kit/service/fill';

/** Counts the students of instructors that are older than the column. */
export const INSTRUCTOR_STUDENTS: Fill = {
  name: 'fill_instructor_students',
  table: 'instructor',
  statement: `SELECT recount_taught_students(ARRAY(
    SELECT id FROM instructor WHERE id > $1 AND id <= $2 AND student_count IS NULL))`,
};
