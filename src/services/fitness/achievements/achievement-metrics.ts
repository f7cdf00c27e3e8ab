/** Figures of a member since he joined, but for the best day; each in the unit that its name says, or counted. */
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
