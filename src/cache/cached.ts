import {
  applyDecorators,
  type INestApplicationContext,
  RequestMethod,
  SetMetadata,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ACCESS_RULE, type AccessRule } from '#kit/access/access-rule';
import { limitOf } from '#rate-limits/rate-limit.guard';
import type { CachedHandler } from './cached-query';
import { ResponseCacheInterceptor } from './response-cache.interceptor';

const CACHED = 'cached';

/** Cached until one of `tables`, all it reads, is written. A route that depends on time calls `validUntil`. */
export const Cached = (...tables: string[]) =>
  applyDecorators(SetMetadata(CACHED, tables), UseInterceptors(ResponseCacheInterceptor));

export const cachedTables = (handler: object): readonly string[] | undefined =>
  Reflect.getMetadata(CACHED, handler) as string[] | undefined;

/** All cached routes. Throws for a route that must not be cached, which stops the start. */
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
        if (!mayBeCached(handler)) throw new Error(`${controller.name}.${method} must not be cached`);
        return [{ controller, method, handler, tables }];
      });
    });
}

/** A GET without a rate limit whose response is the same for every caller without a token. */
function mayBeCached(handler: object): boolean {
  const access = Reflect.getMetadata(ACCESS_RULE, handler) as AccessRule | undefined;
  return (
    Reflect.getMetadata(METHOD_METADATA, handler) === RequestMethod.GET &&
    Reflect.hasMetadata(PATH_METADATA, handler) &&
    (access?.kind === 'public' || access?.kind === 'optional-lenient') &&
    limitOf(handler) === undefined
  );
}
