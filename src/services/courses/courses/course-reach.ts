import type { Caller } from '#kit/http/caller';
import type { Database } from '#kit/database/database';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { assertOwn } from '../courses.confinement';

/**
 * 404 when there is no such course, 403 when it is another instructor's. A deleted course is reached: who holds it goes
 * on learning in it, and what is handed in has to be graded.
 */
export async function assertReach(db: Database, caller: Caller, courseId: number): Promise<void> {
  if (!(await reached(db, caller, courseId))) throw NotFound();
}

/** For a body that adds something to the course in `course_id`: an unknown or deleted one is a wrong field. */
export async function assertReachOfBody(db: Database, caller: Caller, courseId: number): Promise<void> {
  const course = await reached(db, caller, courseId);
  if (!course || course.isDeleted) throw fieldRefused('course_id', 'unknown_reference');
}

/** The course, if there is one; throws when it is another instructor's. */
async function reached(db: Database, caller: Caller, courseId: number): Promise<{ isDeleted: boolean } | undefined> {
  const course = await db.row<{ instructorId: number | null; isDeleted: boolean }>(
    `SELECT instructor_id AS "instructorId", archived_at IS NOT NULL AS "isDeleted" FROM course WHERE id = $1`,
    [courseId],
  );
  if (course) assertOwn(caller, course.instructorId);
  return course;
}
