import { Client, type ClientConfig } from 'pg';

/**
 * How long a service waits for its database, made of one time: the longest a request may take to be told that the
 * database is away. Every limit ends a little before it. Postgres gives up on a lock before it gives up on the
 * statement, and on the statement before we give up on the connection.
 */
export function timeLimits(patienceMs: number) {
  return {
    /** Waiting for a free connection and making a new one, together. */
    connectionTimeoutMillis: patienceMs * 0.8,
    lock_timeout: patienceMs * 0.8,
    statement_timeout: patienceMs * 0.9,
    /** Another process that stands still in a transaction keeps its locks no longer than this. */
    idle_in_transaction_session_timeout: patienceMs * 2,
    /** Ours: a Postgres that stands still keeps no time. */
    Client: clientWithTimeout(patienceMs * 0.95),
  };
}

type Query = (...asked: unknown[]) => unknown;
type Callback = (error: unknown, ...results: unknown[]) => void;

/**
 * A connection that did not answer in time is ended, not used again: whatever Postgres still makes of what was asked
 * would mix with what is asked next, an open transaction among it. pg's own `query_timeout` makes a timer for every
 * statement, which costs the garbage collector 150 µs a statement under load; here a connection has one.
 */
function clientWithTimeout(limitMs: number): typeof Client {
  return class EndingClient extends Client {
    private unanswered = 0;
    private gaveUp = false;
    /** Runs while something is unanswered, anew from each answer; what it finds when nothing is, is no matter. */
    private readonly watch = setTimeout(() => this.giveUp(), limitMs).unref();

    constructor(config?: string | ClientConfig) {
      super(config);
      const ask = this.query.bind(this) as Query;
      this.query = ((...asked: unknown[]) => this.watched(ask, asked)) as typeof this.query;
    }

    private watched(ask: Query, asked: unknown[]): unknown {
      if (this.unanswered === 0) this.watch.refresh();
      this.unanswered += 1;
      const told = asked.at(-1);
      if (typeof told !== 'function') return this.answer(ask(...asked));
      return ask(...asked.slice(0, -1), (error: unknown, ...results: unknown[]) => {
        this.answered();
        (told as Callback)(error && this.reason(error), ...results);
      });
    }

    private answer(answer: unknown): unknown {
      if (!(answer instanceof Promise)) {
        this.answered();
        return answer;
      }
      return answer.then(
        (result: unknown) => {
          this.answered();
          return result;
        },
        (error: unknown) => {
          this.answered();
          throw this.reason(error);
        },
      );
    }

    private answered(): void {
      this.unanswered -= 1;
      if (this.unanswered > 0) this.watch.refresh();
    }

    private giveUp(): void {
      if (this.unanswered === 0) return;
      this.gaveUp = true;
      void this.end();
    }

    private reason(error: unknown): unknown {
      return this.gaveUp ? new Error('Query read timeout', { cause: error }) : error;
    }
  };
}
