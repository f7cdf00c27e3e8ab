import type { Dish } from '../menu/dish.entity';

/** What the studio knows of a dish. */
export type StudioDish = Pick<Dish, 'slug' | 'name' | 'description' | 'ingredients'>;
