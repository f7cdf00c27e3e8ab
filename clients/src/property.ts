import type { components, operations, paths } from './generated/property.js';
import { type ClientOptions, serviceClient } from './service-client.js';

/** What is sent and answered, by the names of the description: `PropertySchemas['AccountView']`. */
export type PropertySchemas = components['schemas'];
export type PropertyOperations = operations;
export type PropertyClient = ReturnType<typeof createPropertyClient>;

export const createPropertyClient = (options: ClientOptions) => serviceClient<paths>(options);
