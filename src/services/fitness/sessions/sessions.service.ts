import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { lockBySlug } from '../catalogue/lock-by-slug';
import { MemberDays } from '../days/member-days';
import { Exercise } from '../exercises/exercise.entity';
import type { DoneSetBody } from './session.dto';
import { SessionFinishing } from './session-finishing';
import { SessionOpening } from './session-opening';
import { SessionQueries } from './session.queries';
import type { SessionView } from './session.view';
import { NoOpenSession, SessionFull, SessionOpen } from './sessions.refusals';
import { WorkoutSession } from './workout-session.entity';

const MAX_SETS = 50;
const MAX_EXERCISES = 50;

/** Logs or replaces a set; the number after the last one adds a set. A replaced set starts no new rest. */
const LOG_SET = `
  WITH logged AS (
    INSERT INTO session_set AS stored (session_exercise_id, number, weight_kg, reps, rpe, logged_at)
    SELECT x.id, $3, $4, CASE WHEN $7 THEN $5 ELSE x.reps END, $6, $8 FROM session_exercise x
    WHERE x.session_id = $1 AND x.slug = $2 AND $3 <= ${MAX_SETS}
      AND $3 <= (SELECT count(*) + 1 FROM session_set t WHERE t.session_exercise_id = x.id)
    ON CONFLICT (session_exercise_id, number) DO UPDATE SET weight_kg = excluded.weight_kg, reps = excluded.reps,
      rpe = excluded.rpe, logged_at = coalesce(stored.logged_at, excluded.logged_at)
    RETURNING session_exercise_id, logged_at
  )
  UPDATE workout_session s SET updated_at = now(),
    rest_until = CASE WHEN logged.logged_at = $8::timestamptz
      THEN logged.logged_at + x.rest_seconds * interval '1 second' ELSE s.rest_until END
  FROM logged JOIN session_exercise x ON x.id = logged.session_exercise_id
  WHERE s.id = $1 RETURNING s.id`;

const ADD_EXERCISE = `
  WITH added AS (
    INSERT INTO session_exercise (session_id, exercise_id, position, slug, name, muscle, equipment, image_url, reps, rest_seconds)
    SELECT $1, x.id, (SELECT coalesce(max(position), 0) + 1 FROM session_exercise WHERE session_id = $1), x.slug, x.name,
      x.muscle, x.equipment, x.image_url, 10, 60
    FROM exercise x WHERE x.id = $2
    ON CONFLICT (session_id, slug) DO NOTHING
    RETURNING id, slug
  ), planned AS (
    INSERT INTO session_set (session_exercise_id, number) SELECT added.id, n FROM added, generate_series(1, 3) n
  )
  UPDATE workout_session SET current_slug = coalesce(current_slug, (SELECT slug FROM added)), updated_at = now()
  WHERE id = $1`;

const REMOVE_EXERCISE = `
  WITH removed AS (DELETE FROM session_exercise WHERE session_id = $1 AND slug = $2 RETURNING slug, position)
  UPDATE workout_session s SET updated_at = now(),
    current_slug = CASE WHEN s.current_slug = removed.slug THEN (
      SELECT x.slug FROM session_exercise x WHERE x.session_id = $1 AND x.slug <> removed.slug
      ORDER BY x.position < removed.position, x.position LIMIT 1) ELSE s.current_slug END
  FROM removed WHERE s.id = $1 RETURNING s.id`;

/** The open session. Changes of one account are serialized across devices. */
@Injectable()
export class Sessions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly days: MemberDays,
    private readonly opening: SessionOpening,
    private readonly finishing: SessionFinishing,
    private readonly queries: SessionQueries,
  ) {}

  /** The open session, opened from today's plan when there is none. */
  async current(accountId: number): Promise<SessionView> {
    const open = await this.queries.open(accountId);
    return open && !this.finishing.isForgotten(open) ? open : this.openNew(accountId, async () => undefined);
  }

  /**
   * Starts the workout, or today's without a slug. Continues an open session of the same workout; replaces one of another
   * workout that has neither a logged set nor notes.
   */
  async start(accountId: number, slug: string | undefined): Promise<SessionView> {
    const day = await this.days.of(accountId);
    return this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      await this.finishing.endForgotten(accountId);
      const chosen =
        slug === undefined
          ? undefined
          : await this.db.rowOr<{ id: number }>(NotFound, 'SELECT id FROM workout WHERE slug = $1', [slug]);
      const open = await this.queries.open(accountId);
      if (open && (slug === undefined || open.workout_slug === slug)) return open;
      if (open && (open.sets_done > 0 || open.notes !== '')) throw SessionOpen();
      if (open) await this.discardOpen(accountId);
      await this.opening.open(day, chosen?.id);
      return (await this.queries.open(accountId))!;
    });
  }

  /** Discards the open session and opens a new one. */
  async restart(accountId: number): Promise<SessionView> {
    return this.openNew(accountId, async () => this.discardOpen(accountId));
  }

  async logSet(accountId: number, number: number, body: DoneSetBody): Promise<SessionView> {
    return this.change(accountId, async ({ id, current_slug }) => {
      const slug = body.exercise ?? current_slug;
      const { weightKg, reps, rpe } = body;
      const now = this.clock.now().toString();
      const values = [id, slug, number, weightKg ?? null, reps ?? null, rpe ?? null, reps !== undefined, now];
      if (!(await this.db.row(LOG_SET, values, { prepared: true }))) throw NotFound();
    });
  }

  async skipRest(accountId: number): Promise<SessionView> {
    return this.update(accountId, { restUntil: null });
  }

  async setNotes(accountId: number, notes: string): Promise<SessionView> {
    return this.update(accountId, { note: notes });
  }

  /** Adds the exercise at the end; an exercise of the session stays unchanged. */
  async addExercise(accountId: number, slug: string): Promise<SessionView> {
    return this.change(accountId, async ({ id, exercises }) => {
      const exercise = await lockBySlug(this.db, Exercise, slug);
      if (exercises >= MAX_EXERCISES) throw SessionFull();
      await this.db.rows(ADD_EXERCISE, [id, exercise.id]);
    });
  }

  async selectExercise(accountId: number, slug: string): Promise<SessionView> {
    return this.change(accountId, async ({ id }) => {
      await this.db.rowOr(
        NotFound,
        `UPDATE workout_session SET current_slug = $2, updated_at = now()
         WHERE id = $1 AND EXISTS (SELECT 1 FROM session_exercise WHERE session_id = $1 AND slug = $2) RETURNING id`,
        [id, slug],
      );
    });
  }

  async removeExercise(accountId: number, slug: string): Promise<SessionView> {
    return this.change(accountId, async ({ id }) => {
      if (!(await this.db.row(REMOVE_EXERCISE, [id, slug]))) throw NotFound();
    });
  }

  private async discardOpen(accountId: number): Promise<void> {
    const discarded = { status: 'discarded', endedAt: this.clock.date(), restUntil: null } as const;
    await this.db.of(WorkoutSession).update({ accountId, status: 'open' }, discarded);
  }

  private async update(accountId: number, values: Partial<WorkoutSession>): Promise<SessionView> {
    return this.change(accountId, async ({ id }) => {
      await this.db.of(WorkoutSession).update({ id }, values);
    });
  }

  private async openNew(accountId: number, before: () => Promise<void>): Promise<SessionView> {
    const day = await this.days.of(accountId);
    return this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      await this.finishing.endForgotten(accountId);
      await before();
      const session = await this.queries.open(accountId);
      if (session) return session;
      await this.opening.open(day);
      return (await this.queries.open(accountId))!;
    });
  }

  /** Runs `work` on the open session. A forgotten one cannot be changed any more. @throws NoOpenSession */
  private async change(
    accountId: number,
    work: (session: { id: number; current_slug: string | null; exercises: number }) => Promise<void>,
  ): Promise<SessionView> {
    return this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      const session = await this.db.rowOr<{ id: number; current_slug: string | null; exercises: number }>(
        NoOpenSession,
        `SELECT s.id, s.current_slug, (SELECT count(*)::integer FROM session_exercise x WHERE x.session_id = s.id) AS exercises
         FROM workout_session s WHERE s.account_id = $1 AND s.status = 'open' AND s.started_at > $2`,
        [accountId, this.finishing.forgottenSince()],
        { prepared: true },
      );
      await work(session);
      return this.queries.byId(session.id);
    });
  }
}
