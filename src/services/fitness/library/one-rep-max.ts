import { rounded } from '../days/metrics';

/** Sets with more repetitions say little about maximum strength. */
const MAX_REPS = 12;

/** Estimated one-repetition maximum in kg (Epley, 1985); undefined where it cannot be estimated. */
export function estimatedOneRepMax(weightKg: number, reps: number): number | undefined {
  if (weightKg <= 0 || reps < 1 || reps > MAX_REPS) return undefined;
  return reps === 1 ? weightKg : rounded(weightKg * (1 + reps / 30), 1);
}
