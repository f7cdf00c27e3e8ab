import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { sessionStatistics } from './session-statistics';
import { SessionExerciseView, SessionSetView, SessionView } from './session.view';

type SetRow = RowOf<typeof SessionSetView>;
type ExerciseRow = Omit<RowOf<typeof SessionExerciseView>, 'is_current' | 'is_done' | 'sets'> & {
  sets: SetRow[] | null;
};
interface SessionRow
  extends Pick<
    RowOf<typeof SessionView>,
    | 'id'
    | 'status'
    | 'source'
    | 'workout_slug'
    | 'name'
    | 'date'
    | 'started_at'
    | 'ended_at'
    | 'current_slug'
    | 'rest_until'
    | 'note'
    | 'calories_kcal'
  > {
  exercises: ExerciseRow[];
}

const SESSION = `
  SELECT s.id, s.status, s.source, s.workout_slug, s.name, s.date, s.started_at, s.ended_at, s.current_slug, s.rest_until,
    s.note, s.calories_kcal,
    (SELECT coalesce(json_agg(e ORDER BY e.position), '[]') FROM (
      SELECT x.slug, x.name, x.muscle, x.equipment, x.image_url, x.position, x.reps, x.duration_seconds, x.rest_seconds, x.note,
        (SELECT json_agg(json_build_object('number', t.number, 'weight_kg', t.weight_kg, 'reps', t.reps, 'rpe', t.rpe,
            'logged_at', t.logged_at) ORDER BY t.number)
          FROM session_set t WHERE t.session_exercise_id = x.id) AS sets,
        (SELECT json_build_object('date', p.date, 'weightKg', t.weight_kg, 'weight_kg', t.weight_kg, 'reps', t.reps)
          FROM workout_session p
          JOIN session_exercise px ON px.session_id = p.id AND px.slug = x.slug
          JOIN session_set t ON t.session_exercise_id = px.id AND t.logged_at IS NOT NULL
          WHERE p.account_id = s.account_id AND p.status = 'finished' AND p.id <> s.id
          ORDER BY p.date DESC, p.id DESC, t.weight_kg DESC NULLS LAST, t.reps DESC NULLS LAST LIMIT 1) AS previous
      FROM session_exercise x WHERE x.session_id = s.id
    ) e) AS exercises
  FROM workout_session s`;

@Injectable()
export class SessionQueries {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async open(accountId: number): Promise<SessionView | undefined> {
    return this.read(`${SESSION} WHERE s.account_id = $1 AND s.status = 'open'`, accountId);
  }

  async lastFinished(accountId: number): Promise<SessionView | undefined> {
    const last = `WHERE s.account_id = $1 AND s.status = 'finished' ORDER BY s.date DESC, s.id DESC LIMIT 1`;
    return this.read(`${SESSION} ${last}`, accountId);
  }

  async byId(id: number): Promise<SessionView> {
    return (await this.read(`${SESSION} WHERE s.id = $1`, id))!;
  }

  private async read(statement: string, value: number): Promise<SessionView | undefined> {
    const row = await this.db.row<SessionRow>(statement, [value], { prepared: true });
    return row && this.view(row);
  }

  private view(row: SessionRow): SessionView {
    const now = this.clock.now();
    const exercises = row.exercises.map(exercise => exerciseView(exercise, row.current_slug));
    return SessionView.of({
      ...row,
      ...sessionStatistics(exercises.flatMap(({ sets }) => sets)),
      exercises,
      elapsed_seconds: secondsBetween(row.started_at, row.ended_at, now),
      rest_seconds_left: row.rest_until ? Math.max(0, -secondsBetween(row.rest_until, null, now)) : 0,
    });
  }
}

function exerciseView(row: ExerciseRow, current: string | null): SessionExerciseView {
  const sets = (row.sets ?? []).map(SessionSetView.of);
  return SessionExerciseView.of({
    ...row,
    sets,
    is_current: row.slug === current,
    is_done: sets.length > 0 && sets.every(set => set.logged_at !== null),
  });
}

/** Whole seconds from one moment to another, or to now. */
function secondsBetween(from: Date, to: Date | null, now: Temporal.Instant): number {
  const end = to ? Temporal.Instant.fromEpochMilliseconds(to.getTime()) : now;
  const start = Temporal.Instant.fromEpochMilliseconds(from.getTime());
  return start.until(end).round({ largestUnit: 'seconds', smallestUnit: 'seconds' }).seconds;
}
