import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { SlugInUse } from '../catalogue/catalogue';
import { Dish } from './dish.entity';
import { DishesStaffController } from './dishes-staff.controller';
import { dishesOffice } from './dishes.office';

export const dishes: Feature = {
  controllers: [DishesStaffController],
  entities: [Dish],
  tables: ['fitness/dishes'],
  routines: routinesIn(__dirname, 'file_cleanup'),
  constraintRefusals: { dish_slug_key: SlugInUse },
  office: dishesOffice,
};
