import { rounded } from '../days/figures';

/** Above so many repetitions a set says little of strength. */
const MAX_REPS = 12;

/** What could be lifted once, in kg, by the formula of Epley (1985); undefined where a set does not tell. */
export function estimatedOneRepMax(weightKg: number, reps: number): number | undefined {
  if (weightKg <= 0 || reps < 1 || reps > MAX_REPS) return undefined;
  return reps === 1 ? weightKg : rounded(weightKg * (1 + reps / 30), 1);
}
