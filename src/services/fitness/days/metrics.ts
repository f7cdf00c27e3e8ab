/** A figure of a day; null if it is unknown, which is not 0. */
export type Metric = number | null;

export function rounded(value: number, places = 0): number {
  const shift = 10 ** places;
  return Math.round((value + Math.sign(value) * Number.EPSILON) * shift) / shift;
}

export const knownMetrics = (metrics: readonly Metric[]): number[] => metrics.filter(metric => metric !== null);

/** Average over the days with a figure; null without any. */
export function average(metrics: readonly Metric[], places = 0): Metric {
  const values = knownMetrics(metrics);
  return values.length === 0 ? null : rounded(values.reduce((sum, value) => sum + value, 0) / values.length, places);
}

export function total(metrics: readonly Metric[], places = 2): Metric {
  const values = knownMetrics(metrics);
  return values.length === 0
    ? null
    : rounded(
        values.reduce((sum, value) => sum + value, 0),
        places,
      );
}

/** Whole percent of a goal, above 100 beyond it. Never rounded up to 100. */
export function percentOfGoal(value: Metric, goal: number): number {
  const percent = ((value ?? 0) / goal) * 100;
  return percent >= 100 ? Math.round(percent) : Math.min(99, Math.round(percent));
}

/** As `percentOfGoal`, at most 100: for goals that are reached once. */
export const percentReached = (value: Metric, goal: number): number => Math.min(100, percentOfGoal(value, goal));

export type Direction = 'up' | 'down' | 'level';

export interface Trend {
  average: Metric;
  average_before: Metric;
  change: Metric;
  change_percent: Metric;
  direction: Direction | null;
}

/** A change of at most this share counts as level. */
const LEVEL_SHARE = 0.01;

/** Compares the averages of a period and of the one before; days without a figure are ignored. */
export function trendOf(now: readonly Metric[], before: readonly Metric[], places = 0): Trend {
  const [current, earlier] = [average(now, places), average(before, places)];
  if (current === null || earlier === null)
    return { average: current, average_before: earlier, change: null, change_percent: null, direction: null };
  const change = rounded(current - earlier, places);
  const level = Math.abs(change) <= Math.abs(earlier) * LEVEL_SHARE;
  return {
    average: current,
    average_before: earlier,
    change,
    change_percent: earlier === 0 ? null : rounded((change / earlier) * 100, 1),
    direction: level ? 'level' : change > 0 ? 'up' : 'down',
  };
}
