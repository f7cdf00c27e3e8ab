import { daysAfter, daysBetween } from '../days/days';
import { type Metric, rounded } from '../days/metrics';

export interface Weighing {
  date: string;
  weight_kg: number;
}

/** Weight change in kilograms per day, by linear regression. Null for readings of one day. */
export function slopeOf(weighings: readonly Weighing[]): Metric {
  const first = weighings[0];
  if (!first) return null;
  const points = weighings.map(({ date, weight_kg }) => ({ x: daysBetween(first.date, date), y: weight_kg }));
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean(point => point.x), mean(point => point.y)];
  const spread = mean(point => (point.x - x) ** 2);
  return spread === 0 ? null : mean(point => (point.x - x) * (point.y - y)) / spread;
}

/** Shorter spans give no reliable trend. */
const MIN_TREND_DAYS = 7;
/** Dates farther away are not forecast. */
const MAX_DAYS = 5 * 365;

export const GOAL_STATUSES = ['reached', 'on_track', 'behind', 'away', 'unknown'] as const;
export type GoalStatus = (typeof GOAL_STATUSES)[number];

export interface WeightGoalValues {
  target_weight_kg: number;
  start_weight_kg: Metric;
  started_on: string;
  target_date: string | null;
}

export interface Forecast {
  status: GoalStatus;
  percent: Metric;
  remaining_kg: Metric;
  projected_on: string | null;
  /** Change per week needed to reach the goal in time; negative to lose weight. */
  needed_kg_a_week: Metric;
}

/** Progress of a goal that keeps the weight: 1 at the target, 0.5 at a distance of a tenth of it. */
const nearness = (target: number, remaining: number): number => 1 / (1 + Math.abs(remaining) / (target / 10));

/** Whether and when the goal is reached if the trend of `lately`, which ends with the latest weighing, continues. */
export function forecastOf(goal: WeightGoalValues, lately: readonly Weighing[], today: string): Forecast {
  const latest = lately.at(-1);
  if (!latest)
    return { status: 'unknown', percent: null, remaining_kg: null, projected_on: null, needed_kg_a_week: null };
  const start = goal.start_weight_kg ?? latest.weight_kg;
  const way = goal.target_weight_kg - start;
  const remaining = goal.target_weight_kg - latest.weight_kg;
  const reached = way === 0 ? remaining === 0 : Math.sign(way) * remaining <= 0;
  const share = way === 0 ? nearness(goal.target_weight_kg, remaining) : (way - remaining) / way;
  const percent = reached ? 100 : Math.max(0, Math.min(99, Math.round(share * 100)));
  const daysLeft = goal.target_date === null ? 0 : daysBetween(today, goal.target_date);
  const needed = daysLeft > 0 && !reached ? rounded((remaining / daysLeft) * 7, 2) : null;
  const shared = { percent, remaining_kg: reached ? 0 : rounded(remaining, 2), needed_kg_a_week: needed };
  if (reached) return { ...shared, status: 'reached', projected_on: null };
  const slope = daysBetween(lately[0]!.date, latest.date) >= MIN_TREND_DAYS ? slopeOf(lately) : null;
  if (slope === null) return { ...shared, status: 'unknown', projected_on: null };
  if (slope * remaining <= 0) return { ...shared, status: 'away', projected_on: null };
  const days = Math.ceil(remaining / slope);
  if (days > MAX_DAYS) return { ...shared, status: 'behind', projected_on: null };
  const projected = daysAfter(latest.date, days);
  const late = goal.target_date !== null && projected > goal.target_date;
  return { ...shared, status: late ? 'behind' : 'on_track', projected_on: projected < today ? today : projected };
}

export const BMI_CATEGORIES = ['underweight', 'normal', 'overweight', 'obese'] as const;
export type BmiCategory = (typeof BMI_CATEGORIES)[number];

/** Body mass index with the classes of the World Health Organization for adults. */
export function bmiOf(weightKg: number, heightCm: number): { value: number; category: BmiCategory } {
  const value = rounded(weightKg / (heightCm / 100) ** 2, 1);
  const category = value < 18.5 ? 'underweight' : value < 25 ? 'normal' : value < 30 ? 'overweight' : 'obese';
  return { value, category };
}
