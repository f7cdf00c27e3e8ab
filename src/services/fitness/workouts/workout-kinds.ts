export const WORKOUT_KINDS = ['strength', 'cardio', 'hiit', 'mobility', 'yoga', 'pilates', 'recovery'] as const;
export type WorkoutKind = (typeof WORKOUT_KINDS)[number];
