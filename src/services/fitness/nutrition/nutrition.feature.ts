import type { Feature } from '#kit/service/feature';
import { HydrationDay } from './hydration-day.entity';
import { Meal } from './meal.entity';
import { NutritionController } from './nutrition.controller';
import { NutritionQueries } from './nutrition.queries';
import { nutritionMessages } from './nutrition.messages';
import { Nutrition } from './nutrition.service';
import { nutritionOffice } from './nutrition.office';

export const nutrition: Feature = {
  controllers: [NutritionController],
  providers: [NutritionQueries, Nutrition],
  messages: nutritionMessages,
  entities: [HydrationDay, Meal],
  tables: ['fitness/nutrition'],
  office: nutritionOffice,
};
