import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import { ActivityDuplicates } from '../activity/activity-duplicates';
import { MemberDays } from '../days/member-days';
import { caloriesOf } from './session-figures';
import { SessionQueries } from './session.queries';
import type { SessionView } from './session.view';
import { NoOpenSession } from './sessions.refusals';

/** A finished session is a training among those that devices tell of. */
const RECORD = `
  WITH finished AS (
    UPDATE workout_session SET status = 'finished', ended_at = greatest(started_at, $2::timestamptz), rest_until = NULL,
      calories_kcal = $3::integer, updated_at = now()
    WHERE id = $1 RETURNING id, account_id, workout_id, date, started_at, ended_at, calories_kcal
  )
  INSERT INTO activity (account_id, slug, source, session_id, kind, date, started_at, ended_at, calories_kcal)
  SELECT f.account_id, coalesce(w.kind, 'training') || '-' || f.date || '-session-' || f.id, 'session', f.id,
    coalesce(w.kind, 'training'), f.date, f.started_at, f.ended_at, f.calories_kcal
  FROM finished f LEFT JOIN workout w ON w.id = f.workout_id
  RETURNING id`;

/** Of several assignments of one workout the earliest that is due is done by it. */
const DONE_ASSIGNMENT = `
  UPDATE assignment SET session_id = $1, updated_at = now()
  WHERE id = (
    SELECT a.id FROM assignment a
    JOIN workout_session s ON s.id = $1 AND s.account_id = a.member_id AND s.workout_id = a.workout_id
    WHERE a.session_id IS NULL AND a.starts_on <= s.date
    ORDER BY a.starts_on, a.id LIMIT 1)`;

/** Ends a session and records what it was. */
@Injectable()
export class SessionFinishing {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly days: MemberDays,
    private readonly queries: SessionQueries,
    private readonly duplicates: ActivityDuplicates,
  ) {}

  /** Finished once; asked again, the session that was finished last is answered. */
  async finish(accountId: number): Promise<SessionView> {
    return this.db.transaction(async () => {
      await this.days.hold(accountId);
      const open = await this.queries.open(accountId);
      if (open) {
        await this.record(accountId, open);
        return this.queries.byId(open.id);
      }
      const last = await this.queries.lastFinished(accountId);
      if (!last) throw NoOpenSession();
      return last;
    });
  }

  private async record(accountId: number, session: SessionView): Promise<void> {
    const workout = await this.db.row<{ calories_kcal: number }>('SELECT calories_kcal FROM workout WHERE slug = $1', [
      session.workout_slug,
    ]);
    const calories = workout ? caloriesOf(workout.calories_kcal, session.sets_done, session.sets_planned) : null;
    const recorded = await this.db.row<{ id: number }>(RECORD, [session.id, this.clock.now().toString(), calories]);
    await this.db.rows(DONE_ASSIGNMENT, [session.id]);
    await this.duplicates.mark(accountId, [recorded!.id]);
  }
}
