import { json, type NextFunction, type RequestHandler, type Response } from 'express';
import { UnsupportedMediaType } from './refusal';
import type { AppRequest } from './request';

const LIMIT = '1mb';

const parse = json({
  limit: LIMIT,
  type: ['application/json', 'application/*+json'],
  verify: (request, _response, bytes) => {
    (request as AppRequest).rawBody = bytes;
  },
});

/**
 * Reads JSON bodies and keeps their exact bytes. A body of another type is refused, except multipart,
 * which the upload routes read themselves; `refuse` writes the failure.
 */
export function jsonBody(refuse: (thrown: unknown, request: AppRequest, response: Response) => void): RequestHandler {
  return ((request: AppRequest, response: Response, next: NextFunction) => {
    if (hasBody(request) && !request.is(['json', '+json', 'multipart/form-data'])) {
      refuse(UnsupportedMediaType(), request, response);
      return;
    }
    parse(request, response, (thrown?: unknown) => (thrown ? refuse(thrown, request, response) : next()));
  }) as RequestHandler;
}

function hasBody(request: AppRequest): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}
