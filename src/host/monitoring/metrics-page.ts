import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Registry } from 'prom-client';
import type { Configuration } from '#kit/config/configuration';
import type { HostContext } from '../boot/host-context';
import { gaugeResponseCache } from '#cache/cache-metrics';
import { gaugeBackups } from './backups';
import { gaugeRedis } from './redis-metrics';
import type { RunningService } from '../boot/boot-service';

// Event loop lag percentiles are left out: sampling them would wake the process a hundred times a second.
const SAMPLED_METRICS = ['min', 'max', 'mean', 'stddev', 'p50', 'p90', 'p99'].map(
  of => `nodejs_eventloop_lag_${of}_seconds`,
);
const NEVER_MS = 2 ** 31 - 1;

const processMetrics = new Registry();

export type SharedResources = Pick<HostContext, 'responseCache' | 'sharedLimits'>;

/** Metrics of the process and of all services for Prometheus. Requires the token when one is configured. */
export function metricsPage(
  services: readonly RunningService[],
  { metrics: { token }, backupFolder }: Configuration,
  { responseCache, sharedLimits }: SharedResources,
): RequestHandler {
  collectProcessMetrics();
  const ofHost = new Registry();
  gaugeResponseCache(responseCache, ofHost);
  gaugeRedis(sharedLimits, ofHost);
  gaugeBackups(backupFolder, ofHost);

  return async (request: Request, response: Response) => {
    if (token !== undefined && !isSame(request.header('authorization') ?? '', `Bearer ${token}`)) {
      response.status(401).set('WWW-Authenticate', 'Bearer').type('text/plain').send('A bearer token is required.\n');
      return;
    }
    const requests = await Promise.all(services.map(({ metrics }) => metrics.registry.getMetricsAsJSON()));
    const served = AggregatorRegistry.aggregate(requests);
    const pages = await Promise.all([processMetrics, ofHost, served].map(registry => registry.metrics()));
    response.type(processMetrics.contentType).send(pages.join(''));
  };
}

/** Created once per process: the observers of the default metrics never end and would keep every closed host in memory. */
function collectProcessMetrics(): void {
  if (processMetrics.getMetricsAsArray().length > 0) return;
  collectDefaultMetrics({ register: processMetrics, eventLoopMonitoringPrecision: NEVER_MS });
  for (const name of SAMPLED_METRICS) processMetrics.removeSingleMetric(name);
  countActiveTime(processMetrics);
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
