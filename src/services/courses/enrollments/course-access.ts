import type { Database } from '#kit/database/database';
import { NotFound, refusal } from '#kit/refusals/refusal';
import { PUBLIC_COURSE } from '../courses/course-kinds';

export const CourseNotHeld = refusal(403, 'course_not_held');

/**
 * Whether a student holds a seat in a course. A course that is neither shown to the public nor was ever held by the
 * student is 404, so that nobody learns of it.
 */
export async function holdsCourse(db: Database, studentId: number, courseId: number): Promise<boolean> {
  const course = await db.row<{ held: boolean }>(
    `SELECT coalesce(e.status <> 'cancelled', false) AS held
     FROM course c LEFT JOIN enrollment e ON e.course_id = c.id AND e.student_id = $1
     WHERE c.id = $2 AND (e.id IS NOT NULL OR (${PUBLIC_COURSE}))`,
    [studentId, courseId],
  );
  if (!course) throw NotFound();
  return course.held;
}

/** Throws unless the student holds the course. */
export async function assertHeld(db: Database, studentId: number, courseId: number): Promise<void> {
  if (!(await holdsCourse(db, studentId, courseId))) throw CourseNotHeld();
}

/** Keeps the seat to the running transaction, so that what a student writes in a course is written one after the other. */
export async function holdSeatIn(db: Database, studentId: number, courseId: number): Promise<void> {
  const seat = await db.row<{ status: string }>(
    'SELECT status FROM enrollment WHERE student_id = $1 AND course_id = $2 FOR NO KEY UPDATE',
    [studentId, courseId],
  );
  if (!seat || seat.status === 'cancelled') throw CourseNotHeld();
}
