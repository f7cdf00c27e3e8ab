import type { Difficulty, Equipment, Muscle } from '#services/fitness/exercises/exercise-kinds';
import type { Pair } from './texts';

export interface ExerciseSeed {
  slug: string;
  muscle: Muscle;
  secondary: readonly Muscle[];
  equipment: Equipment;
  difficulty: Difficulty;
  name: Pair;
  description: Pair;
  instructions: readonly Pair[];
  cues: readonly Pair[];
}
