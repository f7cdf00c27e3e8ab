export const MEAL_SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type MealSlot = (typeof MEAL_SLOTS)[number];

export const DISH_TAGS = [
  'vegetarian',
  'vegan',
  'high_protein',
  'low_carb',
  'gluten_free',
  'dairy_free',
  'high_fiber',
  'quick',
] as const;
export type DishTag = (typeof DISH_TAGS)[number];
