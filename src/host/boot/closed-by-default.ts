import type { INestApplicationContext } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ACCESS_RULE } from '#kit/access/access-rule';

/** @throws Error, which stops the start, if a handler declares no access rule */
export function assertClosedByDefault(app: INestApplicationContext): void {
  const scanner = new MetadataScanner();
  const open = app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ metatype }) => {
      const prototype = metatype ? (metatype as { prototype: object }).prototype : undefined;
      if (!prototype) return [];
      return scanner
        .getAllMethodNames(prototype)
        .filter(name => isOpenHandler((prototype as Record<string, unknown>)[name]))
        .map(name => `${metatype?.name}.${name}`);
    });
  if (open.length > 0)
    throw new Error(
      `These routes declare no access rule: ${open.join(', ')}. Add @Public(), @Audience(...), @Requires(...) or another rule of kit/access/access-rule.`,
    );
}

function isOpenHandler(method: unknown): boolean {
  return (
    typeof method === 'function' &&
    Reflect.hasMetadata(PATH_METADATA, method) &&
    !Reflect.hasMetadata(ACCESS_RULE, method)
  );
}
