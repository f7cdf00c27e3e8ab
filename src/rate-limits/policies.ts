import type { Configuration } from '#kit/config/configuration';
import type { RateLimitPolicy } from '#kit/service/rate-limit-policy';

/** The limit, or the operator's value of its variable. */
export const limitIn = (
  { limit, variable }: RateLimitPolicy,
  { rateLimits }: Pick<Configuration, 'rateLimits'>,
): number => (variable === undefined ? undefined : rateLimits[variable]) ?? limit;

const HOUR_SECONDS = 3600;

export const PASSWORD_GUESSES: RateLimitPolicy = {
  limit: 20,
  windowSeconds: HOUR_SECONDS,
  variable: 'RATE_LIMIT_PASSWORD_GUESSES',
};

/** Policies of every service; a service can override them. */
export const BASE_POLICIES: Record<string, RateLimitPolicy> = {
  /** Files of one address in demo mode. */
  demoUploads: { limit: 50, windowSeconds: 24 * HOUR_SECONDS },
  misses: { limit: 120, windowSeconds: HOUR_SECONDS, variable: 'RATE_LIMIT_MISSES' },
};
