/** Figures that are summed over the days of a challenge, in the unit of the name or as a count. */
export const CHALLENGE_METRICS = ['steps', 'distance_m', 'active_minutes', 'calories_kcal', 'workouts'] as const;
export type ChallengeMetric = (typeof CHALLENGE_METRICS)[number];
