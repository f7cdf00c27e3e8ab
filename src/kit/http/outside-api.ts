import { applyDecorators, type INestApplicationContext, SetMetadata } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService } from '@nestjs/core';
import { ApiExcludeController } from '../openapi/api-notes';

const OUTSIDE_API = 'outside the API';

/**
 * For a controller that speaks a protocol of its own: its path has no prefix, and the API description does not contain it.
 * Access rules, guards and filters apply to it as to any other controller.
 */
export const OutsideApi = () => applyDecorators(SetMetadata(OUTSIDE_API, true), ApiExcludeController());

export const isOutsideApi = (controller: object): boolean => Reflect.hasMetadata(OUTSIDE_API, controller);

/** The paths of the controllers outside the API, to be left out of the global prefix. */
export function pathsOutsideApi(app: INestApplicationContext): string[] {
  const controllers = app.get(DiscoveryService, { strict: false }).getControllers();
  return controllers.flatMap(({ metatype }) =>
    metatype && isOutsideApi(metatype) ? [String(Reflect.getMetadata(PATH_METADATA, metatype))] : [],
  );
}
