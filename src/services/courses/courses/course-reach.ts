import type { Caller } from '#kit/access/caller';
import type { Database } from '#kit/database/database';
import { fieldRefused, NotFound } from '#kit/http/refusal';
import { assertOwn } from '../courses.confinement';

/** 404 when there is no such course or it is deleted, 403 when it is another instructor's. */
export async function assertReach(db: Database, caller: Caller, courseId: number): Promise<void> {
  if (!(await reaches(db, caller, courseId))) throw NotFound();
}

/** The same for a body that names the course in `course_id`, where an unknown one is a wrong field. */
export async function assertReachOfBody(db: Database, caller: Caller, courseId: number): Promise<void> {
  if (!(await reaches(db, caller, courseId))) throw fieldRefused('course_id', 'unknown_reference');
}

/** Whether there is such a course; throws when it is another instructor's. */
async function reaches(db: Database, caller: Caller, courseId: number): Promise<boolean> {
  const course = await db.row<{ instructor_id: number | null }>(
    'SELECT instructor_id FROM course WHERE id = $1 AND archived_at IS NULL',
    [courseId],
  );
  if (course) assertOwn(caller, course.instructor_id);
  return course !== undefined;
}
