import type { CorsOptions, CorsOptionsDelegate } from '@nestjs/common/interfaces/external/cors-options.interface';
import type { Request } from 'express';
import { isOpenPath } from '#agents/oauth/open-paths';
import type { Configuration } from '#kit/config/configuration';
import { EXPOSED_HEADERS } from './exposed-headers';

const MAX_AGE_SECONDS = 600;

/** Pages of the configured origins may call a service with cookies; those of every origin its open paths, without. */
export function corsFor({ corsOrigins }: Configuration): CorsOptionsDelegate<Request> {
  const exposedHeaders = [...EXPOSED_HEADERS];
  const own: CorsOptions = {
    origin: corsOrigins.patterns,
    credentials: true,
    exposedHeaders,
    maxAge: MAX_AGE_SECONDS,
  };
  const open: CorsOptions = { origin: '*', exposedHeaders, maxAge: MAX_AGE_SECONDS };
  return (request, use) => use(null, isOpenPath(request.url) ? open : own);
}
