import { STATUS_CODES } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Counter, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Label of requests without a route: unknown paths and files. */
const NO_ROUTE = 'none';

/** All other methods are counted as `other`, which limits the number of series. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const OTHER = 'other';

/** Requests served without the middleware; they are counted but not timed. */
export interface ExternalTally {
  method: string;
  route: string;
  status: string;
  count: number;
}

/**
 * Labelled by route template, so that series are bounded. Durations have no status, since each series takes a dozen lines.
 */
export class RequestMetrics {
  private readonly requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests served',
    labelNames: ['service', 'method', 'route', 'status'] as const,
    registers: [this.registry],
    collect: () => this.addFromMemory(),
  });

  private readonly added = new Map<string, number>();

  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response',
    labelNames: ['service', 'method', 'route'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });

  /** @param fromMemory totals of requests served without the middleware */
  constructor(
    private readonly service: string,
    private readonly fromMemory: () => Iterable<ExternalTally> = () => [],
    readonly registry = new Registry(),
  ) {}

  private addFromMemory(): void {
    for (const { count, ...labels } of this.fromMemory()) {
      const key = Object.values(labels).join(' ');
      this.requests.inc({ service: this.service, ...labels }, count - (this.added.get(key) ?? 0));
      this.added.set(key, count);
    }
  }

  middleware(): RequestHandler {
    return (request: Request, response: Response, next: NextFunction) => {
      const started = performance.now();
      response.once('close', () => {
        const labels = { service: this.service, method: methodOf(request), route: routeTemplate(request) };
        this.requests.inc({ ...labels, status: statusOf(response) });
        this.durations.observe(labels, (performance.now() - started) / 1000);
      });
      next();
    };
  }
}

const methodOf = ({ method }: Request): string => (METHODS.has(method) ? method : OTHER);

const statusOf = ({ statusCode }: Response): string => (statusCode in STATUS_CODES ? String(statusCode) : OTHER);

function routeTemplate(request: Request): string {
  const route = request.route as { path?: unknown } | undefined;
  return typeof route?.path === 'string' && route.path.startsWith('/') ? route.path : NO_ROUTE;
}
