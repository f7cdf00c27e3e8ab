import type { components, operations, paths } from './generated/fitness.js';
import { type ClientOptions, serviceClient } from './service-client.js';

/** What is sent and answered, by the names of the description: `FitnessSchemas['AccountView']`. */
export type FitnessSchemas = components['schemas'];
export type FitnessOperations = operations;
export type FitnessClient = ReturnType<typeof createFitnessClient>;

export const createFitnessClient = (options: ClientOptions) => serviceClient<paths>(options);
