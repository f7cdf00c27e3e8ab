import { composeFeatures, type OwnParts } from './compose-features';
import type { Feature } from '#kit/service/feature';
import { idempotency } from '#idempotency/idempotency.feature';
import { mail } from '#mail/mail.feature';
import { rateLimits } from '#rate-limits/rate-limits.feature';

/** The zones below `shared` with tables or texts. */
const OF_EVERY_SERVICE: readonly Feature[] = [mail, rateLimits, idempotency];

/** The parts of a service: its features, and what every service has. */
export const composeService = (features: readonly Feature[], own?: OwnParts) =>
  composeFeatures([...OF_EVERY_SERVICE, ...features], own);
