import type { Temporal } from 'temporal-polyfill';
import type { Database } from '#kit/database/database';
import { raw, type Sql, sql } from '#kit/database/sql';
import { isSeatHeld } from '../seat-conditions';

/** Progress of a seat (alias `e`). Computed on read, so that changes of the curriculum cannot make it stale. */
export const PROGRESS_JOIN = `CROSS JOIN LATERAL (
  SELECT count(*) AS lessons, count(done.lesson_id) AS done,
    coalesce(sum(counted.duration_minutes) FILTER (WHERE done.lesson_id IS NOT NULL), 0) AS minutes
  FROM lesson counted
  LEFT JOIN lesson_completion done ON done.enrollment_id = e.id AND done.lesson_id = counted.id
  WHERE counted.course_id = e.course_id AND counted.is_published
) progress`;

/** Whole percent: 100 only if every lesson is completed, 0 for a course without lessons. */
export const PERCENT = `(CASE
  WHEN progress.lessons = 0 THEN 0
  WHEN progress.done = progress.lessons THEN 100
  ELSE least(99, round(100.0 * progress.done / progress.lessons)) END)::integer`;

export const PROGRESS_COLUMNS = {
  progress: PERCENT,
  completed_lessons: 'progress.done',
  total_lessons: 'progress.lessons',
};

/** Condition that every published lesson is completed, and that there is one. @param seat alias of `enrollment` */
export const isFinished = (seat: string): string => `(
  EXISTS (SELECT FROM lesson l WHERE l.course_id = ${seat}.course_id AND l.is_published)
  AND NOT EXISTS (SELECT FROM lesson undone WHERE undone.course_id = ${seat}.course_id AND undone.is_published
    AND NOT EXISTS (
      SELECT FROM lesson_completion done WHERE done.enrollment_id = ${seat}.id AND done.lesson_id = undone.id)))`;

/** Completes held seats at 100 percent. Lessons added later do not reset them. @param which condition (alias `e`) */
/** @returns the ids of the enrollments that were completed */
export async function completeSeats(db: Database, which: Sql, now: Temporal.Instant): Promise<number[]> {
  const completed = await db.rows<{ id: number }>(sql`
    UPDATE enrollment e SET status = 'completed', completed_at = ${now.toString()}, updated_at = now()
    WHERE ${which} AND e.completed_at IS NULL AND ${isSeatHeld('e', now)} AND ${raw(isFinished('e'))} RETURNING e.id`);
  return completed.map(({ id }) => id);
}
