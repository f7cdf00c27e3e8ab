import type { EventEmitter } from 'node:events';
import { type Job, Logger, type WorkerEvents } from 'graphile-worker';
import { isDatabaseUnavailable } from '../database/database-refusals';
import type { Log } from '../log/log';

interface QueueMessage {
  /** The job that the message is about. */
  job?: Job;
  error?: unknown;
}

/** Each shows that a statement of the queue succeeded. */
const CONNECTED = ['worker:getJob:empty', 'job:start'] as const;

/**
 * Writes what graphile-worker logs. Its connections report a lost database as errors, each several times while it is away
 * and even if there is no job: that is one warning for each outage.
 */
export class QueueLog {
  private isAway = false;
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
    if (job) this.log.error(line, 'job failed');
    else if (!isDatabaseUnavailable(error)) this.log.error(line, 'the job queue failed');
    else if (!this.isAway) {
      this.isAway = true;
      this.log.warn(line, 'the job queue has lost the database and connects again');
    }
  }

  private connected(): void {
    if (this.isAway) this.log.info({}, 'the job queue is connected again');
    this.isAway = false;
  }
}
