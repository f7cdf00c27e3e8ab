import type { Client } from 'pg';
import type { DatabaseUrl } from '#kit/database/database-url';
import { assertOwnSession, clientFor, SESSION_OPTION } from '#kit/database/servers';

const CONNECT_TIMEOUT_MS = 5_000;

interface SessionLock {
  /** Name of the service: each has locks of its own. */
  schema: string;
  name: string;
}

/** Runs `work` while a separate connection has the advisory lock. Returns undefined immediately if another one has it. */
export async function withSessionLock<Result>(
  { direct }: DatabaseUrl,
  { schema, name }: SessionLock,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const client = await connect(direct, schema);
  try {
    await assertOwnSession(client);
    const { rows } = await client.query<{ isLocked: boolean }>(
      `SELECT pg_try_advisory_lock(hashtextextended($1 || ' ' || $2, 0)) AS "isLocked"`,
      [schema, name],
    );
    return rows[0]?.isLocked ? await work() : undefined;
  } finally {
    await client.end().catch(() => undefined); // a broken connection has given the lock away
  }
}

async function connect(url: string, schema: string): Promise<Client> {
  const client = clientFor(url, {
    application_name: `quintet:${schema}:lock`,
    options: SESSION_OPTION,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // A lost connection releases the lock; without a listener the error event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
