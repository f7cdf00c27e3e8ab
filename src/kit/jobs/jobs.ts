import { Injectable } from '@nestjs/common';
import { type Job, Logger, type Runner, run, runMigrations, runOnce, type TaskList } from 'graphile-worker';
import { Database } from '../database/database';
import { Log } from '../log/log';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import { DatabaseUrl } from '../database/database-url';
import { JobsPool } from './jobs-pool';

type JobHandler<Payload> = (payload: Payload) => Promise<void>;

export interface JobOptions {
  /** Not before this instant. */
  runAt?: Date;
  /** A job with the same key replaces the waiting one. */
  key?: string;
  /** Attempts with growing pauses; 25 when left out, which is about three days. */
  maxAttempts?: number;
}

/** A new job is told of at once; this is how late one may be that waited for its time or for another attempt. */
const POLL_MS = 10_000;

export const jobSchema = (service: string) => `${service}_jobs`;

/** Creates or updates the tables the jobs of a service are kept in. */
export async function prepareJobs(databaseUrl: string, service: string): Promise<void> {
  await runMigrations({
    connectionString: databaseUrl,
    schema: jobSchema(service),
    logger: new Logger(() => () => {}),
  });
}

/**
 * Work that leaves the request: mail, refunds, live messages. A job is stored in the running transaction,
 * so it exists exactly when what caused it does, and is tried again until it succeeds.
 */
@Injectable()
export class Jobs {
  private readonly handlers: TaskList = {};
  private readonly cron: string[] = [];
  private runner: Runner | undefined;
  private pool: JobsPool | undefined;

  constructor(
    private readonly db: Database,
    private readonly log: Log,
    private readonly url: DatabaseUrl,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /** Declares who does the jobs of this name. */
  handle<Payload>(name: string, handler: JobHandler<Payload>): void {
    this.handlers[name] = payload => handler(payload as Payload);
  }

  /** Runs a job by the clock, once however many processes there are. `schedule` is five cron fields, in UTC. */
  schedule(schedule: string, name: string): void {
    this.cron.push(`${schedule} ${name}`);
  }

  async enqueue(name: string, payload: object, options: JobOptions = {}): Promise<void> {
    await this.db.rows(
      `SELECT 1 FROM ${jobSchema(this.definition.name)}.add_job($1, $2::json, run_at => $3, max_attempts => $4, job_key => $5)`,
      [name, JSON.stringify(payload), options.runAt ?? null, options.maxAttempts ?? null, options.key ?? null],
      { prepared: true },
    );
  }

  /** The job, if the statement answers a row; both are one statement. Answers whether it did. */
  async enqueueIf(condition: { text: string; values: unknown[] }, name: string, payload: object): Promise<boolean> {
    const { text, values } = condition;
    const job = `${jobSchema(this.definition.name)}.add_job($${values.length + 1}, $${values.length + 2}::json)`;
    const row = await this.db.row(
      `WITH condition AS (${text}) SELECT 1 FROM condition, LATERAL ${job}`,
      [...values, name, JSON.stringify(payload)],
      { prepared: true },
    );
    return row !== undefined;
  }

  /** Starts doing jobs until `stop`. */
  async start(): Promise<void> {
    this.pool = this.connections();
    this.runner = await run({
      ...this.options(this.pool),
      concurrency: 2,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      crontab: this.cron.join('\n'),
    });
  }

  /** Finishes the jobs under way and takes no more. */
  async stop(): Promise<void> {
    await this.runner?.stop();
    await this.pool?.end();
    this.runner = undefined;
    this.pool = undefined;
  }

  /** Does every job that is due now, then returns. */
  async drain(): Promise<void> {
    const pool = this.connections();
    try {
      await runOnce({ ...this.options(pool), noHandleSignals: true });
    } finally {
      await pool.end();
    }
  }

  private connections(): JobsPool {
    return new JobsPool(this.url.value, error => this.log.warn({ err: error }, 'a connection of the jobs was lost'));
  }

  private options(pgPool: JobsPool) {
    return {
      pgPool,
      schema: jobSchema(this.definition.name),
      taskList: this.handlers,
      logger: new Logger(() => (level, message, about) => {
        const { job } = (about ?? {}) as { job?: Job };
        const line = { job: job?.task_identifier, jobId: job?.id, jobs: message };
        if (level === 'error') this.log.error(line, 'job failed');
        else if (level === 'warning') this.log.warn(line, 'jobs');
      }),
    };
  }
}
