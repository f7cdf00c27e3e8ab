import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import { Live } from '#live/live';
import { StaffRecipients } from '#shared/notifications/staff-recipients';
import { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import { ActivityDuplicates } from '../activity/activity-duplicates';
import { MemberDays } from '../days/member-days';
import { caloriesOf } from './session-statistics';
import { SessionQueries } from './session.queries';
import { SESSION_FINISHED } from './session.events';
import { FinishedByClientView, type SessionView } from './session.view';
import { NoOpenSession } from './sessions.refusals';
import { WorkoutSession } from './workout-session.entity';

/** A session that is open longer than this is forgotten; it ends with its last set. */
const MAX_OPEN_HOURS = 24;

/** A finished session becomes an activity, like the trainings that devices send. */
const RECORD = `
  INSERT INTO activity (account_id, slug, source, session_id, kind, date, started_at, ended_at, calories_kcal)
  SELECT f.account_id, coalesce(w.kind, 'training') || '-' || f.date || '-session-' || f.id, 'session', f.id,
    coalesce(w.kind, 'training'), f.date, f.started_at, f.ended_at, f.calories_kcal
  FROM workout_session f LEFT JOIN workout w ON w.id = f.workout_id
  WHERE f.id = $1
  RETURNING id`;

/** Completes the earliest due assignment of the workout. */
const DONE_ASSIGNMENT = `
  UPDATE assignment SET session_id = $1, updated_at = now()
  WHERE id = (
    SELECT a.id FROM assignment a
    JOIN workout_session s ON s.id = $1 AND s.account_id = a.member_id AND s.workout_id = a.workout_id
    WHERE a.session_id IS NULL AND a.starts_on <= s.date
    ORDER BY a.starts_on, a.id LIMIT 1)`;

@Injectable()
export class SessionFinishing {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly days: MemberDays,
    private readonly queries: SessionQueries,
    private readonly duplicates: ActivityDuplicates,
    private readonly live: Live,
    private readonly coaches: StaffRecipients,
  ) {}

  /** Idempotent: without an open session, returns the last finished one. */
  async finish(accountId: number): Promise<SessionView> {
    return this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      const open = await this.queries.open(accountId);
      if (open) {
        await this.end(accountId, open, 'finished');
        if (open.sets_done > 0) await this.notifyCoach(accountId, open);
        return this.queries.byId(open.id);
      }
      const last = await this.queries.lastFinished(accountId);
      if (!last) throw NoOpenSession();
      return last;
    });
  }

  /** Ends a forgotten session of the account; without a set it is discarded. Needs a transaction that locked the account. */
  async endForgotten(accountId: number): Promise<void> {
    const open = await this.queries.open(accountId);
    if (open && this.isForgotten(open)) await this.end(accountId, open, open.sets_done > 0 ? 'finished' : 'discarded');
  }

  isForgotten({ started_at }: SessionView): boolean {
    return new Date(started_at) <= this.forgottenSince();
  }

  /** Sessions opened at this time or before are forgotten. */
  forgottenSince(): Date {
    return new Date(this.clock.now().subtract({ hours: MAX_OPEN_HOURS }).epochMilliseconds);
  }

  private async end(accountId: number, session: SessionView, status: 'finished' | 'discarded'): Promise<void> {
    const workout = await this.db.row<{ calories_kcal: number }>('SELECT calories_kcal FROM workout WHERE slug = $1', [
      session.workout_slug,
    ]);
    const calories = workout ? caloriesOf(workout.calories_kcal, session.sets_done, session.sets_planned) : null;
    await this.db.of(WorkoutSession).update(
      { id: session.id },
      {
        status,
        endedAt: new Date(this.endOf(session).epochMilliseconds),
        restUntil: null,
        caloriesKcal: status === 'finished' ? calories : null,
      },
    );
    if (session.sets_done > 0) await this.record(accountId, session.id);
  }

  private async notifyCoach(accountId: number, session: SessionView): Promise<void> {
    const pair = await this.db.row<{ coach_id: number; username: string }>(
      `SELECT c.coach_id, m.username FROM coach_client c JOIN account m ON m.id = c.member_id WHERE c.member_id = $1`,
      [accountId],
    );
    if (!pair) return;
    const ids = await this.coaches.filterByPermission([pair.coach_id], 'coaching.clients');
    const payload = FinishedByClientView.of({ ...session, member_username: pair.username });
    this.live.emit(SESSION_FINISHED, { audience: STAFF, ids }, payload);
  }

  /** Needs a session with at least one set; without one it is no training and completes no assignment. */
  private async record(accountId: number, sessionId: number): Promise<void> {
    const recorded = await this.db.row<{ id: number }>(RECORD, [sessionId]);
    await this.db.rows(DONE_ASSIGNMENT, [sessionId]);
    await this.duplicates.mark(accountId, [recorded!.id]);
  }

  /** Now or, for a forgotten session, the time of its last set; at most 24 hours after the start. */
  private endOf(session: SessionView): Temporal.Instant {
    const start = Temporal.Instant.from(session.started_at);
    const sets = session.exercises.flatMap(({ sets }) => sets.map(({ logged_at }) => logged_at));
    const logged = sets.filter(time => time !== null).map(time => Temporal.Instant.from(time));
    const end = this.isForgotten(session) ? latest([start, ...logged]) : latest([start, this.clock.now()]);
    const limit = start.add({ hours: MAX_OPEN_HOURS });
    return Temporal.Instant.compare(end, limit) > 0 ? limit : end;
  }
}

const latest = (instants: Temporal.Instant[]) =>
  instants.toSorted((one, other) => Temporal.Instant.compare(one, other)).at(-1)!;
