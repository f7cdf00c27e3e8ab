import type { components, operations, paths, webhooks } from './generated/courses.js';
import { type ClientOptions, serviceClient } from './service-client.js';
import type { EventsOf } from './webhooks.js';

/** What is sent and answered, by the names of the description: `CoursesSchemas['AccountView']`. */
export type CoursesSchemas = components['schemas'];
export type CoursesOperations = operations;
/** What is posted to webhook endpoints, by type: `CoursesWebhooks['courses.person.erased']`. */
export type CoursesWebhooks = EventsOf<webhooks>;
export type CoursesWebhookEvent = CoursesWebhooks[keyof CoursesWebhooks];
export type CoursesClient = ReturnType<typeof createCoursesClient>;

export const createCoursesClient = (options: ClientOptions) => serviceClient<paths>(options);
