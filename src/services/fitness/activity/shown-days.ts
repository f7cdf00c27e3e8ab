const FIGURES = ['steps', 'distance_m', 'active_minutes', 'calories_kcal', 'floors', 'resting_heart_rate_bpm'] as const;

/**
 * SELECT list for the figures of a day, over `daily_metric` rows grouped by day: the value that the member
 * entered, else the largest of all sources. Sources are never summed: a phone and a watch count the same steps.
 */
export const shownFigures = (alias: string): string =>
  FIGURES.map(
    figure =>
      `coalesce(max(${alias}.${figure}) FILTER (WHERE ${alias}.source = 'manual'), max(${alias}.${figure})) AS ${figure}`,
  ).join(', ');
