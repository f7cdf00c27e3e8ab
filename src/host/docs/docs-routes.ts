import { type Handler, Router } from 'express';
import type { Configuration } from '#kit/config/configuration';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { guidesPage } from './guides.page';
import { sendReader } from './reader-bundle';
import { READER_SCRIPT, readerPage } from './reader.page';

/**
 * Nothing may come from elsewhere, whatever the reader would like to load. It writes its own styles, draws with data
 * addresses, and shows what it received as blobs.
 */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** The reader of a service's description, and the script it is made of. */
export function docsRoutes(definition: ServiceDefinition, configuration: Configuration): Handler {
  const routes = Router({ strict: true });
  routes.get('/', (request, response) => {
    // The page names everything relative to `/docs`.
    if (request.originalUrl.split('?', 1)[0]!.endsWith('/')) return response.redirect(301, '../docs');
    response
      .set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'public, no-cache' })
      .send(readerPage(definition));
  });
  routes.get(`/${READER_SCRIPT}`, sendReader);
  routes.get('/guides', (_request, response) => {
    response
      .set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'public, no-cache' })
      .send(guidesPage(definition, configuration));
  });
  return routes;
}
