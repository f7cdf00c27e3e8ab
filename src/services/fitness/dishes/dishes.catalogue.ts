import { sql, when } from '#kit/database/sql';
import { catalogue, catalogueColumns } from '../catalogue/catalogue';
import { Dish } from './dish.entity';
import type { DishBody, ManagedDishesQuery } from './dishes.dto';
import { ManagedDishView } from './managed-dish.view';

/** Dishes can always be deleted: meals keep a copy of the figures. */
export const DISHES = catalogue({
  entity: Dish,
  columns: ManagedDishView.columns<Dish>('c'),
  view: ManagedDishView.of,
  filters: (query: ManagedDishesQuery) => [
    when(query.meal, meal => sql`c.meal = ${meal}`),
    when(query.tag, tag => sql`c.tags @> ARRAY[${tag}]`),
  ],
  values: catalogueColumns<DishBody, Dish>(),
  defaults: { meal: 'lunch', servingG: 100 },
});
