/** Figures since the member joined, in the unit of the name or as a count: totals, except for `best_day_*`. */
export const ACHIEVEMENT_METRICS = [
  'workouts',
  'active_days',
  'streak_days',
  'best_day_steps',
  'distance_m',
  'calories_kcal',
  'nights',
  'hydrated_days',
  'challenges',
  'check_ins',
  'posts',
] as const;
export type AchievementMetric = (typeof ACHIEVEMENT_METRICS)[number];
