import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { AppRequest } from '#kit/http/request';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { prefixOf } from '../description/api-description';

/** Whether a browser requests the address as a page: API clients do not accept `text/html` explicitly. */
export const opensPage = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(headers.accept ?? '');

const ENTRIES = new Set(['/', '/api', '/api/']);

/** Redirects a browser from `/<service>` and `/<service>/api` to the documentation; API clients get 404 as before. */
export function redirectToDocs(definition: ServiceDefinition): RequestHandler {
  return (request, response, next) => {
    if (!ENTRIES.has(request.path)) return next();
    response.vary('Accept');
    if (!opensPage(request)) return next();
    response.redirect(`${prefixOf(request as AppRequest, definition)}/docs`);
  };
}
