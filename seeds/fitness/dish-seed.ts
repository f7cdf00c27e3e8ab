import type { DishTag, MealSlot } from '#services/fitness/dishes/dish-kinds';
import type { Pair } from './texts';

export interface DishSeed {
  slug: string;
  meal: MealSlot;
  name: Pair;
  description: Pair;
  /** Of one serving. */
  grams: { serving: number; protein: number; carbohydrate: number; fat: number; fiber: number };
  minutes: number;
  ingredients: readonly Pair[];
  tags: readonly DishTag[];
}
