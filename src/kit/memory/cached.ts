import { type INestApplicationContext, Req, RequestMethod, SetMetadata, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ACCESS_RULE, type AccessRule } from '../access/access-rule';
import { limitOf } from '../rate-limit/rate-limit.guard';
import { type CachedHandler, parametersOf } from './cached-query';

const CACHED = 'cached';

/**
 * Repeated public reads of the route are answered from memory until one of these tables, which are all it reads, is
 * written. What depends on the time as well says so with `trueUntil`; a route that asks the clock and does not is never
 * kept.
 */
export const Cached =
  (...tables: string[]): MethodDecorator =>
  (controller, method, descriptor) => {
    SetMetadata(CACHED, tables)(controller, method, descriptor);
    // Behind its own parameters, where what answers in its place takes it; see `answerThrough`.
    Req()(controller, method, parametersOf(controller, method).length);
  };

/** The tables a handler declares; undefined where nothing is kept. */
export const cachedTables = (handler: object): readonly string[] | undefined =>
  Reflect.getMetadata(CACHED, handler) as string[] | undefined;

/** Every route that may be answered from memory. Throws, and so stops the start, at one that must not. */
export function cachedHandlers(app: INestApplicationContext): CachedHandler[] {
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ metatype, instance }) => {
      const controller = metatype as Type | null;
      const prototype = controller?.prototype as Record<string, object> | undefined;
      if (!controller || !prototype) return [];
      return scanner.getAllMethodNames(prototype).flatMap(method => {
        const handler = prototype[method]!;
        const tables = cachedTables(handler);
        if (!tables) return [];
        if (!mayBeCached(handler)) throw new Error(`${controller.name}.${method} must not be answered from memory`);
        return [{ controller, instance: instance as CachedHandler['instance'], method, handler, tables }];
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
