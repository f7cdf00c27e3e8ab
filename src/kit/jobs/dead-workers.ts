import type { Pool } from 'pg';
import type { Log } from '../log/log';
import { WORKER_LOCKS } from './presence';

const CHECK_EVERY_MS = 5_000;

/** The lock of a live worker cannot be acquired. */
const unlockedWorkers = (schema: string) => `
  SELECT worker FROM (SELECT DISTINCT locked_by AS worker FROM ${schema}.jobs WHERE locked_by IS NOT NULL) held
  WHERE pg_try_advisory_xact_lock($1, hashtext(worker))`;

/** A job that may have crashed its process gets the same backoff as a failed one. */
const rescheduleJobs = (schema: string) => `
  SELECT ${schema}.reschedule_jobs(ARRAY[id], run_at => now() + exp(least(attempts, 10)) * interval '1 second')
  FROM ${schema}.jobs WHERE id = ANY($1) AND attempts > 1`;

interface LockedJob {
  id: number;
  worker: string;
}

/**
 * Unlocks the jobs of workers whose process died; graphile-worker would leave them locked for four hours. A worker counts
 * as dead after two checks five seconds apart, so that it can replace a lost connection in between.
 */
export class DeadWorkers {
  private suspects = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void> | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly schema: string,
    private readonly log: Log,
  ) {}

  watch(): void {
    this.timer = setInterval(() => {
      this.checking ??= this.check().finally(() => (this.checking = undefined));
    }, CHECK_EVERY_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.checking;
  }

  private async check(): Promise<void> {
    try {
      const found = await this.pool.query<{ worker: string }>(unlockedWorkers(this.schema), [WORKER_LOCKS]);
      const seeming = found.rows.map(({ worker }) => worker);
      const dead = seeming.filter(worker => this.suspects.has(worker));
      this.suspects = new Set(seeming);
      if (dead.length > 0) await this.releaseJobsOf(dead);
    } catch {
      // The database is unavailable: earlier suspects may only have lost their connection.
      this.suspects = new Set();
    }
  }

  private async releaseJobsOf(dead: string[]): Promise<void> {
    const { rows: jobs } = await this.pool.query<LockedJob>(
      `SELECT id, locked_by AS worker FROM ${this.schema}.jobs WHERE locked_by = ANY($1)`,
      [dead],
    );
    await this.pool.query(`SELECT ${this.schema}.force_unlock_workers($1)`, [dead]);
    await this.pool.query(rescheduleJobs(this.schema), [jobs.map(({ id }) => id)]);
    await this.pool.query('SELECT pg_notify($1, $2)', ['jobs:insert', JSON.stringify({ count: jobs.length })]);
    this.log.warn({ workers: dead, jobs: jobs.length }, 'jobs of a process that died are taken up');
  }
}
