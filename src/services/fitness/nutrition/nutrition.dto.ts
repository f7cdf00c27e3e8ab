import { Measurement, Whole } from '#kit/fields/number-fields';
import { Choice, QueryDay, SearchWords } from '#kit/fields/query-fields';
import { Day, OneOf, Slug, Text } from '#kit/fields/text-fields';
import { MEAL_SLOTS, type MealSlot } from '../dishes/dish-kinds';
import { FILTER } from '../fitness.pages';

const MAX_GRAMS = 2000;

export class NutritionQuery {
  @SearchWords({ description: 'Words of the name of a dish, in either language' })
  search?: string[];

  @Choice(MEAL_SLOTS, { ...FILTER, description: 'Dishes mostly eaten as this' })
  meal?: MealSlot;
}

export class PlannerQuery {
  @QueryDay({ ...FILTER, description: 'Today when left out' })
  date?: string;
}

export class LoggedDishBody {
  @Slug({ example: 'lentil-soup', description: 'Of a dish of the catalogue' })
  slug: string;

  @OneOf(MEAL_SLOTS, { optional: true, description: 'What the dish is mostly eaten as, when left out' })
  slot?: MealSlot;

  @Measurement({ optional: true, min: 0.1, max: 10, example: 1.5, description: '1 when left out' })
  servings?: number;
}

export class HydrationBody {
  @Whole({ max: 100, example: 5, description: 'Glasses of today, instead of those before' })
  glasses: number;
}

export class OwnMealBody {
  @Day({ optional: true, description: 'Today when left out; at most a year ahead' })
  date?: string;

  @OneOf(MEAL_SLOTS, { description: 'Which meal of the day it is.' })
  slot: MealSlot;

  @Text({ max: 120, example: "Grandmother's stew", description: 'What was eaten, in the words of the member.' })
  name: string;

  @Measurement({ optional: true, max: MAX_GRAMS, example: 24, description: '0 when left out, as the other grams' })
  protein_g?: number;

  @Measurement({ optional: true, max: MAX_GRAMS, example: 50 })
  carbohydrate_g?: number;

  @Measurement({ optional: true, max: MAX_GRAMS, example: 12.5 })
  fat_g?: number;

  @Text({ optional: true, min: 0, max: 500, description: 'A note to it, at most 500 characters.' })
  note?: string;
}
