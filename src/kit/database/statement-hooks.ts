import type { Client, ClientBase, QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** Lets a cache observe statements and read from replicas. Optional: without hooks all statements go to the primary. */
export abstract class StatementHooks {
  /** Extends the connection class of the pool. */
  abstract extendClient(Base: typeof Client): typeof Client;

  /** Called with each new connection before its first statement. */
  abstract onConnect(client: ClientBase): Promise<void>;

  /** Called before each statement of `Database.rows`. */
  abstract beforeStatement(text: string): void;

  /** Called with `performance.now()` after each read from the primary; with Infinity if that time is unknown. */
  abstract afterRead(at: number): void;

  /** Called outside transactions. Resolves to the result from a replica, or to undefined if the primary has to be used. */
  abstract queryReplica<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row> | undefined>;
}
