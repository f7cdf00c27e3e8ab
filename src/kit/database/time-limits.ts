import { Client, type ClientConfig } from 'pg';
import { isReadOnlyRefusal } from './database-refusals';

/** All database timeouts. They expire in this order: lock, statement, connection. */
export function timeLimits(timeoutMs: number, Base = Client) {
  return { ...clientLimits(timeoutMs, Base), ...serverLimits(timeoutMs) };
}

/** Those that this process enforces. */
export const clientLimits = (timeoutMs: number, Base: typeof Client) => ({
  /** Wait for a free connection, including opening a new one. */
  connectionTimeoutMillis: timeoutMs * 0.8,
  /** Enforced by the client, since a frozen Postgres enforces no timeout. */
  Client: clientWithTimeout(timeoutMs * 0.95, Base),
});

/** Those that Postgres enforces: session parameters. */
export const serverLimits = (timeoutMs: number) => ({
  lock_timeout: timeoutMs * 0.8,
  statement_timeout: timeoutMs * 0.9,
  /** Releases the locks of a process that froze inside a transaction. */
  idle_in_transaction_session_timeout: timeoutMs * 2,
});

type Query = (...args: unknown[]) => unknown;
type Callback = (error: unknown, ...results: unknown[]) => void;

/**
 * Destroys a connection whose result is overdue: it could be read as that of the next statement. One timer per connection,
 * while pg's `query_timeout` creates one per statement (150 µs of garbage collection each).
 */
function clientWithTimeout(limitMs: number, Base: typeof Client): typeof Client {
  return class TimeoutClient extends Base {
    private pending = 0;
    private hasTimedOut = false;
    /** Restarted by every result; does nothing if no statement is pending. */
    private readonly watch = setTimeout(() => this.timeOut(), limitMs).unref();

    constructor(config?: string | ClientConfig) {
      super(config);
      const query = this.query.bind(this) as Query;
      this.query = ((...args: unknown[]) => this.watched(query, args)) as typeof this.query;
      this.once('end', () => clearTimeout(this.watch));
    }

    private watched(query: Query, args: unknown[]): unknown {
      if (this.pending === 0) this.watch.refresh();
      this.pending += 1;
      const callback = args.at(-1);
      if (typeof callback !== 'function') return this.settle(query(...args));
      return query(...args.slice(0, -1), (error: unknown, ...results: unknown[]) => {
        this.complete();
        (callback as Callback)(error && this.errorOf(error), ...results);
      });
    }

    private settle(result: unknown): unknown {
      if (!(result instanceof Promise)) {
        this.complete();
        return result;
      }
      return result.then(
        (value: unknown) => {
          this.complete();
          return value;
        },
        (error: unknown) => {
          this.complete();
          throw this.errorOf(error);
        },
      );
    }

    private complete(): void {
      this.pending -= 1;
      if (this.pending > 0) this.watch.refresh();
    }

    private timeOut(): void {
      if (this.pending === 0) return;
      this.hasTimedOut = true;
      void this.end();
    }

    private errorOf(error: unknown): unknown {
      // The server may have become a standby: the next connection goes to the server that now has the address.
      if (isReadOnlyRefusal(error)) void this.end();
      return this.hasTimedOut ? new Error('Query read timeout', { cause: error }) : error;
    }
  };
}
