const METRICS = ['steps', 'distance_m', 'active_minutes', 'calories_kcal', 'floors', 'resting_heart_rate_bpm'] as const;

/**
 * For each figure of a day, the own entry of the member or else the largest value; a sum would count the same steps
 * twice.
 */
export const shownMetrics = (alias: string): string =>
  METRICS.map(
    metric =>
      `coalesce(max(${alias}.${metric}) FILTER (WHERE ${alias}.source = 'manual'), max(${alias}.${metric})) AS ${metric}`,
  ).join(', ');
