import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { MetadataScanner } from '@nestjs/core';
import { BodyPipe } from './body.pipe';

const CHECKED = [RouteParamtypes.BODY, RouteParamtypes.QUERY];

/**
 * Has bodies and queries checked, and no other parameter: a pipe of the whole application is asked for each of them, which
 * costs five promises a parameter. Done before Nest reads the controllers; done again it changes nothing.
 */
export function checkBodiesAndQueries(controllers: readonly Type[]): void {
  const scanner = new MetadataScanner();
  for (const controller of controllers) {
    for (const method of scanner.getAllMethodNames(controller.prototype as object)) {
      const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
        string,
        { pipes: unknown[] }
      >;
      for (const [key, { pipes }] of Object.entries(parameters)) {
        const kind = Number(key.split(':')[0]);
        if (CHECKED.includes(kind) && !pipes.includes(BodyPipe)) pipes.unshift(BodyPipe);
      }
    }
  }
}
