import type { Temporal } from 'temporal-polyfill';
import type { Database } from '#kit/database/database';
import { NotFound, refusal } from '#kit/refusals/refusal';
import { type CourseKey, keyColumn } from '../courses/course-key';
import { PUBLIC_COURSE } from '../courses/course-kinds';
import { isSeatHeldAt } from '../seat-conditions';

export const NotEnrolled = refusal(403, 'course_not_held');

interface CourseOfStudent {
  courseId: number;
  isEnrolled: boolean;
}

/** Undefined for a course that is not public and in which the student was never enrolled, so that it is not disclosed. */
export async function lookUpCourse(
  db: Database,
  studentId: number,
  key: CourseKey,
  now: Temporal.Instant,
): Promise<CourseOfStudent | undefined> {
  return db.row<CourseOfStudent>(
    `SELECT c.id AS "courseId", coalesce(${isSeatHeldAt('e', '$3')}, false) AS "isEnrolled"
     FROM course c LEFT JOIN enrollment e ON e.course_id = c.id AND e.student_id = $1
     WHERE ${keyColumn(key)} = $2 AND (e.id IS NOT NULL OR (${PUBLIC_COURSE}))`,
    [studentId, key, now.toString()],
  );
}

/** The id of the course and whether the student is enrolled. @throws NotFound */
export async function getCourse(
  db: Database,
  studentId: number,
  key: CourseKey,
  now: Temporal.Instant,
): Promise<CourseOfStudent> {
  const course = await lookUpCourse(db, studentId, key, now);
  if (!course) throw NotFound();
  return course;
}

/** @returns the id of the course @throws NotFound, NotEnrolled */
export async function assertEnrolled(
  db: Database,
  studentId: number,
  key: CourseKey,
  now: Temporal.Instant,
): Promise<number> {
  const { courseId, isEnrolled } = await getCourse(db, studentId, key, now);
  if (!isEnrolled) throw NotEnrolled();
  return courseId;
}

/** Locks the enrollment until the transaction ends. Serializes the writes of a student in a course. */
export async function lockEnrollment(
  db: Database,
  studentId: number,
  courseId: number,
  now: Temporal.Instant,
): Promise<void> {
  const seat = await db.row<{ isHeld: boolean }>(
    `SELECT ${isSeatHeldAt('e', '$3')} AS "isHeld" FROM enrollment e
     WHERE e.student_id = $1 AND e.course_id = $2 FOR NO KEY UPDATE`,
    [studentId, courseId, now.toString()],
  );
  if (!seat?.isHeld) throw NotEnrolled();
}
