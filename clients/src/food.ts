import type { components, operations, paths, webhooks } from './generated/food.js';
import { type ClientOptions, serviceClient } from './service-client.js';
import type { EventsOf } from './webhooks.js';

/** What is sent and answered, by the names of the description: `FoodSchemas['AccountView']`. */
export type FoodSchemas = components['schemas'];
export type FoodOperations = operations;
/** What is posted to webhook endpoints, by type: `FoodWebhooks['food.person.erased']`. */
export type FoodWebhooks = EventsOf<webhooks>;
export type FoodWebhookEvent = FoodWebhooks[keyof FoodWebhooks];
export type FoodClient = ReturnType<typeof createFoodClient>;

export const createFoodClient = (options: ClientOptions) => serviceClient<paths>(options);
