import { Pool, type PoolClient } from 'pg';
import { isReadOnlyRefusal, isTransient } from '#kit/database/database-refusals';
import { connectingTo } from '#kit/database/servers';

/** Two jobs at a time, LISTEN, and `DeadWorkers`. */
const CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 5000;
/** Detects a lost peer. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
/** An error code after which graphile-worker retries to store the result of a job, with backoff, for hours. */
const RETRYABLE_CODE = 'ETIMEDOUT';

/** An error of the database in a statement of the job queue; its code is one that graphile-worker retries, if it may. */
export class JobQueueError extends Error {
  override name = 'JobQueueError';
  readonly code: string | undefined;

  constructor(cause: Error & { code?: string }) {
    super(cause.message, { cause });
    this.code = isTransient(cause) ? RETRYABLE_CODE : cause.code;
  }
}

/**
 * graphile-worker retries five error codes when it stores the result of a job, and does not await it: any other error
 * would end the process. So each transient error has one of these codes.
 */
export class JobsPool extends Pool {
  constructor(url: string, service: string, onError: (error: Error) => void) {
    super({
      ...connectingTo(url),
      application_name: `quintet:${service}:jobs`,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      ...KEEP_ALIVE,
    });
    this.on('error', onError);
    this.on('connect', client => {
      client.on('error', onError);
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) => {
        const result = query(...args);
        if (!(result instanceof Promise)) return result;
        return result.catch((error: Error) => {
          if (isReadOnlyRefusal(error)) void (client as PoolClient & { end: () => Promise<void> }).end();
          throw new JobQueueError(error);
        });
      }) as typeof client.query;
    });
  }

  /** Waits until no statement runs. */
  async settled(): Promise<void> {
    while (this.idleCount < this.totalCount) await new Promise<unknown>(resolve => this.once('release', resolve));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | void {
    return callback ? super.connect(callback) : super.connect().catch(rethrow);
  }
}

function rethrow(error: Error): never {
  throw new JobQueueError(error);
}
