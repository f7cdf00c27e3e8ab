import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import { Logger, type Runner, run, runMigrations, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { ServiceDataSource } from '#kit/database/data-source';
import { Database } from '#kit/database/database';
import { isDatabaseUnavailable } from '#kit/database/database-refusals';
import type { BatchOf } from '#kit/database/pending-writes';
import { raw, type Sql, sql } from '#kit/database/sql';
import { Log } from '#kit/log/log';
import { Metrics } from '#kit/metrics/metrics';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { DatabaseUrl } from '#kit/database/database-url';
import { currentTraceparent, inTrace } from '#kit/tracing/tracing';
import { DeadWorkers } from './dead-workers';
import { deleteGivenUpJobs } from './given-up-jobs';
import { deleteUnusedQueues } from './job-queues';
import { JobsPool } from './jobs-pool';
import { QueueLog } from './queue-log';
import { MARK_MINUTE, ScheduleWatch } from './schedule-watch';

/** `signal` is aborted when the process ends and a job has not finished for five seconds. */
type JobHandler<Payload> = (payload: Payload, signal: AbortSignal) => Promise<void>;

export interface JobOptions {
  /** Earliest start. */
  runAt?: Date;
  key?: string;
  /** Attempts, with growing pauses; 25 when left out, about three days. */
  maxAttempts?: number;
  /**
   * Jobs of one queue run one after another across all processes, so that slow ones leave a worker to the others. Use a
   * fixed name, or `queueOf` for the jobs of a record.
   */
  queue?: string;
}

/** The payload with the trace context of the request that queued it. */
type TracedPayload = object & { traceparent?: string };

interface NewJob extends JobOptions {
  name: string;
  payload: object;
  /** A queued write; the job is stored only if it returns a row. */
  onlyIf?: Sql;
}

/** Maximum delay of scheduled jobs and retries; new jobs start immediately by NOTIFY. */
const POLL_MS = 10_000;
const REOPEN_MS = 5_000;
const EVERY_MINUTE = '* * * * *';
const NIGHTLY = '20 2 * * *';
const DELETE_QUEUES = 'delete_unused_queues';
const DELETE_GIVEN_UP = 'delete_given_up_jobs';
/** Matches the schedule of a daily job. */
const DAILY = /^\d+ \d+ \* \* \*$/;
/** A daily job that was due within the last day while no process ran is run at the next start. */
const MADE_UP = '?fill=1d';

export const jobSchema = (service: string) => `${service}_jobs`;

const unionOf = (selects: Sql[]): Sql => selects.reduce((before, after) => sql`${before} UNION ALL ${after}`);

function withTrace(payload: object): TracedPayload {
  const traceparent = currentTraceparent();
  return traceparent ? { ...payload, traceparent } : payload;
}

/** Creates or migrates the job tables of a service. */
export async function prepareJobs({ pool }: ServiceDataSource, service: string): Promise<void> {
  // The interrupted statement fails anyway; without a listener the error event would end the process.
  pool.on('connect', client => client.on('error', () => undefined));
  await runMigrations({
    pgPool: pool,
    schema: jobSchema(service),
    logger: new Logger(() => () => {}),
  });
}

/** Background jobs, stored in the running transaction and retried after a failure. */
@Injectable()
export class Jobs {
  private readonly handlers: TaskList = {};
  private readonly cron: string[] = [];
  private readonly queueLog: QueueLog;
  private runner: Runner | undefined;
  private pool: JobsPool | undefined;
  /** Kept from one `drain` to the next. */
  private ofDrain: JobsPool | undefined;
  private deadWorkers: DeadWorkers | undefined;
  private watch: ScheduleWatch | undefined;
  private isStarted = false;
  private reopening: Promise<void> | undefined;
  private readonly count: (of: { job: string; result: 'done' | 'failed' }) => void;

  constructor(
    private readonly db: Database,
    private readonly log: Log,
    private readonly url: DatabaseUrl,
    @InjectDefinition() private readonly definition: ServiceDefinition,
    metrics: Metrics,
  ) {
    this.queueLog = new QueueLog(log);
    this.count = metrics.counter({
      name: 'jobs_done_total',
      help: 'Attempts at jobs in this process, by result',
      labels: ['job', 'result'],
    });
    this.handlers[MARK_MINUTE] = async () => {};
    this.schedule(EVERY_MINUTE, MARK_MINUTE);
    this.schedule(NIGHTLY, DELETE_QUEUES, () =>
      this.withConnections(async pool => {
        const { taskList: _, ...options } = this.options(pool);
        await deleteUnusedQueues(options);
      }),
    );
    this.schedule(NIGHTLY, DELETE_GIVEN_UP, (_, signal) =>
      this.withConnections(pool => deleteGivenUpJobs(pool, jobSchema(definition.name), signal)),
    );
  }

  /** Registers the handler of a job. */
  handle<Payload>(name: string, handler: JobHandler<Payload>): void {
    this.handlers[name] = async (payload, { job, abortSignal }) => {
      const { traceparent, ...data } = payload as TracedPayload;
      const attributes = { 'quintet.service': this.definition.name, 'quintet.job': name, 'quintet.job.id': job.id };
      const span = { name: `job ${name}`, kind: SpanKind.CONSUMER, attributes };
      await inTrace(span, { traceparent }, () => this.countResult(name, () => handler(data as Payload, abortSignal)));
    };
  }

  /**
   * Runs a job on a schedule (five cron fields, UTC), once for all processes. A missed daily job is run within a day.
   * @param handler needed unless `handle` registers it
   */
  schedule(schedule: string, name: string, handler?: JobHandler<object>): void {
    if (handler) this.handle(name, handler);
    this.cron.push(`${schedule} ${name}${DAILY.test(schedule) ? ` ${MADE_UP}` : ''}`);
  }

  /** Queues a job; stored at the end of the running transaction. */
  async enqueue(name: string, payload: object, options: JobOptions = {}): Promise<void> {
    await this.db.inOneStatement(async () => {
      await this.db.queueBatchWrite(this.insertJobs, { name, payload: withTrace(payload), ...options });
    });
  }

  /** Queues a job only if `write`, queued by `Database.queueWrite`, returns a row. */
  async enqueueIf(write: Sql, name: string, payload: object): Promise<void> {
    const job = { name, payload: withTrace(payload), onlyIf: write };
    await this.db.queueBatchWrite(this.insertJobs, job, { isOptional: true });
  }

  /** Runs jobs until `stop`, including those of dead processes. */
  async start(): Promise<void> {
    this.isStarted = true;
    await this.open();
  }

  /** Waits for running jobs and starts no more. */
  async stop(): Promise<void> {
    this.isStarted = false;
    await this.reopening;
    await this.close();
    await this.reset();
  }

  /**
   * Runs all due jobs, then returns. graphile-worker does not await that a job is stored as done: until its statements have
   * ended it may leave out other jobs of the same queue.
   */
  async drain(): Promise<void> {
    const pool = (this.ofDrain ??= this.connections());
    let hasRunQueue: boolean;
    do {
      hasRunQueue = false;
      const events: WorkerEvents = new EventEmitter();
      events.on('job:start', ({ job }) => (hasRunQueue ||= job.job_queue_id !== null));
      await runOnce({ ...this.options(pool), events, noHandleSignals: true });
      await pool.settled();
    } while (hasRunQueue);
  }

  /** Closes the connections of `drain`. */
  async reset(): Promise<void> {
    await this.ofDrain?.end();
    this.ofDrain = undefined;
  }

  private async open(): Promise<void> {
    const pool = this.connections();
    this.pool = pool;
    const events: WorkerEvents = new EventEmitter();
    this.queueLog.listen(events);
    const schema = jobSchema(this.definition.name);
    events.once('pool:create', ({ workerPool }) => {
      this.deadWorkers = new DeadWorkers(pool, schema, workerPool.id, this.log);
    });
    this.watch = new ScheduleWatch(pool, schema, this.log, () => this.reopen());
    await this.watch.correct();
    this.runner = await run({
      ...this.options(pool),
      events,
      concurrency: 2,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      crontab: this.cron.join('\n'),
    });
    this.watch.start();
    await this.deadWorkers?.start();
  }

  private async close(): Promise<void> {
    this.watch?.stop();
    await this.runner?.stop();
    await this.deadWorkers?.stop();
    await this.pool?.end();
    this.watch = undefined;
    this.runner = undefined;
    this.deadWorkers = undefined;
    this.pool = undefined;
  }

  /** graphile-worker starts its scheduler only together with its workers. */
  private reopen(): void {
    this.reopening ??= this.closeAndOpen().finally(() => (this.reopening = undefined));
  }

  private async closeAndOpen(): Promise<void> {
    while (this.isStarted) {
      try {
        await this.close();
        await this.open();
        return;
      } catch (error) {
        if (!isDatabaseUnavailable(error)) this.log.warn({ err: error }, 'jobs could not be started again');
        await setTimeout(REOPEN_MS, undefined, { ref: false });
      }
    }
  }

  private async countResult(job: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.count({ job, result: 'done' });
    } catch (failure) {
      this.count({ job, result: 'failed' });
      throw failure;
    }
  }

  /** One call for all jobs of a transaction, with one notification. */
  private readonly insertJobs: BatchOf<NewJob> = jobs => {
    const schema = raw(jobSchema(this.definition.name));
    const specs = jobs.map(({ name, payload, runAt, maxAttempts, key, queue, onlyIf }) => {
      const spec = sql`SELECT (${name}, ${JSON.stringify(payload)}, ${queue ?? null}, ${runAt ?? null}, ${maxAttempts ?? null},
        ${key ?? null}, NULL, NULL)::${schema}.job_spec AS spec`;
      return onlyIf ? sql`${spec} FROM ${onlyIf}` : spec;
    });
    return sql`SELECT FROM (SELECT array_agg(spec) AS specs FROM (${unionOf(specs)}) job) jobs,
      LATERAL ${schema}.add_jobs(jobs.specs) WHERE jobs.specs IS NOT NULL`;
  };

  private async withConnections(work: (pool: JobsPool) => Promise<void>): Promise<void> {
    const pool = this.connections();
    try {
      await work(pool);
    } finally {
      await pool.end();
    }
  }

  private connections(): JobsPool {
    // A pool reports each of its connections; the outage itself is one line of `QueueLog`.
    const lost = (error: Error) => {
      if (!isDatabaseUnavailable(error)) this.log.warn({ err: error }, 'a connection of the jobs was lost');
    };
    return new JobsPool(this.url.direct, this.definition.name, lost);
  }

  private options(pgPool: JobsPool) {
    return {
      pgPool,
      schema: jobSchema(this.definition.name),
      taskList: this.handlers,
      logger: this.queueLog.logger,
    };
  }
}
