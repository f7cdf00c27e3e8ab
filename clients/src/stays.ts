import type { components, operations, paths, webhooks } from './generated/stays.js';
import { type ClientOptions, serviceClient } from './service-client.js';
import type { EventsOf } from './webhooks.js';

/** What is sent and answered, by the names of the description: `StaysSchemas['AccountView']`. */
export type StaysSchemas = components['schemas'];
export type StaysOperations = operations;
/** What is posted to webhook endpoints, by type: `StaysWebhooks['stays.person.erased']`. */
export type StaysWebhooks = EventsOf<webhooks>;
export type StaysWebhookEvent = StaysWebhooks[keyof StaysWebhooks];
export type StaysClient = ReturnType<typeof createStaysClient>;

export const createStaysClient = (options: ClientOptions) => serviceClient<paths>(options);
