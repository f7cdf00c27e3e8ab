const FIGURES = ['steps', 'distance_m', 'active_minutes', 'calories_kcal', 'floors', 'resting_heart_rate_bpm'] as const;

/** Figures of a day: the member's own entry, else the largest. Sums would count the same steps twice. */
export const shownFigures = (alias: string): string =>
  FIGURES.map(
    figure =>
      `coalesce(max(${alias}.${figure}) FILTER (WHERE ${alias}.source = 'manual'), max(${alias}.${figure})) AS ${figure}`,
  ).join(', ');
