import { Pool, type PoolClient } from 'pg';
import { isDatabaseUnavailable } from '../database/database-refusals';

const CONNECTIONS = 3;
const CONNECT_TIMEOUT_MS = 5000;
/** Nothing else tells that the machine at the other end is gone. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
/** A code after which the worker tries again to record what became of a job, with growing pauses, for hours. */
const RETRYABLE_CODE = 'ETIMEDOUT';

/**
 * The connections of the jobs. The worker asks for its next job again whatever happens, but what it cannot record of a
 * job it tries again after a few kinds of errors only; any other ends the process. So it hears of every lost connection
 * as of one of those.
 */
export class JobsPool extends Pool {
  constructor(connectionString: string, trouble: (error: Error) => void) {
    super({ connectionString, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...KEEP_ALIVE });
    this.on('error', trouble);
    this.on('connect', client => {
      client.on('error', trouble);
      const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
      client.query = ((...asked: unknown[]) => {
        const answer = ask(...asked);
        return answer instanceof Promise ? answer.catch(rethrowAsRetryable) : answer;
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
