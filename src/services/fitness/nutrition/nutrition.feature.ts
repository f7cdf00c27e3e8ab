import { Nutrition1767312600014 } from '#migrations/fitness/1767312600014-nutrition';
import type { Feature } from '#kit/service/feature';
import { HydrationDay } from './hydration-day.entity';
import { Meal } from './meal.entity';

export const nutrition: Feature = {
  entities: [HydrationDay, Meal],
  migrations: [Nutrition1767312600014],
};
