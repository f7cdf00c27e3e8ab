/** Added up over the days of a challenge, each in the unit that its name says, or counted. */
export const CHALLENGE_METRICS = ['steps', 'distance_m', 'active_minutes', 'calories_kcal', 'workouts'] as const;
export type ChallengeMetric = (typeof CHALLENGE_METRICS)[number];
