import type { components, operations, paths } from './generated/courses.js';
import { type ClientOptions, serviceClient } from './service-client.js';

/** What is sent and answered, by the names of the description: `CoursesSchemas['AccountView']`. */
export type CoursesSchemas = components['schemas'];
export type CoursesOperations = operations;
export type CoursesClient = ReturnType<typeof createCoursesClient>;

export const createCoursesClient = (options: ClientOptions) => serviceClient<paths>(options);
