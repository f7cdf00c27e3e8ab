import type { WorkoutExercise } from '../workouts/workout-exercise.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { offsetOf, type PageRequest } from '#kit/http/page';
import { pageFields } from '../paged-rows';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { isCounted } from '../activity/counted-sessions';
import { mondayOf } from '../days/days';
import { type MemberDay, MemberDays } from '../days/member-days';
import { percentReached } from '../days/metrics';
import { programPosition } from './program-position';
import { TodaysPlan } from './todays-plan';
import { ActiveProgramView, PlanPageView, ProgramsPageView, WorkoutLineView, WorkoutPageView } from './training.view';
import { type WorkoutCardView, workoutCard, workoutCardOf, workoutCardsOf } from './workout-card.view';

const RECENT_SESSIONS = 10;
const DAYS_ASSIGNMENTS_ARE_SHOWN = 30;
const MAX_SIMILAR = 4;

/** Finished sessions of the account `$1` with their totals. */
const FINISHED = `
  SELECT s.id, s.name, s.workout_slug, s.date, s.calories_kcal,
    round(extract(epoch FROM s.ended_at - s.started_at) / 60)::integer AS duration_minutes,
    done.sets, done.volume_kg
  FROM workout_session s
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS sets, coalesce(sum(t.weight_kg * t.reps), 0) AS volume_kg
    FROM session_exercise x JOIN session_set t ON t.session_exercise_id = x.id
    WHERE x.session_id = s.id AND t.logged_at IS NOT NULL
  ) done
  WHERE s.account_id = $1 AND s.status = 'finished'`;

const totals = (from: string) => `(
  SELECT to_json(total) FROM (
    SELECT count(*)::integer AS sessions, coalesce(sum(f.duration_minutes), 0)::integer AS minutes,
      coalesce(sum(f.sets), 0)::integer AS sets, coalesce(sum(f.volume_kg), 0) AS volume_kg
    FROM (${FINISHED} AND ${isCounted('s')} AND s.date BETWEEN ${from} AND ${from} + 6) f
  ) total)`;

/** `$2` is today, `$3` the Monday of its week, `$4` the workout planned for today. */
const PLAN = `
  SELECT
    ${workoutCardOf('WHERE w.id = $4::integer')} AS todays_workout,
    EXISTS (SELECT 1 FROM workout_session s WHERE s.account_id = $1 AND s.status = 'open') AS has_open_session,
    (
      SELECT json_agg(day ORDER BY day.date) FROM (
        SELECT days.date, days.date = $2::date AS is_today, planned.source,
          ${workoutCardOf('WHERE w.id = planned.workout_id')} AS workout,
          (SELECT count(*)::integer FROM workout_session s
            WHERE s.account_id = $1 AND ${isCounted('s')} AND s.date = days.date) AS finished_sessions
        FROM (SELECT $3::date + n AS date FROM generate_series(0, 6) n) days
        LEFT JOIN LATERAL (
          SELECT a.workout_id, 'assignment' AS source, 1 AS place, a.id FROM assignment a
          WHERE a.member_id = $1 AND a.starts_on = days.date
          UNION ALL
          SELECT d.workout_id, 'program', 2, 0 FROM program_enrollment e
          JOIN program_day d ON d.program_id = e.program_id
            AND d.week = (days.date - e.started_on) / 7 + 1 AND d.day = (days.date - e.started_on) % 7 + 1
          WHERE e.account_id = $1 AND e.status = 'active' AND e.started_on <= days.date
          ORDER BY place, id LIMIT 1
        ) planned ON true
      ) day
    ) AS week,
    (
      SELECT coalesce(json_agg(given), '[]') FROM (
        SELECT a.id, a.starts_on, a.starts_on AS "startsOn", a.note, c.first_name || ' ' || c.last_name AS coach,
          a.session_id IS NOT NULL AS is_done, ${workoutCardOf('WHERE w.id = a.workout_id')} AS workout
        FROM assignment a LEFT JOIN account c ON c.id = a.coach_id
        WHERE a.member_id = $1 AND (a.session_id IS NULL OR a.starts_on > $2::date - ${DAYS_ASSIGNMENTS_ARE_SHOWN})
        ORDER BY a.starts_on, a.id LIMIT 100
      ) given
    ) AS assigned,
    ${workoutCardsOf('JOIN saved_workout s ON s.workout_id = w.id AND s.account_id = $1 ORDER BY s.created_at DESC, w.id')} AS saved,
    ${workoutCardsOf('ORDER BY w.updated_at DESC, w.id DESC LIMIT $5 OFFSET $6')} AS library,
    (SELECT count(*)::integer FROM workout) AS workouts,
    (SELECT coalesce(json_agg(f), '[]') FROM (
      ${FINISHED} ORDER BY s.date DESC, s.id DESC LIMIT ${RECENT_SESSIONS}) f) AS recent_sessions,
    ${totals('$3::date')} AS this_week,
    ${totals('$3::date - 7')} AS last_week`;

/** The active program of account `$1`. A workout done several times on one day counts once. */
const ACTIVE_PROGRAM = `
  SELECT p.slug, p.name, p.image_url, e.started_on, planned.weeks, planned.workouts,
    least(planned.workouts, (
      SELECT count(DISTINCT (s.date, s.workout_id)) FROM workout_session s
      WHERE s.account_id = $1 AND ${isCounted('s')} AND s.date >= e.started_on
        AND EXISTS (SELECT 1 FROM program_day d WHERE d.program_id = p.id AND d.workout_id = s.workout_id)
    ))::integer AS workouts_done
  FROM program_enrollment e JOIN program p ON p.id = e.program_id
  CROSS JOIN LATERAL (
    SELECT coalesce(max(d.week), 0) AS weeks, count(*)::integer AS workouts FROM program_day d WHERE d.program_id = p.id
  ) planned
  WHERE e.account_id = $1 AND e.status = 'active'`;

const PROGRAMS = `
  SELECT p.slug, p.name, p.description, p.goal, p.difficulty, p.image_url,
    coalesce(planned.weeks, 0) AS weeks, coalesce(planned.workouts, 0) AS workouts, e.id IS NOT NULL AS is_active
  FROM program p
  LEFT JOIN (
    SELECT program_id, max(week) AS weeks, count(*)::integer AS workouts FROM program_day GROUP BY program_id
  ) planned ON planned.program_id = p.id
  LEFT JOIN program_enrollment e ON e.program_id = p.id AND e.account_id = $1 AND e.status = 'active'
  ORDER BY p.updated_at DESC, p.id DESC`;

const LINES = `
  SELECT ${WorkoutLineView.columns<WorkoutExercise>('l', { slug: 'x.slug', name: 'x.name', muscle: 'x.muscle', equipment: 'x.equipment', image_url: 'x.image_url' })}
  FROM workout_exercise l JOIN exercise x ON x.id = l.exercise_id WHERE l.workout_id = w.id ORDER BY l.position`;

const WORKOUT = `
  SELECT ${workoutCard('w')}, w.description,
    (SELECT coalesce(json_agg(line), '[]') FROM (${LINES}) line) AS exercises,
    ARRAY(SELECT x.muscle FROM workout_exercise l JOIN exercise x ON x.id = l.exercise_id WHERE l.workout_id = w.id
      GROUP BY x.muscle ORDER BY sum(l.sets) DESC, x.muscle) AS muscles,
    ARRAY(SELECT DISTINCT x.equipment FROM workout_exercise l JOIN exercise x ON x.id = l.exercise_id
      WHERE l.workout_id = w.id AND x.equipment <> 'none' ORDER BY 1) AS equipment,
    done.times::integer AS times_done, done.last_on AS last_done_on,
    (SELECT coalesce(json_agg(json_build_object('slug', p.slug, 'name', p.name) ORDER BY p.id), '[]') FROM program p
      WHERE EXISTS (SELECT 1 FROM program_day d WHERE d.program_id = p.id AND d.workout_id = w.id)) AS programs,
    (SELECT coalesce(json_agg(card), '[]') FROM (
      SELECT ${workoutCard('o')} FROM workout o WHERE o.kind = w.kind AND o.id <> w.id
      ORDER BY o.difficulty <> w.difficulty, abs(o.duration_minutes - w.duration_minutes), o.id LIMIT ${MAX_SIMILAR}) card) AS similar
  FROM workout w
  CROSS JOIN LATERAL (
    SELECT count(*) AS times, max(s.date) AS last_on FROM workout_session s
    WHERE s.account_id = $1 AND ${isCounted('s')} AND s.workout_id = w.id
  ) done
  WHERE w.slug = $2`;

type PlanRow = Omit<
  RowOf<typeof PlanPageView>,
  'date' | 'today' | 'active_program' | keyof ReturnType<typeof pageFields>
> & {
  workouts: number;
  todays_workout: WorkoutCardView | null;
  has_open_session: boolean;
};
type ActiveRow = Pick<
  RowOf<typeof ActiveProgramView>,
  'slug' | 'name' | 'image_url' | 'started_on' | 'weeks' | 'workouts' | 'workouts_done'
>;

@Injectable()
export class TrainingQueries {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
    private readonly plan: TodaysPlan,
  ) {}

  async planPage(accountId: number, request: PageRequest): Promise<PlanPageView> {
    const day = await this.days.of(accountId);
    const planned = await this.plan.of(day);
    const values = [accountId, day.today, mondayOf(day.today), planned?.workout_id ?? null];
    const library = [request.limit, offsetOf(request)];
    const row = (await this.db.row<PlanRow>(PLAN, [...values, ...library]))!;
    const { todays_workout: workout, has_open_session } = row;
    return PlanPageView.of({
      ...row,
      ...pageFields({ ...request, rows: [], total: row.workouts }),
      date: day.today,
      today: planned && workout ? { source: planned.source, workout, has_open_session } : null,
      active_program: await this.activeProgram(day),
    });
  }

  async programsPage(accountId: number): Promise<ProgramsPageView> {
    const programs = await this.db.rows<ProgramsPageView['programs'][number]>(PROGRAMS, [accountId]);
    return { active: await this.activeProgram(await this.days.of(accountId)), programs };
  }

  async workoutPage(accountId: number, slug: string): Promise<WorkoutPageView> {
    const row = await this.db.rowOr<RowOf<typeof WorkoutPageView>>(NotFound, WORKOUT, [accountId, slug]);
    return WorkoutPageView.of(row);
  }

  private async activeProgram({ accountId, today }: MemberDay): Promise<ActiveProgramView | null> {
    const row = await this.db.row<ActiveRow>(ACTIVE_PROGRAM, [accountId]);
    if (!row) return null;
    const percent = row.workouts === 0 ? 0 : percentReached(row.workouts_done, row.workouts);
    return ActiveProgramView.of({ ...row, ...programPosition(row.started_on, today, row.weeks), percent });
  }
}
