import type { EventEmitter } from 'node:events';
import { type Job, Logger, type WorkerEvents } from 'graphile-worker';
import { isDatabaseUnavailable } from '#kit/database/database-refusals';
import type { Log } from '#kit/log/log';
import { machineTime } from '#kit/time/clock';
import { RepeatedFailures } from './repeated-failures';

interface QueueMessage {
  /** The job that the message is about. */
  job?: Job;
  error?: unknown;
}

/** Each shows that a statement of the queue succeeded. */
const CONNECTED = ['worker:getJob:empty', 'job:start'] as const;

/**
 * Writes what graphile-worker logs. An outage of the database is one warning, and one line when it is over: connections report
 * it several times each, and every job that runs meanwhile fails. Other failures of a job with the same cause are counted.
 */
export class QueueLog {
  private isAway = false;
  private failedJobs = 0;
  private readonly failures = new RepeatedFailures(machineTime);
  readonly logger = new Logger(() => (level, message, meta) => this.write(level, message, meta ?? {}));

  constructor(private readonly log: Log) {}

  /** Notices that the database is back. */
  listen(events: WorkerEvents): void {
    for (const event of CONNECTED) (events as EventEmitter).on(event, () => this.connected());
  }

  private write(level: string, message: string, { job, error }: QueueMessage): void {
    const line = { job: job?.task_identifier, jobId: job?.id, jobs: message };
    if (level === 'warning') this.log.warn(line, 'jobs');
    if (level !== 'error') return;
    if (isDatabaseUnavailable(error)) this.disconnected(job, error as Error);
    else if (job) this.failed(job, line, error);
    else this.log.error(line, 'the job queue failed');
  }

  private disconnected(job: Job | undefined, { message, code }: Error & { code?: string }): void {
    if (job) this.failedJobs++;
    if (this.isAway) return;
    this.isAway = true;
    this.log.warn({ reason: message || code }, 'the job queue has lost the database and connects again');
  }

  private failed(job: Job, line: object, error: unknown): void {
    const cause = `${job.task_identifier} ${error instanceof Error ? error.message : String(error)}`;
    const repeated = this.failures.count(cause);
    if (repeated !== undefined) this.log.error(repeated > 0 ? { ...line, repeated } : line, 'job failed');
  }

  private connected(): void {
    const line = this.failedJobs > 0 ? { failedJobs: this.failedJobs } : {};
    if (this.isAway) this.log.info(line, 'the job queue is connected again');
    this.isAway = false;
    this.failedJobs = 0;
  }
}
