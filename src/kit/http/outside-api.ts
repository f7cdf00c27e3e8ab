import { applyDecorators, Controller, type INestApplicationContext, SetMetadata } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { ApiExcludeController } from '../openapi/api-notes';

const PATH_OUTSIDE_API = 'path outside the API';

/**
 * A controller for a protocol of its own: its path has no prefix, and the API description omits it. Access rules, guards and
 * filters apply as for other controllers.
 */
export const OutsideApi = (path: string) =>
  applyDecorators(Controller(path), SetMetadata(PATH_OUTSIDE_API, path), ApiExcludeController());

const pathOutsideApi = (controller: object): string | undefined =>
  Reflect.getMetadata(PATH_OUTSIDE_API, controller) as string | undefined;

export const isOutsideApi = (controller: object): boolean => pathOutsideApi(controller) !== undefined;

/** The paths of controllers outside the API, which the global prefix excludes. */
export function pathsOutsideApi(app: INestApplicationContext): string[] {
  const controllers = app.get(DiscoveryService, { strict: false }).getControllers();
  const paths = controllers.flatMap(({ metatype }) => (metatype && pathOutsideApi(metatype)) ?? []);
  return paths.flatMap(path => [path, `${path}/*rest`]);
}
