import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Registry } from 'prom-client';
import type { Configuration } from '#kit/config/configuration';
import type { HostContext } from './host-context';
import { gaugeResponseCache } from '#cache/cache-metrics';
import { gaugeRedis } from '#kit/rate-limit/redis-metrics';
import type { RunningService } from './boot-service';

// Event loop lag percentiles are left out: sampling them would wake the process a hundred times a second.
const SAMPLED_METRICS = ['min', 'max', 'mean', 'stddev', 'p50', 'p90', 'p99'].map(
  of => `nodejs_eventloop_lag_${of}_seconds`,
);
const NEVER_MS = 2 ** 31 - 1;

/** Shared objects that are measured once per process. */
export type SharedResources = Pick<HostContext, 'responseCache' | 'sharedLimits'>;

/** Metrics of the process and of all services for Prometheus. Requires the token when one is configured. */
export function metricsPage(
  services: readonly RunningService[],
  { metrics: { token } }: Configuration,
  { responseCache, sharedLimits }: SharedResources,
): RequestHandler {
  const ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess, eventLoopMonitoringPrecision: NEVER_MS });
  for (const name of SAMPLED_METRICS) ofProcess.removeSingleMetric(name);

  countActiveTime(ofProcess);
  gaugeResponseCache(responseCache, ofProcess);
  gaugeRedis(sharedLimits, ofProcess);

  return async (request: Request, response: Response) => {
    if (token !== undefined && !isSame(request.header('authorization') ?? '', `Bearer ${token}`)) {
      response.status(401).set('WWW-Authenticate', 'Bearer').type('text/plain').send('A bearer token is required.\n');
      return;
    }
    const requests = await Promise.all(services.map(({ metrics }) => metrics.registry.getMetricsAsJSON()));
    const served = AggregatorRegistry.aggregate(requests);
    response.type(ofProcess.contentType).send((await ofProcess.metrics()) + (await served.metrics()));
  };
}

/** Event loop utilisation as a counter of seconds: a rate near 1 means that requests wait for the event loop. */
function countActiveTime(to: Registry): void {
  const active = new Counter({
    name: 'nodejs_eventloop_active_seconds_total',
    help: 'Time the event loop was busy',
    registers: [],
    collect() {
      this.reset();
      this.inc(performance.eventLoopUtilization().active / 1000);
    },
  });
  to.registerMetric(active);
}

/** Compares in constant time. */
function isSame(sent: string, expected: string): boolean {
  const [sentHash, expectedHash] = [sent, expected].map(text => createHash('sha256').update(text).digest());
  return timingSafeEqual(sentHash!, expectedHash!);
}
