import type { components, operations, paths } from './generated/stays.js';
import { type ClientOptions, serviceClient } from './service-client.js';

/** What is sent and answered, by the names of the description: `StaysSchemas['AccountView']`. */
export type StaysSchemas = components['schemas'];
export type StaysOperations = operations;
export type StaysClient = ReturnType<typeof createStaysClient>;

export const createStaysClient = (options: ClientOptions) => serviceClient<paths>(options);
