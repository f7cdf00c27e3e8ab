import { join } from 'node:path';
import { CleanupProgress2026112813011 } from '#migrations/kit/2026112813011-cleanup-progress';
import { baseline } from '#shared/composition/baseline';
import { CleanupProgress } from '#shared/composition/cleanup-progress.entity';
import { orderedRoutines } from '#shared/composition/routines';
import { assertHandled } from '#kit/service/domain-events';
import { mergeOffices } from '#kit/service/office';
import { routinesIn, tablesFile } from '#kit/service/sql-files';
import { mergeMessages } from '#kit/language/messages';
import type { Feature } from '#kit/service/feature';

/** Parts of a service outside its features. */
export type OwnParts = Pick<Feature, 'messages' | 'rateLimits' | 'migrations' | 'tables' | 'routines' | 'office'>;

const KIT_FEATURE: Feature = {
  entities: [CleanupProgress],
  migrations: [CleanupProgress2026112813011],
  routines: routinesIn(join(__dirname, '../../kit/database'), 'tell_of_write'),
};

/**
 * Composes the features of a service. The baseline runs first, then migrations by timestamp; the service overrides keys of
 * features.
 * @throws Error for a domain event without a handler
 */
export function composeFeatures(features: readonly Feature[], own: OwnParts = {}) {
  const all: readonly Feature[] = [KIT_FEATURE, ...features, own];
  const tables = all.flatMap(part => part.tables ?? []);
  const domainEvents = all.flatMap(part => part.domainEvents ?? []);
  const handlers = all.flatMap(part => part.handlers ?? []);
  assertHandled({ domainEvents, handlers });
  return {
    controllers: all.flatMap(part => part.controllers ?? []),
    providers: all.flatMap(part => part.providers ?? []),
    middleware: all.flatMap(part => part.middleware ?? []),
    entities: all.flatMap(part => part.entities ?? []),
    tables,
    migrations: [baseline(tables.map(tablesFile)), ...all.flatMap(part => part.migrations ?? [])],
    fills: all.flatMap(part => part.fills ?? []),
    routines: orderedRoutines(all.flatMap(part => part.routines ?? [])),
    messages: mergeMessages(...all.map(part => part.messages ?? { en: {}, ar: {} })),
    constraintRefusals: merged(all.map(part => part.constraintRefusals)),
    rateLimits: merged(all.map(part => part.rateLimits)),
    events: all.flatMap(part => part.events ?? []),
    domainEvents,
    handlers,
    sitePages: all.flatMap(part => part.sitePages ?? []),
    office: mergeOffices([own, ...features].map(part => part.office)),
  };
}

function merged<Value>(parts: readonly (Record<string, Value> | undefined)[]): Record<string, Value> {
  return Object.assign({}, ...parts) as Record<string, Value>;
}
