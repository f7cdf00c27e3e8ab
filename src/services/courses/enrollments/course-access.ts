import type { Database } from '#kit/database/database';
import { NotFound, refusal } from '#kit/refusals/refusal';
import { PUBLIC_COURSE } from '../courses/course-kinds';

export const NotEnrolled = refusal(403, 'course_not_held');

/**
 * Whether the student is enrolled. Throws NotFound for a course that is neither public nor was ever the student's, so
 * that hidden courses are not disclosed.
 */
export async function isEnrolled(db: Database, studentId: number, courseId: number): Promise<boolean> {
  const course = await db.rowOr<{ isEnrolled: boolean }>(
    NotFound,
    `SELECT coalesce(e.status <> 'cancelled', false) AS "isEnrolled"
     FROM course c LEFT JOIN enrollment e ON e.course_id = c.id AND e.student_id = $1
     WHERE c.id = $2 AND (e.id IS NOT NULL OR (${PUBLIC_COURSE}))`,
    [studentId, courseId],
  );
  return course.isEnrolled;
}

/** Throws NotEnrolled unless the student is enrolled. */
export async function assertEnrolled(db: Database, studentId: number, courseId: number): Promise<void> {
  if (!(await isEnrolled(db, studentId, courseId))) throw NotEnrolled();
}

/** Locks the enrollment until the transaction ends. Serializes the writes of a student in a course. */
export async function lockEnrollment(db: Database, studentId: number, courseId: number): Promise<void> {
  const seat = await db.row<{ status: string }>(
    'SELECT status FROM enrollment WHERE student_id = $1 AND course_id = $2 FOR NO KEY UPDATE',
    [studentId, courseId],
  );
  if (!seat || seat.status === 'cancelled') throw NotEnrolled();
}
