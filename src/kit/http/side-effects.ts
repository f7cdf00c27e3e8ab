import { ApiExtension } from '../openapi/api-notes';

/** OpenAPI extension of an operation with its `@SideEffects`. */
export const SIDE_EFFECTS = 'x-side-effects';

/**
 * - `mail`: sends a mail to a person
 * - `money`: takes, returns or keeps money, or asks a processor to
 * - `access`: changes what accounts or programs may do
 */
type SideEffect = 'mail' | 'money' | 'access';

/** What a route may cause that no later change takes back. Clients of the tools ask a person before. */
export const SideEffects = (...effects: [SideEffect, ...SideEffect[]]) => ApiExtension(SIDE_EFFECTS, effects);
