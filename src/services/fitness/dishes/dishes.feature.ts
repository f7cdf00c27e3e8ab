import { Dishes1767312600003 } from '#migrations/fitness/1767312600003-dishes';
import type { Feature } from '#kit/service/feature';
import { SlugInUse } from '../catalogue/catalogue';
import { Dish } from './dish.entity';
import { DishesStaffController } from './dishes-staff.controller';

export const dishes: Feature = {
  controllers: [DishesStaffController],
  entities: [Dish],
  migrations: [Dishes1767312600003],
  constraintRefusals: { dish_slug_key: SlugInUse },
};
