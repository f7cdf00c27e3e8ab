import { Dishes1767312600003 } from '#migrations/fitness/1767312600003-dishes';
import type { Feature } from '#kit/service/feature';
import { Dish } from './dish.entity';

export const dishes: Feature = {
  entities: [Dish],
  migrations: [Dishes1767312600003],
};
