import type { components, operations, paths, webhooks } from './generated/property.js';
import { type ClientOptions, serviceClient } from './service-client.js';
import type { EventsOf } from './webhooks.js';

/** What is sent and answered, by the names of the description: `PropertySchemas['AccountView']`. */
export type PropertySchemas = components['schemas'];
export type PropertyOperations = operations;
/** What is posted to webhook endpoints, by type: `PropertyWebhooks['property.person.erased']`. */
export type PropertyWebhooks = EventsOf<webhooks>;
export type PropertyWebhookEvent = PropertyWebhooks[keyof PropertyWebhooks];
export type PropertyClient = ReturnType<typeof createPropertyClient>;

export const createPropertyClient = (options: ClientOptions) => serviceClient<paths>(options);
