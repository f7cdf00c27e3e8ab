import type { Dish } from '../menu/dish.entity';

/** The fields of a dish that prompts contain. */
export type StudioDish = Pick<Dish, 'slug' | 'name' | 'description' | 'ingredients'>;
