import type { components, operations, paths } from './generated/food.js';
import { type ClientOptions, serviceClient } from './service-client.js';

/** What is sent and answered, by the names of the description: `FoodSchemas['AccountView']`. */
export type FoodSchemas = components['schemas'];
export type FoodOperations = operations;
export type FoodClient = ReturnType<typeof createFoodClient>;

export const createFoodClient = (options: ClientOptions) => serviceClient<paths>(options);
