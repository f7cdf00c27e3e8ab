import { sql, when } from '#kit/database/sql';
import { catalogue, catalogueColumns } from '../catalogue/catalogue';
import { Dish } from './dish.entity';
import type { DishBody, ManagedDishesQuery } from './dishes.dto';
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
  values: catalogueColumns<DishBody, Dish>(),
  defaults: { meal: 'lunch', servingG: 100 },
});
