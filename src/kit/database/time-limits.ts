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
    /** Ours: a Postgres that stands still keeps no time. */
    query_timeout: patienceMs * 0.95,
    /** Another process that stands still in a transaction keeps its locks no longer than this. */
    idle_in_transaction_session_timeout: patienceMs * 2,
    Client: EndingClient,
  };
}

/**
 * A connection that did not answer in time is ended, not used again: whatever Postgres still makes of what was asked
 * would mix with what is asked next, an open transaction among it.
 */
class EndingClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as (...asked: unknown[]) => unknown;
    const askAndEnd = (...asked: unknown[]) => {
      const answer = ask(...asked);
      return isPromise(answer) ? answer.catch((error: unknown) => this.endAfter(error)) : answer;
    };
    this.query = askAndEnd as typeof this.query;
  }

  private endAfter(error: unknown): never {
    if ((error as Error).message === 'Query read timeout') void this.end();
    throw error;
  }
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as Promise<unknown> | undefined)?.catch === 'function';
