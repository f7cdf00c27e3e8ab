import express, { type NextFunction, type Request, type Response } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';
import { securityHeaders } from '#kit/http/security-headers';
import type { Surroundings } from '#kit/kit.module';
import type { RunningService } from './boot-service';
import type { HostedService } from './hosted-service';
import { landingPage } from './pages/landing.page';
import { mailboxPage } from './pages/mailbox.page';
import { processHealth } from './pages/process-health';

/**
 * What the process answers itself: a landing page, `/health` (200 when every service is ready, otherwise 503; any
 * answer at all means live), `/metrics`, and the mailbox where messages are kept instead of sent.
 */
export function ownPages(
  hosted: readonly HostedService[],
  services: readonly RunningService[],
  { configuration, log, mailbox }: Surroundings,
): (request: IncomingMessage, response: ServerResponse) => void {
  const keepsMail = !configuration.production && configuration.smtpUrl === undefined;
  const processMetrics = new Registry();
  collectDefaultMetrics({ register: processMetrics });

  const pages = express();
  pages.disable('x-powered-by');
  pages.use(securityHeaders());
  pages.get('/', (_request, response) => {
    response.send(landingPage(hosted, configuration, keepsMail));
  });
  pages.get('/health', async (_request, response) => {
    const health = await processHealth(services);
    response
      .status(health.status === 'ok' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(health);
  });
  pages.get('/metrics', async (_request, response) => {
    const requests = await Promise.all(services.map(({ metrics }) => metrics.registry.getMetricsAsJSON()));
    const served = AggregatorRegistry.aggregate(requests);
    response.type(processMetrics.contentType).send((await processMetrics.metrics()) + (await served.metrics()));
  });
  if (keepsMail) {
    pages.get('/mailbox', (_request, response) => {
      response.set('Cache-Control', 'no-store').send(mailboxPage(mailbox.list()));
    });
    pages.get('/mailbox.json', (_request, response) => {
      response.set('Cache-Control', 'no-store').json(mailbox.list());
    });
  }
  pages.use((_request: Request, response: Response) =>
    fail(response, 404, 'route_not_found', 'There is no such address.'),
  );
  pages.use((thrown: unknown, _request: Request, response: Response, _next: NextFunction) => {
    log.error({ err: thrown }, 'request failed');
    fail(response, 500, 'unexpected', 'Something went wrong on our side.');
  });
  return pages;
}

function fail(response: Response, status: number, code: string, message: string): void {
  response.status(status).json({ success: false, data: null, message, code });
}
