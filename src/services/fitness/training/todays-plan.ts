import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { isCounted } from '../activity/counted-sessions';
import type { MemberDay } from '../days/member-days';

export type PlanSource = 'assignment' | 'program' | 'suggestion';

export interface PlannedWorkout {
  workout_id: number;
  source: PlanSource;
}

/** An open assignment stays planned for this many days after its day. */
const DAYS_AN_ASSIGNMENT_WAITS = 7;

/**
 * In this order: an assignment, the program day, the saved workout that was not done for longest, the easiest other
 * workout.
 */
const TODAY = `
  SELECT planned.workout_id, planned.source
  FROM (
    SELECT a.workout_id, 'assignment' AS source, 1 AS place, abs($2::date - a.starts_on) AS late, a.id
    FROM assignment a
    WHERE a.member_id = $1 AND a.session_id IS NULL
      AND a.starts_on BETWEEN $2::date - ${DAYS_AN_ASSIGNMENT_WAITS} AND $2::date
    UNION ALL
    SELECT d.workout_id, 'program', 2, 0, 0
    FROM program_enrollment e
    JOIN program_day d ON d.program_id = e.program_id
      AND d.week = ($2::date - e.started_on) / 7 + 1 AND d.day = ($2::date - e.started_on) % 7 + 1
    WHERE e.account_id = $1 AND e.status = 'active' AND e.started_on <= $2::date
      AND NOT EXISTS (
        SELECT 1 FROM workout_session s
        WHERE s.account_id = $1 AND ${isCounted('s')} AND s.date = $2::date AND s.workout_id = d.workout_id)
    UNION ALL
    SELECT suggested.id, 'suggestion', 3, 0, 0
    FROM (
      SELECT w.id FROM workout w
      LEFT JOIN saved_workout k ON k.account_id = $1 AND k.workout_id = w.id
      LEFT JOIN (
        SELECT s.workout_id, max(s.date) AS last_on FROM workout_session s
        WHERE s.account_id = $1 AND ${isCounted('s')} GROUP BY s.workout_id
      ) done ON done.workout_id = w.id
      ORDER BY k.workout_id IS NULL, done.last_on NULLS FIRST,
        array_position(ARRAY['beginner', 'intermediate', 'advanced'], w.difficulty), w.id
      LIMIT 1
    ) suggested
  ) planned
  ORDER BY planned.place, planned.late, planned.id
  LIMIT 1`;

@Injectable()
export class TodaysPlan {
  constructor(private readonly db: Database) {}

  /** Today's workout; undefined if the catalogue has none. */
  async of({ accountId, today }: MemberDay): Promise<PlannedWorkout | undefined> {
    return this.db.row<PlannedWorkout>(TODAY, [accountId, today]);
  }
}
