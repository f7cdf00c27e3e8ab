import type { Pool, PoolClient } from 'pg';
import type { Log } from '#kit/log/log';

/** Class of the advisory locks of live workers; the key is a hash of the worker's name. */
const WORKER_LOCKS = 730_019;
const CHECK_EVERY_MS = 5_000;
const RETRY_MS = 500;

/** Postgres closes the session of a process that is frozen for a minute, or whose machine is gone (keepalive probes). */
const LIMIT_SESSION = `SET idle_session_timeout = '60s';
  SET tcp_keepalives_idle = 20; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3`;

/** Shared, so that a new connection can acquire the lock before the old one has ended. */
const LOCK_WORKER = 'SELECT pg_advisory_lock_shared($1, hashtext($2))';

/** On a former primary that became a standby, the lock says nothing about jobs on the new primary. */
const IS_READ_ONLY = `SELECT current_setting('transaction_read_only')::boolean AS "isReadOnly"`;

/** The lock of a live worker cannot be acquired, except by its own connection. */
const unlockedWorkers = (schema: string) => `
  SELECT worker FROM (SELECT DISTINCT locked_by AS worker FROM ${schema}.jobs WHERE locked_by <> $2) lock
  WHERE pg_try_advisory_xact_lock($1, hashtext(worker))`;

/** A job that may have crashed its process gets the same backoff as a failed one. */
const rescheduleJobs = (schema: string) => `
  SELECT ${schema}.reschedule_jobs(ARRAY[id], run_at => now() + exp(least(attempts, 10)) * interval '1 second')
  FROM ${schema}.jobs WHERE id = ANY($1) AND attempts > 1`;

/**
 * Unlocks the jobs of dead workers; graphile-worker would keep them locked for four hours. A worker without its
 * advisory lock counts as dead after two checks five seconds apart, so that it can reconnect in between.
 */
export class DeadWorkers {
  private client: PoolClient | undefined;
  private suspects = new Set<string>();
  private checking = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly pool: Pool,
    private readonly schema: string,
    /** The name of the worker of this process. */
    private readonly worker: string,
    private readonly log: Log,
  ) {}

  async start(): Promise<void> {
    this.checking = this.check();
    await this.checking;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.checking;
    this.disconnect();
  }

  private async check(): Promise<void> {
    let pauseMs = CHECK_EVERY_MS;
    try {
      await this.releaseDead(this.client ?? (await this.connect()));
    } catch {
      this.disconnect(); // the pool logs lost connections
      pauseMs = RETRY_MS;
    }
    this.checkIn(pauseMs);
  }

  private checkIn(pauseMs: number): void {
    clearTimeout(this.timer);
    if (!this.isStopped) this.timer = setTimeout(() => void this.start(), pauseMs).unref();
  }

  private async releaseDead(client: PoolClient): Promise<void> {
    const [server] = (await client.query<{ isReadOnly: boolean }>(IS_READ_ONLY)).rows;
    if (server?.isReadOnly) throw new Error('the database is read-only');
    const { rows } = await client.query<{ worker: string }>(unlockedWorkers(this.schema), [WORKER_LOCKS, this.worker]);
    const unlocked = rows.map(({ worker }) => worker);
    const dead = unlocked.filter(worker => this.suspects.has(worker));
    this.suspects = new Set(unlocked);
    if (dead.length === 0) return;
    const jobsOfDead = `SELECT id FROM ${this.schema}.jobs WHERE locked_by = ANY($1)`;
    const ids = (await client.query<{ id: number }>(jobsOfDead, [dead])).rows.map(({ id }) => id);
    await client.query(`SELECT ${this.schema}.force_unlock_workers($1)`, [dead]);
    await client.query(rescheduleJobs(this.schema), [ids]);
    this.log.warn({ workers: dead, jobs: ids.length }, 'jobs of a process that died are run again');
  }

  private async connect(): Promise<PoolClient> {
    const client = await this.pool.connect();
    this.client = client;
    client.once('end', () => {
      if (this.client !== client) return;
      this.disconnect();
      this.checkIn(RETRY_MS);
    });
    await client.query(LIMIT_SESSION);
    await client.query(LOCK_WORKER, [WORKER_LOCKS, this.worker]);
    return client;
  }

  /**
   * Closes the connection, which releases the lock. Other processes may have lost theirs too, so none counts as suspected.
   */
  private disconnect(): void {
    this.client?.release(true);
    this.client = undefined;
    this.suspects = new Set();
  }
}
