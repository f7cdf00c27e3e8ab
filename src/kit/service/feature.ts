import type { Provider, Type } from '@nestjs/common';
import type { RequestHandler } from 'express';
import type { EntityTarget, MigrationInterface, ObjectLiteral } from 'typeorm';
import type { Language, Messages } from '../language/language';
import type { SqlFile } from './sql-files';
import type { Refuse } from '../refusals/refusal';
import type { DomainEvent, EventHandler } from './domain-events';
import type { Fill } from './fill';
import type { LiveEvent } from './live-event';
import type { Office } from './office';
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
  /** Files of its tables in a fresh database, below `migrations`, such as `stays/rates`. */
  tables?: string[];
  /** Later changes of tables. */
  migrations?: Type<MigrationInterface>[];
  /** Changes of existing rows that are too many for a migration; one of `migrations` queues each. */
  fills?: Fill[];
  /** Its functions and triggers, read by `routinesIn(__dirname, 'stay_nights')`. */
  routines?: SqlFile[];
  messages?: Record<Language, Messages>;
  /** Refusals for violated database constraints, by constraint name. */
  constraintRefusals?: Record<string, Refuse>;
  rateLimits?: Record<string, RateLimitPolicy>;
  /** Live events, sent to open pages after the commit. */
  events?: LiveEvent[];
  /** Domain events that its providers raise, or those of features that import it. */
  domainEvents?: DomainEvent[];
  /** Handlers of domain events. They run in the raising transaction, in the order of the features, then of this list. */
  handlers?: EventHandler[];
  /** Pages of the site that mails and payments link to. */
  sitePages?: SitePage[];
  /** Names, columns and groups of its records in the office. */
  office?: Office;
}
