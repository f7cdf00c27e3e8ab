import { Nested } from '#kit/fields/shape-fields';
import { changeOf } from '#kit/fields/change-of';
import { Measurement, Whole } from '#kit/fields/number-fields';
import { Choice } from '#kit/fields/query-fields';
import { OneOf } from '#kit/fields/text-fields';
import { BilingualLine, CatalogueQuery, SluggedBody } from '../catalogue/catalogue.dto';
import { FILTER } from '../fitness.pages';
import { DISH_TAGS, type DishTag, MEAL_SLOTS, type MealSlot } from './dish-kinds';

const Grams = (options: { optional?: boolean; example: number; description?: string }) =>
  Measurement({ max: 2000, ...options });

/** Figures per serving. Calories are computed from the grams and cannot be sent. */
export class DishBody extends SluggedBody {
  @Grams({ example: 32 })
  protein_g: number;

  @Grams({ example: 45.5 })
  carbohydrate_g: number;

  @Grams({ example: 12 })
  fat_g: number;

  @Grams({ optional: true, example: 6, description: 'Grams of fibre, included in the carbohydrate; 0 when left out.' })
  fiber_g?: number;

  @Measurement({
    optional: true,
    min: 1,
    max: 5000,
    places: 1,
    example: 350,
    description: 'Weight of a serving, in grams; 100 when left out.',
  })
  serving_g?: number;

  @OneOf(MEAL_SLOTS, { optional: true, description: 'Usual meal of the day; `lunch` when left out.' })
  meal?: MealSlot;

  @Whole({ optional: true, max: 1440, description: 'Preparation time, in minutes.' })
  preparation_minutes?: number;

  @Nested(() => BilingualLine, {
    list: { max: 50 },
    optional: true,
    description: 'Ingredients of the dish, each a line of text.',
  })
  ingredients?: BilingualLine[];

  @OneOf(DISH_TAGS, { list: true, optional: true })
  tags?: DishTag[];
}

export class DishChangeBody extends changeOf(DishBody) {}

export class ManagedDishesQuery extends CatalogueQuery {
  @Choice(MEAL_SLOTS, { ...FILTER, description: 'Filter by usual meal of the day.' })
  meal?: MealSlot;

  @Choice(DISH_TAGS, { ...FILTER, description: 'Filter by tag.' })
  tag?: DishTag;
}
