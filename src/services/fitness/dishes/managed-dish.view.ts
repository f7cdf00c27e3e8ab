import { BilingualView } from '#kit/views/bilingual.view';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { sluggedFields } from '../catalogue/catalogue.view';
import { DISH_TAGS, MEAL_SLOTS } from './dish-kinds';

export const ManagedDishView = view('ManagedDishView', 'A dish with its nutrients', {
  ...sluggedFields,
  meal: shown.word(MEAL_SLOTS, { description: 'Usual meal of the day.' }),
  serving_g: shown.number({ description: 'Weight of a serving, in grams; all other figures are per serving.' }),
  protein_g: shown.number(),
  carbohydrate_g: shown.number(),
  fat_g: shown.number(),
  fiber_g: shown.number({ description: 'Grams of fibre, included in the carbohydrate.' }),
  calories: shown.number({
    from: 'calories_kcal',
    description: 'Kilocalories of a serving: 4 a gram of protein and carbohydrate, 9 a gram of fat.',
  }),
  preparation_minutes: shown.whole({ description: 'Preparation time, in minutes.' }),
  ingredients: shown.many(BilingualView, { description: 'Ingredients of the dish, each a line of text.' }),
  tags: shown.words(DISH_TAGS),
  ...shown.timestamps,
});
