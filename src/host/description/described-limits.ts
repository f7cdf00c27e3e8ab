import type { Configuration } from '#kit/config/configuration';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { BASE_POLICIES, limitIn, PASSWORD_GUESSES } from '#rate-limits/policies';
import type { RateLimitPolicy } from '#kit/service/rate-limit-policy';

export type DescribedConfiguration = Pick<Configuration, 'publicUrl' | 'rateLimits' | 'mailMaxPerAddressPerDay'>;

export const DEFAULT_LIMITS: DescribedConfiguration = {
  publicUrl: 'http://localhost:3000',
  rateLimits: {},
  mailMaxPerAddressPerDay: 5,
};

export type Policies = Readonly<Record<string, RateLimitPolicy>>;

/** The policies of a service with the limits of the installation. */
export function policiesIn({ rateLimits }: ServiceDefinition, configuration: DescribedConfiguration): Policies {
  const policies = { ...BASE_POLICIES, passwordGuesses: PASSWORD_GUESSES, ...rateLimits };
  return Object.fromEntries(
    Object.entries(policies).map(([name, policy]) => [name, { ...policy, limit: limitIn(policy, configuration) }]),
  );
}

const PLACEHOLDER = /\{(limit|window|config):(\w+)\}/g;

/** Replaces `{limit:<policy>}`, `{window:<policy>}` and `{config:mailMaxPerAddressPerDay}` in a description. */
export function withLimits(
  text: string,
  policies: Policies,
  { mailMaxPerAddressPerDay }: DescribedConfiguration,
): string {
  const config: Readonly<Record<string, number>> = { mailMaxPerAddressPerDay };
  return text.replace(PLACEHOLDER, (placeholder, kind: string, name: string) => {
    const policy = policies[name];
    const figure = kind === 'config' ? config[name] : kind === 'limit' ? policy?.limit : policy && windowOf(policy);
    if (figure === undefined)
      throw new Error(`A description refers to ${placeholder}, which this service does not have.`);
    return String(figure);
  });
}

/** `an hour`, `15 minutes`. */
export function windowOf({ windowSeconds }: RateLimitPolicy): string {
  const minutes = windowSeconds / 60;
  return minutes === 1 ? 'a minute' : minutes === 60 ? 'an hour' : `${minutes} minutes`;
}
