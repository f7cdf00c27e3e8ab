import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { ActivityView } from '../activity/activity.view';
import { ActivityQueries } from '../activity/activity.queries';
import { DAY_METRICS, type DayMetrics } from '../activity/day-metrics';
import { type Metric, knownMetrics, total, trendOf } from '../days/metrics';
import { daysBefore, mondayOf } from '../days/days';
import { goalProgress, seriesOf } from '../days/metrics.view';
import { type MemberDay, MemberDays } from '../days/member-days';
import { Goals, type GoalsView, ringsOf } from '../goals/goals';
import type { OverviewPageView, OverviewWeightView } from './overview.view';

interface Day extends DayMetrics {
  asleep_minutes: Metric;
  deep_minutes: Metric;
  rem_minutes: Metric;
  light_minutes: Metric;
  awake_minutes: Metric;
  quality: Metric;
  eaten_kcal: Metric;
  glasses: Metric;
}

const DAYS = `
  SELECT figures.*, night.asleep_minutes, night.deep_minutes, night.rem_minutes, night.light_minutes,
    night.awake_minutes, night.quality, eaten.eaten_kcal, water.glasses
  FROM (${DAY_METRICS}) figures
  LEFT JOIN sleep_night night ON night.account_id = $1 AND night.date = figures.date
  LEFT JOIN hydration_day water ON water.account_id = $1 AND water.date = figures.date
  LEFT JOIN (
    SELECT date, sum(calories_kcal) AS eaten_kcal FROM meal
    WHERE account_id = $1 AND date BETWEEN $2 AND $3 GROUP BY date
  ) eaten ON eaten.date = figures.date
  ORDER BY figures.date`;

const WEIGHT = `
  SELECT r.weight_kg, r.date, (SELECT target_weight_kg FROM weight_goal WHERE account_id = $1) AS target_weight_kg
  FROM body_reading r WHERE r.account_id = $1 AND r.weight_kg IS NOT NULL ORDER BY r.date DESC LIMIT 1`;

const SHOWN_DAYS = 7;
const MAX_LATEST = 5;
/** More trainings than a day has, so that all of today's are included. */
const MAX_TODAY = 20;

@Injectable()
export class Overview {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
    private readonly goals: Goals,
    private readonly activity: ActivityQueries,
  ) {}

  async page(accountId: number): Promise<OverviewPageView> {
    const day = await this.days.of(accountId);
    const [goals, days, latest, weight] = await Promise.all([
      this.goals.read(),
      this.db.rows<Day>(DAYS, [accountId, daysBefore(day.today, 2 * SHOWN_DAYS - 1), day.today]),
      this.activity.latest(accountId, { page: 1, limit: MAX_TODAY }),
      this.db.row<OverviewWeightView>(WEIGHT, [accountId]),
    ]);
    return pageOf({ day, goals, days, latest: latest.rows, weight: weight ?? null });
  }
}

interface Read {
  day: MemberDay;
  goals: GoalsView;
  /** The last two weeks, today last. */
  days: Day[];
  latest: ActivityView[];
  weight: OverviewWeightView | null;
}

function pageOf({ day, goals, days, latest, weight }: Read): OverviewPageView {
  const today = days.at(-1)!;
  const [before, week] = [days.slice(0, SHOWN_DAYS), days.slice(SHOWN_DAYS)];
  const trend = (metric: (row: Day) => Metric) => trendOf(week.map(metric), before.map(metric));
  const night = week.findLast(row => row.asleep_minutes !== null);
  const pulse = week.findLast(row => row.resting_heart_rate_bpm !== null);
  const pulses = knownMetrics(week.map(row => row.resting_heart_rate_bpm));
  const monday = mondayOf(day.today);
  const sinceMonday = days.filter(row => row.date >= monday);
  const series = (metric: (row: Day) => Metric) => seriesOf(week, metric);
  return {
    date: day.today,
    timezone: day.zone,
    goals,
    rings: ringsOf(today, goals),
    steps: {
      ...goalProgress(today.steps, goals.steps),
      distance_m: today.distance_m,
      floors: today.floors,
      goal_days: week.filter(row => row.steps !== null && row.steps >= goals.steps).length,
      trend: trend(row => row.steps),
      series: series(row => row.steps),
    },
    calories: {
      burned: goalProgress(today.calories_kcal, goals.calories_kcal),
      eaten: goalProgress(today.eaten_kcal, goals.eaten_kcal),
      trend: trend(row => row.calories_kcal),
      burned_series: series(row => row.calories_kcal),
      eaten_series: series(row => row.eaten_kcal),
    },
    sleep: {
      ...goalProgress(night?.asleep_minutes ?? null, goals.sleep_minutes),
      date: night?.date ?? null,
      deep_minutes: night?.deep_minutes ?? null,
      rem_minutes: night?.rem_minutes ?? null,
      light_minutes: night?.light_minutes ?? null,
      awake_minutes: night?.awake_minutes ?? null,
      quality: night?.quality ?? null,
      trend: trend(row => row.asleep_minutes),
      series: series(row => row.asleep_minutes),
    },
    heart_rate: {
      resting_bpm: pulse?.resting_heart_rate_bpm ?? null,
      date: pulse?.date ?? null,
      lowest_bpm: pulses.length > 0 ? Math.min(...pulses) : null,
      highest_bpm: pulses.length > 0 ? Math.max(...pulses) : null,
      trend: trend(row => row.resting_heart_rate_bpm),
      series: series(row => row.resting_heart_rate_bpm),
    },
    workouts: {
      week_from: monday,
      week_workouts: total(sinceMonday.map(row => row.workouts)) ?? 0,
      week_minutes: total(sinceMonday.map(row => row.workout_minutes)) ?? 0,
      today: latest.filter(activity => activity.date === day.today),
      latest: latest.slice(0, MAX_LATEST),
    },
    hydration: goalProgress(today.glasses, goals.water_glasses),
    weight,
  };
}
