import { foodDefinition } from './food.definition';
import { FoodModule } from './food.module';

/** The food service as the host starts it. */
export const food = {
  definition: foodDefinition,
  module: FoodModule,
  demoAccounts: [
    'owner@food.example',
    'manager@food.example',
    'kitchen@food.example',
    'customer@food.example',
    'customer2@food.example',
  ],
};
