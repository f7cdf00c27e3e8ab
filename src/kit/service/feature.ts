import type { Provider, Type } from '@nestjs/common';
import type { RequestHandler } from 'express';
import type { EntityTarget, MigrationInterface, ObjectLiteral } from 'typeorm';
import type { Language, Sentences } from '../language/language';
import type { Refuse } from '../refusals/refusal';
import type { LiveEvent } from './live-event';
import type { RateLimitPolicy } from './rate-limit-policy';
import type { SitePage } from './site-page';

/**
 * One feature of a service and everything it brings along. A service is one Nest module made of its features, so that
 * whatever one provides another can inject; which folder may know which is held by the lint.
 */
export interface Feature {
  /** Matched in the order of the features, and of the controllers in each. */
  controllers?: Type[];
  providers?: Provider[];
  /** Runs before any handler of the service. */
  middleware?: RequestHandler[];
  entities?: EntityTarget<ObjectLiteral>[];
  migrations?: Type<MigrationInterface>[];
  sentences?: Record<Language, Sentences>;
  /** Database constraint name to the refusal its violation means. */
  constraintRefusals?: Record<string, Refuse>;
  rateLimits?: Record<string, RateLimitPolicy>;
  /** What open pages are told. */
  events?: LiveEvent[];
  /** Pages of the site that its mails and payments lead to. */
  sitePages?: SitePage[];
}
