const FIGURES = ['steps', 'distance_m', 'active_minutes', 'calories_kcal', 'floors', 'resting_heart_rate_bpm'] as const;

/**
 * The SELECT list of the figures shown of a day, over the rows of `daily_metric` that are grouped by it: what the member
 * entered, else the largest that a source has. Sources are never added up: a phone and a watch count the same steps.
 */
export const shownFigures = (alias: string): string =>
  FIGURES.map(
    figure =>
      `coalesce(max(${alias}.${figure}) FILTER (WHERE ${alias}.source = 'manual'), max(${alias}.${figure})) AS ${figure}`,
  ).join(', ');
