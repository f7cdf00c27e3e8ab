import { type Handler, Router } from 'express';
import type { Configuration } from '#kit/config/configuration';
import type { Document } from '#kit/openapi/document';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { COPY_SCRIPT } from '../pages/copy-script';
import { FAVICON } from '../pages/favicon';
import { type Described, readDescription } from './guides/described';
import { guidesPage } from './guides/guides.page';
import { sendReader } from './reader-bundle';
import { ACCESSIBILITY_FIXES, ACCESSIBILITY_SCRIPT, READER_SCRIPT, readerPage } from './reader.page';
import { pageContextOf } from './page-context';

/** Blocks every other origin. The reader needs inline styles, `data:` images and `blob:` workers. */
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

export function docsRoutes(
  definition: ServiceDefinition,
  configuration: Configuration,
  describe: () => Promise<Document>,
): Handler {
  const routes = Router({ strict: true });
  let described: Promise<Described> | undefined;
  const facts = async () => (described ??= describe().then(readDescription));
  routes.get('/', async (request, response) => {
    // Redirects `/docs/`, since the links of the page are relative to `/docs`.
    if (request.originalUrl.split('?', 1)[0]!.endsWith('/')) return response.redirect(301, '../docs');
    response
      .set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'public, no-cache' })
      .send(
        readerPage(
          definition,
          await facts(),
          pageContextOf(request, definition, configuration),
          Object.keys(configuration.services),
        ),
      );
  });
  routes.get(`/${READER_SCRIPT}`, sendReader);
  routes.get('/guides', async (request, response) => {
    const visit = pageContextOf(request, definition, configuration);
    response
      .set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'public, no-cache' })
      .vary('Accept-Language')
      .send(guidesPage(definition, configuration, await facts(), visit));
  });
  routes.get(`/${ACCESSIBILITY_SCRIPT}`, (_request, response) => {
    response.set('Cache-Control', 'public, no-cache').type('text/javascript').send(ACCESSIBILITY_FIXES);
  });
  routes.get('/copy.js', (_request, response) => {
    response.set('Cache-Control', 'public, no-cache').type('text/javascript').send(COPY_SCRIPT);
  });
  routes.get('/favicon.svg', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=86400').type('image/svg+xml').send(FAVICON);
  });
  return routes;
}
