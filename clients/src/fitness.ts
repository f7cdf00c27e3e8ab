import type { components, operations, paths, webhooks } from './generated/fitness.js';
import { type ClientOptions, serviceClient } from './service-client.js';
import type { EventsOf } from './webhooks.js';

/** What is sent and answered, by the names of the description: `FitnessSchemas['AccountView']`. */
export type FitnessSchemas = components['schemas'];
export type FitnessOperations = operations;
/** What is posted to webhook endpoints, by type: `FitnessWebhooks['fitness.person.erased']`. */
export type FitnessWebhooks = EventsOf<webhooks>;
export type FitnessWebhookEvent = FitnessWebhooks[keyof FitnessWebhooks];
export type FitnessClient = ReturnType<typeof createFitnessClient>;

export const createFitnessClient = (options: ClientOptions) => serviceClient<paths>(options);
