import { Pool, type PoolClient } from 'pg';
import { isDatabaseUnavailable } from '../database/database-refusals';

/** Two jobs at a time, LISTEN, and `DeadWorkers`. */
const CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 5000;
/** Detects a lost peer. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
/** An error code after which graphile-worker retries to store the result of a job, with backoff, for hours. */
const RETRYABLE_CODE = 'ETIMEDOUT';

/** Reports lost connections with an error code that graphile-worker retries; other errors would end the process. */
export class JobsPool extends Pool {
  constructor(connectionString: string, onError: (error: Error) => void) {
    super({ connectionString, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...KEEP_ALIVE });
    this.on('error', onError);
    this.on('connect', client => {
      client.on('error', onError);
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) => {
        const result = query(...args);
        return result instanceof Promise ? result.catch(rethrowAsRetryable) : result;
      }) as typeof client.query;
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | void {
    return callback ? super.connect(callback) : super.connect().catch(rethrowAsRetryable);
  }
}

function rethrowAsRetryable(error: unknown): never {
  if (!isDatabaseUnavailable(error)) throw error;
  throw Object.assign(new Error((error as Error).message, { cause: error }), { code: RETRYABLE_CODE });
}
