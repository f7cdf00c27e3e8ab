import { type INestApplicationContext, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { isOutsideApi } from '#kit/http/outside-api';
import { descriptionOf } from '#kit/http/route-description';
import { ACCESS_RULE, type AccessRule } from '#kit/access/access-rule';

export interface BuiltRoute {
  method: string;
  /** With its prefix, if it has one, and `:name` parameters. */
  path: string;
  rule: AccessRule;
  /** Whether it is a route of the API, which its description contains. */
  isOfApi: boolean;
  /** What it says in its own words. */
  does: string | undefined;
}

type Handler = (...parameters: never[]) => unknown;

/** Every route an application declares, in the order of its controllers. */
export function builtRoutes(app: INestApplicationContext): BuiltRoute[] {
  const controllers = app.get(DiscoveryService, { strict: false }).getControllers();
  return controllers.flatMap(({ metatype }) => {
    const prototype = (metatype as { prototype: Record<string, Handler> }).prototype;
    return new MetadataScanner()
      .getAllMethodNames(prototype)
      .map(name => prototype[name]!)
      .filter(handler => Reflect.hasMetadata(PATH_METADATA, handler))
      .flatMap(handler => routesOf(metatype as object, handler));
  });
}

function routesOf(controller: object, handler: Handler): BuiltRoute[] {
  const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
  const rule = Reflect.getMetadata(ACCESS_RULE, handler) as AccessRule;
  const isOfApi = !isOutsideApi(controller);
  const prefix = isOfApi ? 'api' : '';
  return pathsOf(controller).flatMap(outer =>
    pathsOf(handler).map(inner => ({
      method,
      path: joined(prefix, outer, inner),
      rule,
      isOfApi,
      does: descriptionOf(handler),
    })),
  );
}

function pathsOf(declared: object): string[] {
  return [Reflect.getMetadata(PATH_METADATA, declared) as string | string[]].flat();
}

const joined = (...parts: string[]): string =>
  `/${parts
    .flatMap(part => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
