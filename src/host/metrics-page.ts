import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Registry } from 'prom-client';
import type { Configuration } from '#kit/config/configuration';
import type { HostContext } from './host-context';
import { gaugeResponseCache } from '#cache/cache-metrics';
import { gaugeRedis } from '#kit/rate-limit/redis-metrics';
import type { RunningService } from './boot-service';

// How late the process is, sampled all the time: at the library's pace it wakes the process a hundred times a second.
const SAMPLED_METRICS = ['min', 'max', 'mean', 'stddev', 'p50', 'p90', 'p99'].map(
  of => `nodejs_eventloop_lag_${of}_seconds`,
);
const NEVER_MS = 2 ** 31 - 1;

/** What all services of a process share and is measured with it. */
export type SharedResources = Pick<HostContext, 'responseCache' | 'sharedLimits'>;

/** The process and the requests of every service, as Prometheus reads them; to whoever knows the token, if there is one. */
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
      response.status(401).set('WWW-Authenticate', 'Bearer').type('text/plain').send('The metrics need their token.\n');
      return;
    }
    const requests = await Promise.all(services.map(({ metrics }) => metrics.registry.getMetricsAsJSON()));
    const served = AggregatorRegistry.aggregate(requests);
    response.type(ofProcess.contentType).send((await ofProcess.metrics()) + (await served.metrics()));
  };
}

/** How much of its time the process had something to do, which is counted anyway: at 1 a second everybody waits. */
function countActiveTime(to: Registry): void {
  const active = new Counter({
    name: 'nodejs_eventloop_active_seconds_total',
    help: 'Time in which the event loop did not wait for anything',
    registers: [],
    collect() {
      this.reset();
      this.inc(performance.eventLoopUtilization().active / 1000);
    },
  });
  to.registerMetric(active);
}

/** Takes as long whatever differs. */
function isSame(sent: string, expected: string): boolean {
  const [one, other] = [sent, expected].map(text => createHash('sha256').update(text).digest());
  return timingSafeEqual(one!, other!);
}
