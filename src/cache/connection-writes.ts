import type { Client, ClientBase, ClientConfig } from 'pg';
import type { Effect, OwnConnection, TableVersions } from './table-versions';

type Query = (...args: unknown[]) => unknown;
type Callback = (error: unknown, ...results: unknown[]) => void;

/** The writes of one connection. */
export class ConnectionWrites implements OwnConnection {
  /** Tables written by the open transaction; undefined outside of one. */
  private pending: Set<string> | undefined;
  private anythingPending = false;
  private readonly unannounced = new Map<string, number>();
  private anythingUnannounced = false;

  constructor(private readonly versions: TableVersions) {}

  /** Whether the open transaction has written one of these tables. */
  hasPending(tables: readonly string[]): boolean {
    return this.anythingPending || tables.some(table => this.pending?.has(table));
  }

  /** Call before a statement is sent; call the returned function when it has ended. */
  sending({ kind, tables }: Effect): (failed: boolean) => void {
    if (kind === 'begin') {
      this.pending = new Set();
      return () => {};
    }
    if (kind === 'rollback') return () => this.reset();
    if (kind === 'commit') {
      const written = this.anythingPending ? undefined : (this.pending ?? []);
      const isEmpty = written !== undefined && [...written].length === 0;
      this.reset();
      return isEmpty ? () => {} : this.committing(written);
    }
    if (!this.pending) return this.committing(tables);
    if (tables) for (const table of tables) this.pending.add(table);
    else this.anythingPending = true;
    return () => {};
  }

  isOwnWrite(table: string): boolean {
    const count = this.unannounced.get(table) ?? 0;
    if (count > 0) this.unannounced.set(table, count - 1);
    return count > 0 || this.anythingUnannounced;
  }

  private committing(tables: Iterable<string> | undefined): (failed: boolean) => void {
    this.expect(tables, 1);
    return failed => {
      if (failed) this.expect(tables, -1);
      this.versions.raise(tables);
    };
  }

  private expect(tables: Iterable<string> | undefined, more: number): void {
    if (!tables) this.anythingUnannounced = true;
    else
      for (const table of tables) this.unannounced.set(table, Math.max(0, (this.unannounced.get(table) ?? 0) + more));
  }

  private reset(): void {
    this.pending = undefined;
    this.anythingPending = false;
  }
}

const byClient = new WeakMap<object, ConnectionWrites>();

/** The writes of a connection of the service's pool. */
export const writesOf = (client: object): ConnectionWrites | undefined => byClient.get(client);

/** A connection class that records what each of its statements writes. */
export function recordingWrites(Base: typeof Client, versions: TableVersions): typeof Client {
  return class RecordingClient extends Base {
    constructor(config?: string | ClientConfig) {
      super(config);
      const writes = new ConnectionWrites(versions);
      byClient.set(this, writes);
      const send = this.query.bind(this) as Query;
      const recording: Query = (...args) => {
        const effect = versions.effectOf(textOf(args[0]));
        return effect.kind === 'none' ? send(...args) : sendThen(writes.sending(effect), send, args);
      };
      this.query = recording as typeof this.query;
    }
  };
}

/** Lets notifications be recognised as caused by this connection, by the process id of its backend. */
export async function registerConnection(client: ClientBase, versions: TableVersions): Promise<void> {
  const writes = writesOf(client);
  const { rows } = await client.query<{ id: number }>('SELECT pg_backend_pid() AS id');
  const id = rows[0]?.id;
  if (!writes || id === undefined) return;
  versions.opened(id, writes);
  client.once('end', () => versions.closed(id));
}

/** A stream or cursor has no text, so it counts as a write of any table. */
const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string }).text ?? 'execute');

/** `ended` runs before the caller continues. */
function sendThen(ended: (failed: boolean) => void, send: Query, args: unknown[]): unknown {
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    const onResult: Callback = (error, ...results) => {
      ended(Boolean(error));
      (callback as Callback)(error, ...results);
    };
    return send(...args.slice(0, -1), onResult);
  }
  const result = send(...args);
  if (!isPromise(result)) {
    ended(false);
    return result;
  }
  return result.then(
    value => {
      ended(false);
      return value;
    },
    (error: unknown) => {
      ended(true);
      throw error;
    },
  );
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as Promise<unknown> | undefined)?.then === 'function';
