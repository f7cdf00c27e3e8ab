import type { Difficulty } from '#services/fitness/exercises/exercise-kinds';
import type { ProgramGoal } from '#services/fitness/programs/program-goals';
import type { WorkoutKind } from '#services/fitness/workouts/workout-kinds';
import type { Pair } from './texts';

interface LineSeed {
  exercise: string;
  sets: number;
  reps: number | null;
  durationSeconds: number | null;
  restSeconds: number;
}

export interface WorkoutSeed {
  slug: string;
  kind: WorkoutKind;
  difficulty: Difficulty;
  minutes: number;
  calories: number;
  name: Pair;
  description: Pair;
  lines: readonly LineSeed[];
}

/** Weeks that follow one another with the same days: day of the week to workout. */
interface PhaseSeed {
  weeks: number;
  days: Readonly<Record<number, string>>;
}

export interface ProgramSeed {
  slug: string;
  goal: ProgramGoal;
  difficulty: Difficulty;
  name: Pair;
  description: Pair;
  phases: readonly PhaseSeed[];
}

export const sets = (exercise: string, count: number, reps: number, restSeconds: number): LineSeed => ({
  exercise,
  sets: count,
  reps,
  durationSeconds: null,
  restSeconds,
});

export const timed = (exercise: string, count: number, durationSeconds: number, restSeconds: number): LineSeed => ({
  exercise,
  sets: count,
  reps: null,
  durationSeconds,
  restSeconds,
});
