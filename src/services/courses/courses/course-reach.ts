import type { Caller } from '#kit/http/caller';
import type { Database } from '#kit/database/database';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { assertOwn } from '../courses.confinement';
import { Course } from './course.entity';

/** Deleted courses pass, since their students go on learning. @throws NotFound, OutsideOwnCourses */
export async function assertReach(db: Database, caller: Caller, courseId: number): Promise<void> {
  if (!(await findCourse(db, caller, courseId))) throw NotFound();
}

/** For `course_id` of a body that adds something to a course: an unknown or deleted course is a validation error. */
export async function assertReachOfBody(db: Database, caller: Caller, courseId: number): Promise<void> {
  const course = await findCourse(db, caller, courseId);
  if (!course || course.archivedAt) throw fieldRefused('course_id', 'unknown_reference');
}

async function findCourse(db: Database, caller: Caller, courseId: number): Promise<Course | null> {
  const course = await db.of(Course).findOneBy({ id: courseId });
  if (course) assertOwn(caller, course.instructorId);
  return course;
}
