import { FormMail1767312000000 } from '#migrations/kit/1767312000000-form-mail';
import { OnceAnswerBodies1767400010003 } from '#migrations/kit/1767400010003-once-answer-bodies';
import { OnceAnswers1767312014000 } from '#migrations/kit/1767312014000-once-answers';
import { ToldWrites1767312500000 } from '#migrations/kit/1767312500000-told-writes';
import { KnownVisitors1767312090000 } from '#migrations/kit/1767312090000-known-visitors';
import type { Provider, Type } from '@nestjs/common';
import type { RequestHandler } from 'express';
import type { EntityTarget, MigrationInterface, ObjectLiteral } from 'typeorm';
import type { Refuse } from '../http/refusal';
import type { Language, Sentences } from '../language/language';
import { PERMISSIONS_UPDATED } from '../live/auth.events';
import type { LiveEvent } from '../live/live-event';
import { mergeSentences } from '../language/sentences';
import { FormMail } from '../mail/form-mail.entity';
import { OnceAnswer } from '../once/once-answer.entity';
import { KnownVisitor } from '../rate-limit/known-visitor.entity';
import type { RateLimitPolicy } from '../rate-limit/rate-limit-policy';
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

/** What belongs to a service as a whole rather than to one of its features. */
export type OwnParts = Pick<Feature, 'sentences' | 'rateLimits' | 'migrations'>;

/** What the kit itself keeps in the schema of every service. */
const OF_THE_KIT: Feature = {
  entities: [FormMail, OnceAnswer, KnownVisitor],
  migrations: [
    FormMail1767312000000,
    OnceAnswers1767312014000,
    KnownVisitors1767312090000,
    ToldWrites1767312500000,
    OnceAnswerBodies1767400010003,
  ],
  events: [PERMISSIONS_UPDATED],
};

/**
 * What the features of a service bring together, and the service itself, as its definition wants it. Migrations run in
 * the order of their time stamps; where two say the same, the service has the last word.
 */
export function composeFeatures(features: readonly Feature[], own: OwnParts = {}) {
  const all: readonly Feature[] = [OF_THE_KIT, ...features, own];
  return {
    controllers: all.flatMap(part => part.controllers ?? []),
    providers: all.flatMap(part => part.providers ?? []),
    middleware: all.flatMap(part => part.middleware ?? []),
    entities: all.flatMap(part => part.entities ?? []),
    migrations: all.flatMap(part => part.migrations ?? []),
    sentences: mergeSentences(...all.map(part => part.sentences ?? { en: {}, ar: {} })),
    constraintRefusals: merged(all.map(part => part.constraintRefusals)),
    rateLimits: merged(all.map(part => part.rateLimits)),
    events: all.flatMap(part => part.events ?? []),
    sitePages: all.flatMap(part => part.sitePages ?? []),
  };
}

function merged<Value>(parts: readonly (Record<string, Value> | undefined)[]): Record<string, Value> {
  return Object.assign({}, ...parts) as Record<string, Value>;
}
