import { Measurement, Whole } from '#kit/fields/number-fields';
import { Choice, QueryDay, SearchWords } from '#kit/fields/query-fields';
import { Day, OneOf, Slug, Text } from '#kit/fields/text-fields';
import { MEAL_SLOTS, type MealSlot } from '../dishes/dish-kinds';
import { FILTER } from '../fitness.pages';

const MAX_GRAMS = 2000;

export class NutritionQuery {
  @SearchWords({ description: 'Words that must all occur in the name of a dish, in either language.' })
  search?: string[];

  @Choice(MEAL_SLOTS, { ...FILTER, description: 'Filter of the dishes by usual meal of the day.' })
  meal?: MealSlot;
}

export class PlannerQuery {
  @QueryDay({ ...FILTER, description: 'Day of the planner; today when left out.' })
  date?: string;
}

export class LoggedDishBody {
  @Slug({ example: 'lentil-soup', description: 'Slug of a dish of the catalogue.' })
  slug: string;

  @OneOf(MEAL_SLOTS, { optional: true, description: 'Meal of the day; the usual one of the dish when left out.' })
  slot?: MealSlot;

  @Measurement({ optional: true, min: 0.1, max: 10, example: 1.5, description: 'Number of servings; 1 when left out.' })
  servings?: number;
}

export class HydrationBody {
  @Whole({ max: 100, example: 5, description: 'Number of glasses drunk today; replaces the earlier number.' })
  glasses: number;
}

export class OwnMealBody {
  @Day({ optional: true, description: 'Day of the meal; today when left out, at most a year ahead.' })
  date?: string;

  @OneOf(MEAL_SLOTS, { description: 'Meal of the day.' })
  slot: MealSlot;

  @Text({ max: 120, example: "Grandmother's stew", description: 'Name of the meal.' })
  name: string;

  @Measurement({ optional: true, max: MAX_GRAMS, example: 24, description: 'Grams of protein; 0 when left out.' })
  protein_g?: number;

  @Measurement({ optional: true, max: MAX_GRAMS, example: 50, description: 'Grams of carbohydrate; 0 when left out.' })
  carbohydrate_g?: number;

  @Measurement({ optional: true, max: MAX_GRAMS, example: 12.5, description: 'Grams of fat; 0 when left out.' })
  fat_g?: number;

  @Text({ optional: true, min: 0, max: 500, description: 'Note on the meal, at most 500 characters.' })
  note?: string;
}
