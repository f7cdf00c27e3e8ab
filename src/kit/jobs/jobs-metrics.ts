import type { Database } from '../database/database';
import type { Metrics } from '../metrics/metrics';
import { withTimeout } from '../time/with-timeout';
import { type Backlog, backlogStatement } from './stored-jobs';

const TIMEOUT_MS = 2000;
/** Counts are cached this long, so that scrapes add no load. */
const CACHE_MS = 5000;

/** Reports the jobs of the service, in all processes. Nothing is reported while the database does not respond. */
export function measureJobs(metrics: Metrics, db: Database, service: string): void {
  let counted: { at: number; backlog: Promise<Backlog | undefined> } | undefined;
  const backlog = async (): Promise<Backlog | undefined> => {
    const now = performance.now();
    if (!counted || now - counted.at > CACHE_MS)
      counted = {
        at: now,
        backlog: withTimeout(TIMEOUT_MS, () => db.row<Backlog>(backlogStatement(service)), undefined),
      };
    return counted.backlog;
  };
  const jobs = {
    name: 'jobs_stored',
    help: 'Jobs that are due, scheduled (or waiting for a retry), running, or failed for good',
    labels: ['state'] as const,
  };
  metrics.gauge(jobs, async () => {
    const { oldestSeconds: _, ...states } = (await backlog()) ?? { oldestSeconds: 0 };
    return Object.entries(states).map(([state, value]) => ({ state, value }));
  });
  const oldest = { name: 'jobs_oldest_due_seconds', help: 'Age of the oldest due job', labels: [] };
  metrics.gauge(oldest, async () => {
    const current = await backlog();
    return current ? [{ value: current.oldestSeconds }] : [];
  });
  const up = { name: 'database_up', help: 'Whether the database of the service responds', labels: [] };
  metrics.gauge(up, async () => [{ value: (await backlog()) ? 1 : 0 }]);
}
