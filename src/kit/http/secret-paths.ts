import type { INestApplicationContext } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { MASKED_KEY } from '../log/mask';
import { isOutsideApi } from './outside-api';
import { secretPathOf } from './route-description';

export const MASKED_SECRET = '[secret]';

export interface SecretPath {
  /** Path template, such as `/api/waitlist/:token`. */
  template: string;
  names: readonly string[];
}

/** The routes of a service with secret path parameters. @param prefix of all routes, such as `api` */
export function secretPathsOf(app: INestApplicationContext, prefix: string): SecretPath[] {
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ metatype }) => {
      const prototype = metatype ? (metatype as { prototype: object }).prototype : undefined;
      if (!prototype) return [];
      return scanner.getAllMethodNames(prototype).flatMap((name): SecretPath[] => {
        const handler = (prototype as Record<string, object>)[name]!;
        const names = secretPathOf(handler);
        if (names.length === 0) return [];
        const start = isOutsideApi(metatype!) ? [] : [prefix];
        return [{ template: templateOf([...start, pathOf(metatype!), pathOf(handler)]), names }];
      });
    });
}

const pathOf = (declared: object): string => String(Reflect.getMetadata(PATH_METADATA, declared) ?? '');

const templateOf = (parts: readonly string[]): string =>
  `/${parts.flatMap(part => part.split('/').filter(Boolean)).join('/')}`;

/** Masks the secret segments of paths, for every method and with or without the prefix of the service. */
export function secretPathMask(paths: readonly SecretPath[]): (path: string) => string {
  const templates = paths.map(({ template, names }) => ({
    segments: template.split('/').slice(1),
    isSecret: (segment: string) => names.includes(/^:(\w+)/.exec(segment)?.[1] ?? ''),
  }));
  return path => {
    const segments = path.split('/');
    for (const { segments: expected, isSecret } of templates)
      for (const start of STARTS)
        if (expected.every((segment, index) => fits(segments[start + index], segment)))
          expected.forEach((segment, index) => {
            if (isSecret(segment)) segments[start + index] = masked(segments[start + index]!);
          });
    return segments.join('/');
  };
}

/** The index at which the path of the service begins, with or without its prefix. */
const STARTS = [1, 2];

const fits = (sent: string | undefined, expected: string): boolean =>
  sent !== undefined && (expected.startsWith(':') || sent.toLowerCase() === expected.toLowerCase());

const masked = (segment: string): string => (segment.includes(MASKED_KEY) ? segment : MASKED_SECRET);
