export const PROGRAM_GOALS = ['strength', 'muscle', 'weight_loss', 'endurance', 'mobility', 'general'] as const;
export type ProgramGoal = (typeof PROGRAM_GOALS)[number];
