import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import type { MemberDay } from '../days/member-days';
import { TodaysPlan } from '../training/todays-plan';

/** Copies the workout, so that later changes do not affect the session. Without a workout the session is empty. */
const OPEN = `
  WITH planned AS (SELECT id, slug, name FROM workout WHERE id = $2::integer FOR KEY SHARE),
  opened AS (
    INSERT INTO workout_session (account_id, workout_id, workout_slug, name, source, date, started_at, current_slug)
    SELECT $1, p.id, p.slug, coalesce(p.name, $6::jsonb), $3, $4, $5, (
      SELECT x.slug FROM workout_exercise l JOIN exercise x ON x.id = l.exercise_id
      WHERE l.workout_id = p.id ORDER BY l.position LIMIT 1)
    FROM (SELECT) always LEFT JOIN planned p ON true
    RETURNING id, workout_id
  ),
  copied AS (
    INSERT INTO session_exercise (session_id, exercise_id, position, slug, name, muscle, equipment, image_url, reps,
      duration_seconds, rest_seconds, note)
    SELECT opened.id, x.id, l.position, x.slug, x.name, x.muscle, x.equipment, x.image_url, l.reps,
      l.duration_seconds, l.rest_seconds, l.note
    FROM opened JOIN workout_exercise l ON l.workout_id = opened.workout_id JOIN exercise x ON x.id = l.exercise_id
    RETURNING id, position
  )
  INSERT INTO session_set (session_exercise_id, number)
  SELECT copied.id, number FROM opened
  JOIN workout_exercise l ON l.workout_id = opened.workout_id
  JOIN copied ON copied.position = l.position
  CROSS JOIN generate_series(1, l.sets) number`;

const FREE_TRAINING = { en: 'Free training', ar: 'تدريب حر' };

@Injectable()
export class SessionOpening {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly plan: TodaysPlan,
  ) {}

  /**
   * Opens the chosen workout, or the planned one. Needs a transaction that locked the account and found no open session.
   */
  async open(day: MemberDay, chosenId?: number): Promise<void> {
    const planned = await this.plan.of(day);
    const workoutId = chosenId ?? planned?.workout_id;
    await this.db.rows(OPEN, [
      day.accountId,
      workoutId ?? null,
      planned?.workout_id === workoutId ? (planned?.source ?? 'suggestion') : 'suggestion',
      day.today,
      this.clock.now().toString(),
      JSON.stringify(FREE_TRAINING),
    ]);
  }
}
