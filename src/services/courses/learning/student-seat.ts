import type { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { NotEnrolled } from '../enrollments/course-access';

interface Seat {
  enrollmentId: number;
  courseId: number;
}

export interface LessonSeat extends Seat {
  lessonId: number;
}

const SEAT = `e.id AS "enrollmentId", c.id AS "courseId", coalesce(e.status <> 'cancelled', false) AS "isEnrolled"`;

/**
 * The enrollment of the student.
 * @throws NotFound for an unknown code
 * @throws NotEnrolled if the student is not enrolled
 */
export const seatOfCourse = async (db: Database, studentId: number, courseCode: string): Promise<Seat> =>
  requireEnrolled(
    await db.row<Seat & { isEnrolled: boolean }>(
      `SELECT ${SEAT} FROM course c LEFT JOIN enrollment e ON e.course_id = c.id AND e.student_id = $1
       WHERE c.code = $2`,
      [studentId, courseCode],
    ),
  );

/** The same, looked up by a published lesson. */
export const seatOfLesson = async (db: Database, studentId: number, lessonCode: string): Promise<LessonSeat> =>
  requireEnrolled(
    await db.row<LessonSeat & { isEnrolled: boolean }>(
      `SELECT ${SEAT}, l.id AS "lessonId" FROM lesson l JOIN course c ON c.id = l.course_id
       LEFT JOIN enrollment e ON e.course_id = c.id AND e.student_id = $1
       WHERE l.code = $2 AND l.is_published`,
      [studentId, lessonCode],
    ),
  );

function requireEnrolled<S extends Seat & { isEnrolled: boolean }>(seat: S | undefined): S {
  if (!seat) throw NotFound();
  if (!seat.isEnrolled) throw NotEnrolled();
  return seat;
}

/** Locks the enrollment until the transaction ends; throws NotEnrolled if it was cancelled meanwhile. */
export async function lockSeat(db: Database, enrollmentId: number): Promise<void> {
  await db.rowOr(NotEnrolled, `SELECT id FROM enrollment WHERE id = $1 AND status <> 'cancelled' FOR NO KEY UPDATE`, [
    enrollmentId,
  ]);
}

/** Locks a published lesson until the transaction ends; throws NotFound if it is gone. */
export async function lockLesson(db: Database, lessonId: number, courseId: number): Promise<void> {
  await db.rowOr(NotFound, 'SELECT id FROM lesson WHERE id = $1 AND course_id = $2 AND is_published FOR KEY SHARE', [
    lessonId,
    courseId,
  ]);
}
