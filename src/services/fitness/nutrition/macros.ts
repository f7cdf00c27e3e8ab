import { average, rounded, total } from '../days/metrics';
import { goalProgress } from '../days/metrics.view';
import { MEAL_SLOTS } from '../dishes/dish-kinds';
import type { GoalsView } from '../goals/goals';
import {
  type MacroView,
  MACROS,
  type MealSlotView,
  type MealView,
  type NutritionAveragesView,
  type NutritionDayView,
  type NutritionTotalsView,
} from './nutrition.view';

/** Kilocalories per gram (Atwater). */
export const KCAL_OF_GRAM = { protein: 4, carbohydrate: 4, fat: 9 } as const;

export interface Grams {
  protein_g: number;
  carbohydrate_g: number;
  fat_g: number;
}

export const caloriesOf = ({ protein_g, carbohydrate_g, fat_g }: Grams): number =>
  rounded(KCAL_OF_GRAM.protein * protein_g + KCAL_OF_GRAM.carbohydrate * carbohydrate_g + KCAL_OF_GRAM.fat * fat_g, 2);

export function totalsOf(meals: readonly MealView[]): NutritionTotalsView {
  const sum = (metric: keyof NutritionTotalsView) => total(meals.map(meal => meal[metric])) ?? 0;
  return {
    calories_kcal: sum('calories_kcal'),
    protein_g: sum('protein_g'),
    carbohydrate_g: sum('carbohydrate_g'),
    fat_g: sum('fat_g'),
  };
}

export function slotsOf(meals: readonly MealView[]): MealSlotView[] {
  return MEAL_SLOTS.map(slot => {
    const eaten = meals.filter(meal => meal.slot === slot);
    return { slot, meals: eaten, totals: totalsOf(eaten) };
  });
}

/** Grams against their goals, with their shares of the calories, which sum to 100 percent. */
export function macrosOf(totals: NutritionTotalsView, goals: GoalsView): MacroView[] {
  const shares = sharesOf(MACROS.map(macro => totals[`${macro}_g`] * KCAL_OF_GRAM[macro]));
  return MACROS.map((key, at) => ({
    key,
    ...goalProgress(totals[`${key}_g`], goals[`${key}_g`]),
    percent_of_calories: shares ? shares[at]! : null,
  }));
}

/** Whole percentages that sum to 100, by the largest remainder method. */
export function sharesOf(parts: readonly number[]): number[] | undefined {
  const all = parts.reduce((sum, part) => sum + part, 0);
  if (all === 0) return undefined;
  const exact = parts.map(part => (part / all) * 100);
  const shares = exact.map(Math.floor);
  const left = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact.map((share, at) => ({ at, rest: share % 1 })).sort((a, b) => b.rest - a.rest);
  for (const { at } of byRemainder.slice(0, left)) shares[at]! += 1;
  return shares;
}

/** Averages over days with a meal; for water, over days with a record. */
export function averagesOf(days: readonly NutritionDayView[]): NutritionAveragesView {
  const mean = (metric: keyof Omit<NutritionAveragesView, 'logged_days'>, places = 1) =>
    average(
      days.map(day => day[metric]),
      places,
    );
  return {
    logged_days: days.filter(day => day.meals > 0).length,
    calories_kcal: mean('calories_kcal', 0),
    protein_g: mean('protein_g'),
    carbohydrate_g: mean('carbohydrate_g'),
    fat_g: mean('fat_g'),
    glasses: mean('glasses'),
  };
}
