/** Alias `e`. Computed on read, so that changes of the curriculum cannot make it stale. */
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
