import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import type { RadarMeasure } from '../courses.settings';
import { isSeatHeldAt } from '../seat-conditions';
import { PERCENT, PROGRESS_JOIN } from '../progress/progress';
import type { KpisView } from './overview.view';

const WEEK_SECONDS = 7 * 24 * 3600;
const CONSISTENCY_WEEKS = 4;

/** All figures are limited to the enrolled courses; cancelled seats do not count. */
const ENROLLED = `enrolled AS MATERIALIZED (
  SELECT e.id, e.course_id, e.status, progress.lessons, progress.done, progress.minutes, ${PERCENT} AS percent
  FROM enrollment e ${PROGRESS_JOIN}
  WHERE e.student_id = $1 AND ${isSeatHeldAt('e', '$2')})`;

const TOTALS = `
  WITH ${ENROLLED},
  tried AS (
    SELECT max(a.percentage) AS best FROM enrolled JOIN quiz q ON q.course_id = enrolled.course_id AND q.archived_at IS NULL
    JOIN quiz_attempt a ON a.quiz_id = q.id AND a.student_id = $1 GROUP BY q.id),
  assigned AS (
    SELECT a.due_at, s.id IS NOT NULL AS is_handed_in FROM enrolled
    JOIN assignment a ON a.course_id = enrolled.course_id AND a.is_published
    LEFT JOIN assignment_submission s ON s.assignment_id = a.id AND s.student_id = $1)
  SELECT courses.*, learned.*, quizzes.*, assignments.* FROM
  (SELECT count(*) AS enrolled_courses, count(*) FILTER (WHERE status = 'completed') AS completed_courses,
     coalesce(round(avg(percent)), 0)::integer AS average_progress,
     coalesce(sum(lessons), 0)::integer AS total_lessons, coalesce(sum(done), 0)::integer AS completed_lessons,
     coalesce(sum(minutes), 0)::integer AS learning_minutes
   FROM enrolled) courses,
  (SELECT count(DISTINCT week) AS learning_weeks FROM enrolled CROSS JOIN LATERAL (
     SELECT DISTINCT floor(extract(epoch FROM $2::timestamptz - d.completed_at) / ${WEEK_SECONDS}) AS week
     FROM lesson_completion d
     WHERE d.enrollment_id = enrolled.id AND d.completed_at > $2::timestamptz - ${CONSISTENCY_WEEKS} * interval '7 days'
   ) recent) learned,
  (SELECT count(*) AS quizzes_attempted, round(avg(best))::integer AS average_quiz_score FROM tried) quizzes,
  (SELECT count(*) AS assignments, count(*) FILTER (WHERE is_handed_in) AS assignments_handed_in,
     count(*) FILTER (WHERE NOT is_handed_in AND due_at >= $2) AS assignments_pending
   FROM assigned) assignments`;

interface StudentTotals {
  enrolled_courses: number;
  completed_courses: number;
  average_progress: number;
  total_lessons: number;
  completed_lessons: number;
  learning_minutes: number;
  learning_weeks: number;
  quizzes_attempted: number;
  average_quiz_score: number | null;
  assignments: number;
  assignments_handed_in: number;
  assignments_pending: number;
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** Learning figures of a student, computed in one statement. */
@Injectable()
export class StudentStatistics {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async getKpis(studentId: number): Promise<KpisView> {
    const totals = await this.get(studentId);
    return {
      enrolled_courses: totals.enrolled_courses,
      active_courses: totals.enrolled_courses - totals.completed_courses,
      completed_courses: totals.completed_courses,
      average_progress: totals.average_progress,
      completed_lessons: totals.completed_lessons,
      total_lessons: totals.total_lessons,
      learning_minutes: totals.learning_minutes,
      quizzes_attempted: totals.quizzes_attempted,
      average_quiz_score: totals.average_quiz_score,
      assignments_pending: totals.assignments_pending,
    };
  }

  async getMeasures(studentId: number): Promise<Record<RadarMeasure, number>> {
    const totals = await this.get(studentId);
    return {
      progress: totals.average_progress,
      completion: share(totals.completed_courses, totals.enrolled_courses),
      quizzes: totals.average_quiz_score ?? 0,
      assignments: share(totals.assignments_handed_in, totals.assignments),
      consistency: share(totals.learning_weeks, CONSISTENCY_WEEKS),
    };
  }

  private async get(studentId: number): Promise<StudentTotals> {
    return (await this.db.row<StudentTotals>(TOTALS, [studentId, this.clock.now().toString()]))!;
  }
}
