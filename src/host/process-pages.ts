import express, { type NextFunction, type Request, type Response } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { securityHeaders } from './http/security-headers';
import { hasMailbox } from '#mail/mailbox';
import { arabicOrEnglish } from '#kit/language/language';
import type { HostContext } from './boot/host-context';
import type { RunningService } from './boot/boot-service';
import type { HostedService } from './service/hosted-service';
import { isLocalName, isLocalSender } from './http/local-names';
import { appAddresses } from './app-addresses';
import { opensPage } from './pages/browsers';
import { metricsPage } from './monitoring/metrics-page';
import { COPY_SCRIPT } from './pages/copy-script';
import { FAVICON } from './pages/favicon';
import { landingPage } from './pages/landing.page';
import { mailboxPage } from './pages/mailbox.page';
import { canServe, processHealth, serviceHealth } from './monitoring/process-health';

/** Pictures of the sites in `examples`. */
const SITE_PICTURES = dirname(require.resolve('#assets/sites/storefront.webp'));

/**
 * `/docs` and `/clients` redirect to the landing page, `/clients` to its section about them. `/health` is 200 when all services are ready, `/health/ready` when
 * one is, `/health/live` always, because a restart cannot fix a missing database.
 */
export function processPages(
  hosted: readonly HostedService[],
  services: readonly RunningService[],
  { configuration, log, mailbox, ...shared }: HostContext,
  isEnding = () => false,
): (request: IncomingMessage, response: ServerResponse) => void {
  const showsMailbox = hasMailbox(configuration);

  const pages = express();
  pages.disable('x-powered-by');
  pages.use(securityHeaders());
  const isLocal = (request: Request) => isLocalName(request.hostname, configuration.host) && isLocalSender(request);
  pages.get('/', async (request, response) => {
    const isPrivate = isLocal(request);
    const showsDemo = isPrivate && configuration.demoData && !configuration.production;
    const { lang } = request.query;
    const language = lang === 'ar' || lang === 'en' ? lang : arabicOrEnglish(request.headers['accept-language']);
    const apps = await Promise.all(services.map(async service => [service.name, await appAddresses(service)] as const));
    response.vary('Accept-Language').send(
      landingPage(hosted, {
        apps: Object.fromEntries(apps),
        language,
        publicUrl: configuration.publicUrl,
        demoPassword: showsDemo ? configuration.demoPassword : undefined,
        mailbox: isPrivate && showsMailbox,
        sites: isPrivate && !configuration.production,
        metrics: configuration.metrics.port === undefined,
      }),
    );
  });
  // A temporary redirect, since the services of a process can change.
  pages.get(['/docs', '/clients'], (request, response, next) => {
    response.vary('Accept');
    if (!opensPage(request)) return next();
    const [only, second] = hosted;
    if (request.path === '/clients') response.redirect('/#clients');
    else response.redirect(only && !second ? `/${only.definition.name}/docs` : '/');
  });
  pages.get('/copy.js', (_request, response) => {
    response.set('Cache-Control', 'public, no-cache').type('text/javascript').send(COPY_SCRIPT);
  });
  pages.use('/sites', express.static(SITE_PICTURES, { index: false, redirect: false, maxAge: '1d' }));
  pages.get(['/favicon.svg', '/favicon.ico'], (_request, response) => {
    response.set('Cache-Control', 'public, max-age=86400').type('image/svg+xml').send(FAVICON);
  });
  pages.get('/health/live', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  const sendHealth = (response: Response, health: object, isGood: boolean) =>
    response
      .status(isGood ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(health);
  pages.get('/health', async (_request, response) => {
    const health = await processHealth(services, isEnding());
    sendHealth(response, health, health.status === 'ok');
  });
  pages.get('/health/ready', async (_request, response) => {
    const health = await processHealth(services, isEnding());
    sendHealth(response, health, canServe(health));
  });
  pages.get('/health/ready/:service', async (request, response, next) => {
    const service = services.find(({ name }) => name === request.params.service);
    if (!service) return next();
    const health = await serviceHealth(service, isEnding());
    sendHealth(response, health, health.status === 'ok');
  });
  if (configuration.metrics.port === undefined) pages.get('/metrics', metricsPage(services, configuration, shared));
  if (showsMailbox) {
    pages.use(['/mailbox', '/mailbox.json'], (request, response, next) => {
      if (isLocal(request)) next();
      else sendNotFound(response);
    });
    pages.get('/mailbox', ({ query: { to, phone } }, response) => {
      const view = { to: typeof to === 'string' && to !== '' ? to : undefined, onPhone: phone === '1' };
      response.set('Cache-Control', 'no-store').send(mailboxPage(mailbox.list(), view));
    });
    pages.get('/mailbox.json', (_request, response) => {
      response.set('Cache-Control', 'no-store').json(mailbox.list());
    });
  }
  pages.use((_request: Request, response: Response) => sendNotFound(response));
  pages.use((thrown: unknown, _request: Request, response: Response, _next: NextFunction) => {
    log.error({ err: thrown }, 'request failed');
    sendFailure(response, 500, 'unexpected', 'Something went wrong on our side.');
  });
  return pages;
}

const sendNotFound = (response: Response) => sendFailure(response, 404, 'route_not_found', 'There is no such address.');

function sendFailure(response: Response, status: number, code: string, message: string): void {
  response.status(status).json({ success: false, data: null, message, code });
}
