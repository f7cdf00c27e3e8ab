import type { Database } from '#kit/database/database';
import type { Metrics } from '#kit/metrics/metrics';
import { withTimeout } from '#kit/time/with-timeout';
import { type Backlog, backlogStatement } from '#host/jobs/stored-jobs';

const TIMEOUT_MS = 2000;
/** Counts are cached this long, so that scrapes add no load. */
const CACHE_MS = 5000;
const STATES = ['due', 'scheduled', 'running', 'failed'] as const;

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
    const current = await backlog();
    return current ? STATES.map(state => ({ state, value: current[state] })) : [];
  });
  const oldest = { name: 'jobs_oldest_due_seconds', help: 'Age of the oldest due job', labels: [] };
  metrics.gauge(oldest, async () => {
    const current = await backlog();
    return current ? [{ value: current.oldestSeconds }] : [];
  });
  const scheduled = {
    name: 'jobs_last_scheduled_timestamp_seconds',
    help: 'The minute up to which jobs by the clock are scheduled',
    labels: [],
  };
  metrics.gauge(scheduled, async () => {
    const last = (await backlog())?.lastScheduled;
    return last ? [{ value: last }] : [];
  });
  const up = {
    name: 'database_up',
    help: 'Whether the database of the service responds and accepts writes',
    labels: [],
  };
  metrics.gauge(up, async () => {
    const current = await backlog();
    return [{ value: current && !current.isReadOnly ? 1 : 0 }];
  });
}
