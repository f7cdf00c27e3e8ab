import { json, type NextFunction, type RequestHandler, type Response } from 'express';
import { BadRequest, UnsupportedMediaType } from './refusal';
import type { AppRequest } from './request';

const LIMIT = '1mb';

/** Deeper than any body we read; what walks a body recursively is safe below it. */
const DEEPEST = 40;

const parse = json({
  limit: LIMIT,
  type: request => !(request as AppRequest).is('multipart/form-data'),
  verify: (request, _response, bytes) => {
    (request as AppRequest).rawBody = bytes;
  },
});

/**
 * Reads JSON bodies and keeps their exact bytes. A body of another type is refused, except a webhook's and multipart,
 * which the upload routes read themselves; `refuse` writes the failure.
 */
export function jsonBody(refuse: (thrown: unknown, request: AppRequest, response: Response) => void): RequestHandler {
  return ((request: AppRequest, response: Response, next: NextFunction) => {
    if (hasBody(request) && !isWebhook(request) && !request.is(['json', '+json', 'multipart/form-data'])) {
      refuse(UnsupportedMediaType(), request, response);
      return;
    }
    parse(request, response, (thrown?: unknown) => {
      const failure = thrown ?? (isTooDeep(request.body) ? BadRequest() : undefined);
      if (failure && !(isWebhook(request) && request.rawBody)) refuse(failure, request, response);
      else next();
    });
  }) as RequestHandler;
}

/** Judged by its signature over the bytes, before anyone asks what they say or are said to be. */
const isWebhook = (request: AppRequest): boolean => request.path.includes('/webhooks/');

function hasBody(request: AppRequest): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}

function isTooDeep(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap(value => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return false;
}
