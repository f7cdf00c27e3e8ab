import type { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { CourseNotHeld } from '../enrollments/course-access';

interface Seat {
  enrollmentId: number;
  courseId: number;
}

export interface LessonSeat extends Seat {
  lessonId: number;
}

const SEAT = `e.id AS "enrollmentId", c.id AS "courseId", coalesce(e.status <> 'cancelled', false) AS held`;

/** The student's seat in a course: 404 for a code that no course has, 403 for a course the student does not hold. */
export const seatIn = async (db: Database, studentId: number, courseCode: string): Promise<Seat> =>
  held(
    await db.row<Seat & { held: boolean }>(
      `SELECT ${SEAT} FROM course c LEFT JOIN enrollment e ON e.course_id = c.id AND e.student_id = $1
       WHERE c.code = $2`,
      [studentId, courseCode],
    ),
  );

/** The same by a published lesson of the course. */
export const seatBeside = async (db: Database, studentId: number, lessonCode: string): Promise<LessonSeat> =>
  held(
    await db.row<LessonSeat & { held: boolean }>(
      `SELECT ${SEAT}, l.id AS "lessonId" FROM lesson l JOIN course c ON c.id = l.course_id
       LEFT JOIN enrollment e ON e.course_id = c.id AND e.student_id = $1
       WHERE l.code = $2 AND l.is_published`,
      [studentId, lessonCode],
    ),
  );

function held<S extends Seat & { held: boolean }>(seat: S | undefined): S {
  if (!seat) throw NotFound();
  if (!seat.held) throw CourseNotHeld();
  return seat;
}

/** Keeps the seat as it is until the running transaction ends, for whoever writes into it; 403 when it was cancelled meanwhile. */
export async function holdSeat(db: Database, enrollmentId: number): Promise<void> {
  const seat = await db.row(`SELECT id FROM enrollment WHERE id = $1 AND status <> 'cancelled' FOR NO KEY UPDATE`, [
    enrollmentId,
  ]);
  if (!seat) throw CourseNotHeld();
}

/** Keeps a published lesson of the course where it is until the running transaction ends; 404 when it is not there. */
export async function holdLesson(db: Database, lessonId: number, courseId: number): Promise<void> {
  const lesson = await db.row('SELECT id FROM lesson WHERE id = $1 AND course_id = $2 AND is_published FOR KEY SHARE', [
    lessonId,
    courseId,
  ]);
  if (!lesson) throw NotFound();
}
