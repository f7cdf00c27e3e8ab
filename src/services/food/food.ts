import { foodDefinition } from './food.definition';

/** The food service as the host starts it. */
export const food = {
  definition: foodDefinition,
  demoAccounts: [
    'owner@food.example',
    'manager@food.example',
    'kitchen@food.example',
    'customer@food.example',
    'customer2@food.example',
  ],
};
