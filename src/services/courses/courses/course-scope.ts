import type { Caller } from '#kit/http/caller';
import type { Database } from '#kit/database/database';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { assertOwn } from '../instructor-scope';
import { Course } from './course.entity';

/** Deleted courses pass, because their students keep access. @throws NotFound, OutsideOwnCourses */
export async function assertCourseInScope(db: Database, caller: Caller, courseId: number): Promise<void> {
  if (!(await findCourse(db, caller, courseId))) throw NotFound();
}

/** For the `course_id` of a body that adds to a course: an unknown or deleted course is a validation error. */
export async function assertBodyCourseInScope(db: Database, caller: Caller, courseId: number): Promise<void> {
  const course = await findCourse(db, caller, courseId);
  if (!course || course.archivedAt) throw fieldRefused('course_id', 'unknown_reference');
}

async function findCourse(db: Database, caller: Caller, courseId: number): Promise<Course | null> {
  const course = await db.of(Course).findOneBy({ id: courseId });
  if (course) assertOwn(caller, course.instructorId);
  return course;
}
