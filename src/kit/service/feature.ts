import type { DynamicModule, Type } from '@nestjs/common';
import type { EntityTarget, MigrationInterface, ObjectLiteral } from 'typeorm';
import type { Refuse } from '../http/refusal';
import type { Language, Sentences } from '../language/language';
import { mergeSentences } from '../language/sentences';
import type { RateLimitPolicy } from '../rate-limit/rate-limit-policy';

/** One feature of a service and everything it brings along. */
export interface Feature {
  module: Type | DynamicModule;
  entities?: EntityTarget<ObjectLiteral>[];
  migrations?: Type<MigrationInterface>[];
  sentences?: Record<Language, Sentences>;
  /** Database constraint name to the refusal its violation means. */
  constraintRefusals?: Record<string, Refuse>;
  rateLimits?: Record<string, RateLimitPolicy>;
}

/** What the features of a service bring together, as its definition wants it. Migrations run in the order of their time stamps. */
export function composeFeatures(features: readonly Feature[]) {
  return {
    entities: features.flatMap(feature => feature.entities ?? []),
    migrations: features.flatMap(feature => feature.migrations ?? []),
    sentences: mergeSentences(...features.map(feature => feature.sentences ?? { en: {}, ar: {} })),
    constraintRefusals: Object.assign({}, ...features.map(feature => feature.constraintRefusals ?? {})) as Record<
      string,
      Refuse
    >,
    rateLimits: Object.assign({}, ...features.map(feature => feature.rateLimits ?? {})) as Record<
      string,
      RateLimitPolicy
    >,
  };
}
