import type { Metric } from '../days/metrics';
import { shownMetrics } from './shown-days';

export interface DayMetrics {
  date: string;
  steps: Metric;
  distance_m: Metric;
  active_minutes: Metric;
  calories_kcal: Metric;
  floors: Metric;
  resting_heart_rate_bpm: Metric;
  workouts: number;
  workout_minutes: number;
}

const ENTERED = (metric: string) => `max(m.${metric}) FILTER (WHERE m.source = 'manual')`;
const greatestOf = (metric: string, trained: string) =>
  `coalesce(metric.entered_${metric}, greatest(metric.${metric}, trained.${trained})) AS ${metric}`;

/** A training past midnight counts on the day of its start, with at most the minutes of one day. */
const MINUTES_OF_A_DAY = 1440;

/**
 * SQL with one row per day of an account; the arguments are SQL, too. Day figures and trainings overlap, so they are
 * never summed.
 */
export const dayMetrics = (account: string, from: string, to: string): string => `
  SELECT day.date, metric.steps, ${greatestOf('distance_m', 'distance_m')},
    ${greatestOf('active_minutes', 'active_minutes')}, ${greatestOf('calories_kcal', 'calories_kcal')}, metric.floors,
    coalesce(reading.resting_heart_rate_bpm, metric.resting_heart_rate_bpm) AS resting_heart_rate_bpm,
    coalesce(trained.workouts, 0)::integer AS workouts, coalesce(trained.minutes, 0) AS workout_minutes
  FROM (SELECT generate_series(${from}::date, ${to}::date, '1 day')::date AS date) day
  LEFT JOIN (
    SELECT m.date, ${shownMetrics('m')}, ${['distance_m', 'active_minutes', 'calories_kcal']
      .map(metric => `${ENTERED(metric)} AS entered_${metric}`)
      .join(', ')}
    FROM daily_metric m WHERE m.account_id = ${account} AND m.date BETWEEN ${from} AND ${to} GROUP BY m.date
  ) metric ON metric.date = day.date
  LEFT JOIN (
    SELECT a.date, count(*) AS workouts, sum(a.calories_kcal) AS calories_kcal, sum(a.distance_m) AS distance_m,
      round(sum(extract(epoch FROM a.ended_at - a.started_at)) / 60)::integer AS minutes,
      least(round(sum(extract(epoch FROM a.ended_at - a.started_at)) / 60), ${MINUTES_OF_A_DAY})::integer AS active_minutes
    FROM activity a
    WHERE a.account_id = ${account} AND a.date BETWEEN ${from} AND ${to} AND a.duplicate_of_id IS NULL GROUP BY a.date
  ) trained ON trained.date = day.date
  LEFT JOIN health_reading reading ON reading.account_id = ${account} AND reading.date = day.date`;

export const DAY_METRICS = dayMetrics('$1', '$2', '$3');
