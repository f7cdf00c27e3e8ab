import type { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { STUDENTS_OF_COURSES } from '../seat-conditions';
import { Course } from './course.entity';

/** Lock before changing lessons or reviews and recount afterwards, so that counts stay exact without deadlocks. */
export async function lockCourse(db: Database, courseId: number): Promise<Course> {
  const course = await db.of(Course).findOne({ where: { id: courseId }, lock: { mode: 'for_no_key_update' } });
  if (!course) throw NotFound();
  return course;
}

/** Requires `lockCourse`. Leaves `updated_at` alone, since the course itself is unchanged. */
export async function recountReviews(db: Database, courseId: number): Promise<void> {
  await db.rows(
    `UPDATE course SET rating = counted.average, review_count = counted.total, review_stars = counted.stars
     FROM (SELECT coalesce(round(avg(rating), 2), 0) AS average, count(*) AS total, coalesce(sum(rating), 0) AS stars
           FROM review WHERE course_id = $1 AND status = 'published') counted
     WHERE course.id = $1`,
    [courseId],
  );
}

/** Corrects the stored number of students. Concurrent changes of seats wait, because they change it too. */
export async function recountStudents(db: Database, courseId: number): Promise<void> {
  await lockCourse(db, courseId);
  await db.rows(
    `UPDATE course SET student_count = coalesce((
       SELECT counted.students FROM (${STUDENTS_OF_COURSES}) counted WHERE counted.course_id = $1), 0)
     WHERE id = $1`,
    [courseId],
  );
}

/** Locks the course against other editors and students who complete lessons. @returns the number of published lessons */
export async function lockCurriculum(db: Database, courseId: number): Promise<number> {
  await db.rowOr(NotFound, 'SELECT id FROM course WHERE id = $1 FOR UPDATE', [courseId]);
  const counted = await db.row<{ lessons: number }>(
    'SELECT count(*) AS lessons FROM lesson WHERE course_id = $1 AND is_published',
    [courseId],
  );
  return counted!.lessons;
}

/** Requires `lockCurriculum`. @returns the number of published lessons */
export async function recountLessons(db: Database, courseId: number): Promise<number> {
  const course = await db.row<{ lessons: number }>(
    `UPDATE course SET duration_minutes = counted.minutes, lesson_count = counted.total
     FROM (SELECT coalesce(sum(duration_minutes), 0) AS minutes, count(*) AS total
           FROM lesson WHERE course_id = $1 AND is_published) counted
     WHERE course.id = $1 RETURNING lesson_count AS lessons`,
    [courseId],
  );
  return course!.lessons;
}
