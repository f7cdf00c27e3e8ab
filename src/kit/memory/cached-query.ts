import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { getMetadataStorage } from 'class-validator';

export interface CachedHandler {
  controller: Type;
  instance: Record<string, (...args: unknown[]) => unknown>;
  method: string;
  handler: object;
  tables: readonly string[];
}

const REQUEST = 0;
const QUERY = 4;

/** The types of the parameters that a handler declares. */
export const parametersOf = (controller: object, method: string | symbol): readonly Type[] =>
  (Reflect.getMetadata('design:paramtypes', controller, method) ?? []) as Type[];

/**
 * The names of the query parameters that a handler can see; undefined when it is handed the request itself and so may see
 * all of them.
 */
export function queryNames({
  controller,
  method,
}: Pick<CachedHandler, 'controller' | 'method'>): ReadonlySet<string> | undefined {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
    string,
    { index: number; data?: unknown }
  >;
  const types = parametersOf(controller.prototype as object, method);
  const names = new Set<string>();
  for (const [key, { index, data }] of Object.entries(args)) {
    const kind = Number(key.split(':')[0]);
    if (kind === REQUEST && index < types.length) return undefined;
    if (kind !== QUERY) continue;
    if (typeof data === 'string') names.add(data);
    else {
      const known = getMetadataStorage().getTargetValidationMetadatas(types[index]!, '', false, false);
      if (known.length === 0) return undefined;
      for (const { propertyName } of known) names.add(propertyName);
    }
  }
  return names;
}

/** Express reads the first thousand, so that what stands behind more than that would be another query without them. */
const MOST_PARAMETERS = 100;
const PLAIN_NAME = /^[\w.-]+$/;

/** The address without plain parameters that the route does not know, so that made-up ones make no new answers. */
export function canonicalUrl(url: string, known: ReadonlySet<string> | undefined): string {
  const at = url.indexOf('?');
  if (at < 0 || !known) return url;
  const sent = url.slice(at + 1).split('&');
  if (sent.length > MOST_PARAMETERS) return url;
  const parts = sent.filter(part => {
    const name = part.split('=', 1)[0]!;
    return part !== '' && (known.has(name) || !PLAIN_NAME.test(name));
  });
  return parts.length === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${parts.join('&')}`;
}
