import express, { type NextFunction, type Request, type Response } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from '#kit/http/security-headers';
import { arabicOrEnglish } from '#kit/language/language';
import type { HostContext } from './host-context';
import type { RunningService } from './boot-service';
import type { HostedService } from './hosted-service';
import { isLocalName } from './local-names';
import { metricsPage } from './metrics-page';
import { FAVICON } from './pages/favicon';
import { landingPage } from './pages/landing.page';
import { mailboxPage } from './pages/mailbox.page';
import { processHealth } from './pages/process-health';

/**
 * What the process answers itself: a landing page, its health, `/metrics`, and the mailbox where messages are kept
 * instead of sent. `/health` and `/health/ready` are 200 when every service is ready and 503 otherwise; `/health/live` is
 * 200 whatever is missing, for a restart would bring none of it back.
 */
export function ownPages(
  hosted: readonly HostedService[],
  services: readonly RunningService[],
  { configuration, log, mailbox, ...shared }: HostContext,
  isEnding = () => false,
): (request: IncomingMessage, response: ServerResponse) => void {
  const keepsMail = !configuration.production && configuration.smtpUrl === undefined;

  const pages = express();
  pages.disable('x-powered-by');
  pages.use(securityHeaders());
  const isLocal = ({ hostname }: Request) => isLocalName(hostname, configuration.host);
  pages.get('/', (request, response) => {
    const open = isLocal(request);
    const demo = open && configuration.demoData && !configuration.production;
    const { lang } = request.query;
    const asked = lang === 'ar' || lang === 'en' ? lang : arabicOrEnglish(request.headers['accept-language']);
    response.vary('Accept-Language').send(
      landingPage(hosted, {
        language: asked,
        publicUrl: configuration.publicUrl,
        demoPassword: demo ? configuration.demoPassword : undefined,
        mailbox: open && keepsMail,
        metrics: configuration.metrics.port === undefined,
      }),
    );
  });
  pages.get(['/favicon.svg', '/favicon.ico'], (_request, response) => {
    response.set('Cache-Control', 'public, max-age=86400').type('image/svg+xml').send(FAVICON);
  });
  pages.get('/health/live', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  pages.get(['/health', '/health/ready'], async (_request, response) => {
    const health = await processHealth(services, isEnding());
    response
      .status(health.status === 'ok' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(health);
  });
  if (configuration.metrics.port === undefined) pages.get('/metrics', metricsPage(services, configuration, shared));
  if (keepsMail) {
    pages.use(['/mailbox', '/mailbox.json'], (request, response, next) => {
      if (isLocal(request)) next();
      else noSuchAddress(response);
    });
    pages.get('/mailbox', (_request, response) => {
      response.set('Cache-Control', 'no-store').send(mailboxPage(mailbox.list()));
    });
    pages.get('/mailbox.json', (_request, response) => {
      response.set('Cache-Control', 'no-store').json(mailbox.list());
    });
  }
  pages.use((_request: Request, response: Response) => noSuchAddress(response));
  pages.use((thrown: unknown, _request: Request, response: Response, _next: NextFunction) => {
    log.error({ err: thrown }, 'request failed');
    fail(response, 500, 'unexpected', 'Something went wrong on our side.');
  });
  return pages;
}

const noSuchAddress = (response: Response) => fail(response, 404, 'route_not_found', 'There is no such address.');

function fail(response: Response, status: number, code: string, message: string): void {
  response.status(status).json({ success: false, data: null, message, code });
}
