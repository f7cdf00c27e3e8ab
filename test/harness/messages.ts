import { type Client, Connection } from 'pg';
import type { Database } from '#kit/database/database';

/**
 * How many messages a piece of work sends to Postgres and waits for, transaction control included: the text of several
 * statements is one, and so are the parts of a prepared statement.
 */
export async function messagesOf({ dataSource: { pool } }: Database, work: () => Promise<unknown>): Promise<number> {
  const spies = [jest.spyOn(Connection.prototype, 'query'), jest.spyOn(Connection.prototype, 'sync')];
  try {
    await work();
    // Listeners and job workers have connections of their own.
    const { _clients: clients } = pool as unknown as { _clients: (Client & { connection: Connection })[] };
    const own = new Set(clients.map(({ connection }) => connection));
    return spies.flatMap(({ mock }) => mock.contexts as Connection[]).filter(sender => own.has(sender)).length;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
