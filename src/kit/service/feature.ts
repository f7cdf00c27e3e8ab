import type { Provider, Type } from '@nestjs/common';
import type { RequestHandler } from 'express';
import type { EntityTarget, MigrationInterface, ObjectLiteral } from 'typeorm';
import type { Language, Sentences } from '../language/language';
import type { Refuse } from '../refusals/refusal';
import type { LiveEvent } from './live-event';
import type { RateLimitPolicy } from './rate-limit-policy';
import type { SitePage } from './site-page';

/** All features form one Nest module, so each can inject the providers of the others. */
export interface Feature {
  /** Routes match in the order of the features, then of the controllers. */
  controllers?: Type[];
  providers?: Provider[];
  /** Runs before any handler of the service. */
  middleware?: RequestHandler[];
  entities?: EntityTarget<ObjectLiteral>[];
  migrations?: Type<MigrationInterface>[];
  sentences?: Record<Language, Sentences>;
  /** Refusals for violated database constraints, by constraint name. */
  constraintRefusals?: Record<string, Refuse>;
  rateLimits?: Record<string, RateLimitPolicy>;
  events?: LiveEvent[];
  /** Pages of the site that mails and payments link to. */
  sitePages?: SitePage[];
}
