import type { Configuration } from '../config/configuration';

/** How often something may happen from one address (or for one key) within a sliding window. */
export interface RateLimitPolicy {
  limit: number;
  windowSeconds: number;
  /** Environment variable that replaces `limit`. */
  variable?: string;
}

/** How often it may happen where the operator has perhaps set another limit. */
export const limitIn = (
  { limit, variable }: RateLimitPolicy,
  { rateLimits }: Pick<Configuration, 'rateLimits'>,
): number => (variable === undefined ? undefined : rateLimits[variable]) ?? limit;

const HOUR_SECONDS = 3600;

/** What every service has without declaring it. A service that declares one of these names has its own. */
export const KIT_POLICIES: Record<string, RateLimitPolicy> = {
  misses: { limit: 120, windowSeconds: HOUR_SECONDS, variable: 'RATE_LIMIT_MISSES' },
};
