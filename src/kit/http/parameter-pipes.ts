import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { MetadataScanner } from '@nestjs/core';
import { BodyPipe } from './body.pipe';

const CHECKED = [RouteParamtypes.BODY, RouteParamtypes.QUERY];

/**
 * Adds the `BodyPipe` to bodies and queries only: a global pipe runs for every parameter and costs five promises each.
 * Must run before Nest reads the controllers; idempotent.
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
