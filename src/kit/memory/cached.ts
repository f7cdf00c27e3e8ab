import { applyDecorators, type INestApplicationContext, RequestMethod, SetMetadata, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { getMetadataStorage } from 'class-validator';
import { ACCESS_RULE, type AccessRule } from '../access/access-rule';
import { limitOf } from '../rate-limit/rate-limit.guard';

const CACHED = 'cached';

/**
 * Repeated public reads of the route are answered from memory until one of these tables, which are all it reads, is
 * written. What depends on the time as well says so with `trueUntil`; a route that asks the clock and does not is never
 * kept.
 */
export const Cached = (...tables: string[]) => applyDecorators(SetMetadata(CACHED, tables));

/** The tables a handler declares; undefined where nothing is kept. */
export const cachedTables = (handler: object): readonly string[] | undefined =>
  Reflect.getMetadata(CACHED, handler) as string[] | undefined;

export interface CachedHandler {
  controller: Type;
  method: string;
  handler: object;
  tables: readonly string[];
}

/** Every route that may be answered from memory. Throws, and so stops the start, at one that must not. */
export function cachedHandlers(app: INestApplicationContext): CachedHandler[] {
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ metatype }) => {
      const controller = metatype as Type | null;
      const prototype = controller?.prototype as Record<string, object> | undefined;
      if (!controller || !prototype) return [];
      return scanner.getAllMethodNames(prototype).flatMap(method => {
        const handler = prototype[method]!;
        const tables = cachedTables(handler);
        if (!tables) return [];
        if (!mayBeCached(handler)) throw new Error(`${controller.name}.${method} must not be answered from memory`);
        return [{ controller, method, handler, tables }];
      });
    });
}

/** A read that anybody may do as often as they like, and that is the same for everybody without a token. */
function mayBeCached(handler: object): boolean {
  const access = Reflect.getMetadata(ACCESS_RULE, handler) as AccessRule | undefined;
  return (
    Reflect.getMetadata(METHOD_METADATA, handler) === RequestMethod.GET &&
    Reflect.hasMetadata(PATH_METADATA, handler) &&
    (access?.kind === 'public' || access?.kind === 'seeing') &&
    limitOf(handler) === undefined
  );
}

const REQUEST = 0;
const QUERY = 4;

/**
 * The names of the query parameters that a handler can see; undefined when it is handed the request itself and so may see
 * all of them.
 */
export function queryNames({ controller, method }: CachedHandler): ReadonlySet<string> | undefined {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
    string,
    { index: number; data?: unknown }
  >;
  const types = (Reflect.getMetadata('design:paramtypes', controller.prototype as object, method) ?? []) as Type[];
  const names = new Set<string>();
  for (const [key, { index, data }] of Object.entries(args)) {
    const kind = Number(key.split(':')[0]);
    if (kind === REQUEST) return undefined;
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
