import type { Activity } from './activity.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import type { MemberDay } from '../days/member-days';
import {
  ActivityComparisonView,
  ActivityExerciseView,
  ActivityKindView,
  ActivityView,
  type Granularity,
  OneActivityView,
  type RecordView,
} from './activity.view';
import { DAY_METRICS, dayMetrics, type DayMetrics } from './day-metrics';

type ActivityRow = RowOf<typeof ActivityView>;

const EXPRESSIONS = {
  source_name: 'k.name',
  is_duplicate: 'a.duplicate_of_id IS NOT NULL',
};
const KEY = `LEFT JOIN ingest_key k ON k.id = CASE WHEN a.source LIKE 'key:%' THEN substr(a.source, 5)::integer END`;
const MINUTES = 'extract(epoch FROM a.ended_at - a.started_at) / 60';

const KINDS = `
  SELECT a.kind, count(*)::integer AS workouts, round(sum(${MINUTES}))::integer AS minutes,
    sum(a.distance_m) AS distance_m, sum(a.calories_kcal) AS calories_kcal
  FROM activity a WHERE a.account_id = $1 AND a.date BETWEEN $2 AND $3 AND a.duplicate_of_id IS NULL
  GROUP BY a.kind ORDER BY minutes DESC, a.kind`;

const best = (metric: string) => `(
  SELECT '${metric}' AS figure, ${metric} AS value, date, NULL AS slug FROM shown
  WHERE ${metric} > 0 ORDER BY ${metric} DESC, date LIMIT 1)`;
const bestWorkout = (name: string, value: string) => `(
  SELECT '${name}' AS figure, round((${value})::numeric, 1) AS value, date, slug FROM counted a
  WHERE ${value} > 0 ORDER BY ${value} DESC, date, id LIMIT 1)`;

/** Over all days of a member up to $3: the best value of each figure, and the longest runs of days with at least $2 steps. */
const RECORDS = `
  WITH shown AS MATERIALIZED (
    SELECT f.* FROM (SELECT least(
      (SELECT min(date) FROM daily_metric WHERE account_id = $1), (SELECT min(date) FROM activity WHERE account_id = $1)
    ) AS first) since
    CROSS JOIN LATERAL (${dayMetrics('$1', 'since.first', '$3::date')}) f
  ), counted AS MATERIALIZED (
    SELECT a.* FROM activity a WHERE a.account_id = $1 AND a.duplicate_of_id IS NULL
  ), streak AS (
    SELECT count(*) AS days, max(date) AS last
    FROM (SELECT date, date - row_number() OVER (ORDER BY date)::integer AS run FROM shown WHERE steps >= $2) reached
    GROUP BY run
  )
  SELECT (SELECT coalesce(max(days), 0) FROM streak) AS longest,
    coalesce((SELECT days FROM streak WHERE last BETWEEN $3::date - 1 AND $3::date ORDER BY last DESC LIMIT 1), 0) AS current,
    (SELECT coalesce(jsonb_agg(record), '[]') FROM (
      ${['steps', 'distance_m', 'active_minutes', 'calories_kcal', 'floors'].map(best).join(' UNION ALL ')}
      UNION ALL ${bestWorkout('longest_workout_minutes', MINUTES)}
      UNION ALL ${bestWorkout('farthest_workout_m', 'a.distance_m')}
    ) record) AS records`;

export interface Records {
  longest: number;
  current: number;
  records: RecordView[];
}

@Injectable()
export class ActivityQueries {
  constructor(private readonly db: Database) {}

  /** One row per day from `from` to `to`; `period` is the first day of its week or month. */
  async days(accountId: number, from: string, to: string, granularity: Granularity) {
    return this.db.rows<DayMetrics & { period: string }>(
      `SELECT figures.*, date_trunc($4, figures.date)::date AS period FROM (${DAY_METRICS}) figures ORDER BY date`,
      [accountId, from, to, granularity.slice(0, -1)],
    );
  }

  async latest(accountId: number, request: PageRequest): Promise<Page<ActivityView>> {
    const page = await listPage<ActivityRow>(this.db, request, {
      columns: ActivityView.columns<Activity>('a', EXPRESSIONS),
      from: 'activity a',
      join: KEY,
      where: [sql`a.account_id = ${accountId}`],
      order: 'a.started_at DESC, a.id DESC',
    });
    return mapPage(page, ActivityView.of);
  }

  async kinds(accountId: number, from: string, to: string): Promise<ActivityKindView[]> {
    return (await this.db.rows<RowOf<typeof ActivityKindView>>(KINDS, [accountId, from, to])).map(ActivityKindView.of);
  }

  async records({ accountId, today }: MemberDay, stepsGoal: number): Promise<Records> {
    return (await this.db.row<Records>(RECORDS, [accountId, stepsGoal, today]))!;
  }

  /** Includes averages of earlier trainings of the same kind, and the exercises of a session. */
  async get(accountId: number, slug: string): Promise<OneActivityView> {
    const row = await this.db.rowOr<
      ActivityRow & { id: number; session_id: number | null; duplicate_of_slug: string | null }
    >(
      NotFound,
      `SELECT ${ActivityView.columns<Activity>('a', EXPRESSIONS)}, a.id, a.session_id, other.slug AS duplicate_of_slug
       FROM activity a ${KEY} LEFT JOIN activity other ON other.id = a.duplicate_of_id
       WHERE a.account_id = $1 AND a.slug = $2`,
      [accountId, slug],
    );
    const comparison = await this.db.row<RowOf<typeof ActivityComparisonView>>(
      `SELECT count(*)::integer AS activities, round(avg(${MINUTES})::numeric, 1) AS average_minutes,
         round(avg(a.distance_m), 1) AS average_distance_m, round(avg(a.calories_kcal), 1) AS average_calories_kcal,
         round(avg(a.average_heart_rate_bpm))::integer AS average_heart_rate_bpm
       FROM activity a WHERE a.account_id = $1 AND a.kind = $2 AND a.date BETWEEN $3::date - 90 AND $3::date
         AND a.started_at < $4 AND a.id <> $5 AND a.duplicate_of_id IS NULL`,
      [accountId, row.kind, row.date, row.started_at, row.id],
    );
    return {
      ...ActivityView.of(row),
      duplicate_of_slug: row.duplicate_of_slug,
      comparison: ActivityComparisonView.of(comparison!),
      exercises: row.session_id === null ? [] : await this.exercises(row.session_id),
    };
  }

  private async exercises(sessionId: number): Promise<ActivityExerciseView[]> {
    const rows = await this.db.rows<RowOf<typeof ActivityExerciseView>>(
      `SELECT e.slug, e.name, count(*)::integer AS sets, sum(s.reps)::integer AS reps,
         sum(s.weight_kg * s.reps) AS volume_kg, max(s.weight_kg) AS heaviest_kg
       FROM session_exercise e JOIN session_set s ON s.session_exercise_id = e.id AND s.logged_at IS NOT NULL
       WHERE e.session_id = $1 GROUP BY e.id ORDER BY e.position, e.id`,
      [sessionId],
    );
    return rows.map(ActivityExerciseView.of);
  }
}
