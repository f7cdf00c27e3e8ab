import { sql, when } from '#kit/database/sql';
import { bilingualLines } from '../catalogue/bilingual-lines';
import { catalogue } from '../catalogue/catalogue';
import { Dish } from './dish.entity';
import type { DishChangeBody, ManagedDishesQuery } from './dishes.dto';
import { ManagedDishView } from './managed-dish.view';

/** Nothing holds a dish: what was eaten is kept as it was then. */
export const DISHES = catalogue({
  entity: Dish,
  columns: ManagedDishView.columns('c'),
  view: ManagedDishView.of,
  filters: (query: ManagedDishesQuery) => [
    when(query.meal, meal => sql`c.meal = ${meal}`),
    when(query.tag, tag => sql`c.tags @> ARRAY[${tag}]`),
  ],
  values: (body: DishChangeBody, stored?: Dish): Partial<Dish> => ({
    meal: body.meal ?? (stored ? undefined : 'lunch'),
    servingG: body.serving_g ?? (stored ? undefined : 100),
    proteinG: body.protein_g,
    carbohydrateG: body.carbohydrate_g,
    fatG: body.fat_g,
    fiberG: body.fiber_g,
    preparationMinutes: body.preparation_minutes,
    ingredients: bilingualLines(body.ingredients),
    tags: body.tags,
  }),
});
