import type { Temporal } from 'temporal-polyfill';
import type { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { PUBLIC_COURSE } from '../courses/course-kinds';
import { type CourseKey, isCode, keyColumn } from '../courses/course-key';
import { NotEnrolled } from '../enrollments/course-access';
import { isSeatHeldAt } from '../seat-conditions';

interface Seat {
  enrollmentId: number;
  courseId: number;
}

export interface LessonSeat extends Seat {
  lessonId: number;
}

const SEAT = `e.id AS "enrollmentId", c.id AS "courseId", coalesce(${isSeatHeldAt('e', '$3')}, false) AS "isEnrolled"`;

/** A slug discloses the title, so it does not find hidden courses in which the student was never enrolled. */
const isDisclosed = (key: CourseKey) => (isCode(key) ? 'true' : `(e.id IS NOT NULL OR (${PUBLIC_COURSE}))`);

/** @throws NotFound for an unknown course, NotEnrolled if the student is not enrolled */
export const seatOfCourse = async (
  db: Database,
  studentId: number,
  key: CourseKey,
  now: Temporal.Instant,
): Promise<Seat> =>
  requireEnrolled(
    await db.row<Seat & { isEnrolled: boolean }>(
      `SELECT ${SEAT} FROM course c LEFT JOIN enrollment e ON e.course_id = c.id AND e.student_id = $1
       WHERE ${keyColumn(key)} = $2 AND ${isDisclosed(key)}`,
      [studentId, key, now.toString()],
    ),
  );

/** `seatOfCourse` for the course of a published lesson. */
export const seatOfLesson = async (
  db: Database,
  studentId: number,
  lessonCode: string,
  now: Temporal.Instant,
): Promise<LessonSeat> =>
  requireEnrolled(
    await db.row<LessonSeat & { isEnrolled: boolean }>(
      `SELECT ${SEAT}, l.id AS "lessonId" FROM lesson l JOIN course c ON c.id = l.course_id
       LEFT JOIN enrollment e ON e.course_id = c.id AND e.student_id = $1
       WHERE l.code = $2 AND l.is_published`,
      [studentId, lessonCode, now.toString()],
    ),
  );

function requireEnrolled<S extends Seat & { isEnrolled: boolean }>(seat: S | undefined): S {
  if (!seat) throw NotFound();
  if (!seat.isEnrolled) throw NotEnrolled();
  return seat;
}

/**
 * Locks the enrollment, and the curriculum against changes, until the transaction ends. The curriculum comes first, as
 * its changes complete seats.
 * @throws NotEnrolled if the seat ended meanwhile, NotFound if the lesson is gone
 */
export async function lockSeat(
  db: Database,
  { enrollmentId, courseId, lessonId }: LessonSeat,
  now: Temporal.Instant,
): Promise<void> {
  await db.rows('SELECT id FROM course WHERE id = $1 FOR KEY SHARE', [courseId]);
  const seat = await db.rowOr<{ hasLesson: boolean }>(
    NotEnrolled,
    `SELECT EXISTS (SELECT FROM lesson l WHERE l.id = $3 AND l.course_id = e.course_id AND l.is_published) AS "hasLesson"
     FROM enrollment e WHERE e.id = $1 AND ${isSeatHeldAt('e', '$2')} FOR NO KEY UPDATE`,
    [enrollmentId, now.toString(), lessonId],
  );
  if (!seat.hasLesson) throw NotFound();
}
