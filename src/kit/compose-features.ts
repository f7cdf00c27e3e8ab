import { FormMail1767312000000 } from '#migrations/kit/1767312000000-form-mail';
import { KnownVisitors1767312090000 } from '#migrations/kit/1767312090000-known-visitors';
import { OnceAnswers1767312014000 } from '#migrations/kit/1767312014000-once-answers';
import { ToldWrites1767312500000 } from '#migrations/kit/1767312500000-told-writes';
import { OnceAnswerBodies1767400010003 } from '#migrations/kit/1767400010003-once-answer-bodies';
import { RequestKeys1767400170000 } from '#migrations/kit/1767400170000-request-keys';
import { mergeSentences } from './language/sentences';
import { FormMail } from './mail/form-mail.entity';
import { OnceAnswer } from './idempotency/once-answer.entity';
import { KnownVisitor } from './rate-limit/known-visitor.entity';
import type { Feature } from './service/feature';

/** Parts of a service that belong to none of its features. */
export type OwnParts = Pick<Feature, 'sentences' | 'rateLimits' | 'migrations'>;

const KIT_FEATURE: Feature = {
  entities: [FormMail, OnceAnswer, KnownVisitor],
  migrations: [
    FormMail1767312000000,
    OnceAnswers1767312014000,
    KnownVisitors1767312090000,
    ToldWrites1767312500000,
    OnceAnswerBodies1767400010003,
    RequestKeys1767400170000,
  ],
};

/** Migrations run in the order of their timestamps; where two parts declare a key, the service wins. */
export function composeFeatures(features: readonly Feature[], own: OwnParts = {}) {
  const all: readonly Feature[] = [KIT_FEATURE, ...features, own];
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
