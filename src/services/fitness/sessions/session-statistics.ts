import { percentReached, rounded } from '../days/metrics';

/** A planned set, which is done once `logged_at` is set. */
export interface PlannedSet {
  reps: number | null;
  weightKg: number | null;
  logged_at: string | null;
}

export interface SessionStatistics {
  sets_planned: number;
  sets_done: number;
  /** Whole percent. */
  percent: number;
  reps: number;
  /** Weight times repetitions. */
  volume_kg: number;
}

/** Totals of a session so far. Added sets count as planned. */
export function sessionStatistics(sets: readonly PlannedSet[]): SessionStatistics {
  const done = sets.filter(set => set.logged_at !== null);
  return {
    sets_planned: sets.length,
    sets_done: done.length,
    percent: sets.length === 0 ? 0 : percentReached(done.length, sets.length),
    reps: done.reduce((sum, { reps }) => sum + (reps ?? 0), 0),
    volume_kg: rounded(
      done.reduce((sum, { weightKg, reps }) => sum + (weightKg ?? 0) * (reps ?? 0), 0),
      2,
    ),
  };
}

/** Share of a workout's energy for the logged sets, in kcal; 0 without a set. */
export function caloriesOf(workoutKcal: number, setsDone: number, setsPlanned: number): number {
  return setsDone === 0 ? 0 : Math.round((workoutKcal * setsDone) / setsPlanned);
}
