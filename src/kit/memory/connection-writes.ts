import type { Client, ClientConfig } from 'pg';
import type { Effect, OwnConnection, TableVersions } from './table-versions';

type Query = (...asked: unknown[]) => unknown;
type Callback = (error: unknown, ...results: unknown[]) => void;

/** What was written over one connection, and what of it the others are going to be told. */
export class ConnectionWrites implements OwnConnection {
  /** Of the open transaction; undefined outside of one. */
  private pending: Set<string> | undefined;
  private anythingPending = false;
  private readonly untold = new Map<string, number>();
  private untoldAnything = false;

  constructor(private readonly versions: TableVersions) {}

  /** Whether the open transaction has written one of these tables, so that only its own reads see them as they are. */
  hasPending(tables: readonly string[]): boolean {
    return this.anythingPending || tables.some(table => this.pending?.has(table));
  }

  /** Before a statement is sent. Answers what to do when it is over, however it ended. */
  sending({ kind, tables }: Effect): (failed: boolean) => void {
    if (kind === 'begin') {
      this.pending = new Set();
      return () => {};
    }
    if (kind === 'rollback') return () => this.forget();
    if (kind === 'commit') {
      const written = this.anythingPending ? undefined : (this.pending ?? []);
      const isNothing = written !== undefined && [...written].length === 0;
      this.forget();
      return isNothing ? () => {} : this.committing(written);
    }
    if (!this.pending) return this.committing(tables);
    if (tables) for (const table of tables) this.pending.add(table);
    else this.anythingPending = true;
    return () => {};
  }

  expects(table: string): boolean {
    const count = this.untold.get(table) ?? 0;
    if (count > 0) this.untold.set(table, count - 1);
    return count > 0 || this.untoldAnything;
  }

  private committing(tables: Iterable<string> | undefined): (failed: boolean) => void {
    this.expect(tables, 1);
    return failed => {
      if (failed) this.expect(tables, -1);
      this.versions.raise(tables);
    };
  }

  private expect(tables: Iterable<string> | undefined, more: number): void {
    if (!tables) this.untoldAnything = true;
    else for (const table of tables) this.untold.set(table, Math.max(0, (this.untold.get(table) ?? 0) + more));
  }

  private forget(): void {
    this.pending = undefined;
    this.anythingPending = false;
  }
}

const ofClient = new WeakMap<object, ConnectionWrites>();

/** What is known of a connection of the service's pool. */
export const writesOf = (client: object): ConnectionWrites | undefined => ofClient.get(client);

/** A kind of connection whose every statement is looked at for what it writes, whoever sends it. */
export function watchingWrites(Base: typeof Client, versions: TableVersions): typeof Client {
  return class WatchedClient extends Base {
    constructor(config?: string | ClientConfig) {
      super(config);
      const writes = new ConnectionWrites(versions);
      ofClient.set(this, writes);
      const ask = this.query.bind(this) as Query;
      const watched: Query = (...asked) => {
        const effect = versions.effectOf(textOf(asked[0]));
        return effect.kind === 'none' ? ask(...asked) : askAnd(writes.sending(effect), ask, asked);
      };
      this.query = watched as typeof this.query;
      this.once('connect', () => versions.opened(processIdOf(this), writes));
      this.once('end', () => versions.closed(processIdOf(this)));
    }
  };
}

/** Node's client keeps the number of the server's process, which its types leave out. */
const processIdOf = (client: Client) => (client as Client & { processID: number }).processID;

/** What is no text, such as a stream, may do anything. */
const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? 'execute');

/** `over` comes before whoever asked goes on. */
function askAnd(over: (failed: boolean) => void, ask: Query, asked: unknown[]): unknown {
  const callback = asked.at(-1);
  if (typeof callback === 'function') {
    const answered: Callback = (error, ...results) => {
      over(Boolean(error));
      (callback as Callback)(error, ...results);
    };
    return ask(...asked.slice(0, -1), answered);
  }
  const answer = ask(...asked);
  if (!isPromise(answer)) {
    over(false);
    return answer;
  }
  return answer.then(
    result => {
      over(false);
      return result;
    },
    (error: unknown) => {
      over(true);
      throw error;
    },
  );
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as Promise<unknown> | undefined)?.then === 'function';
