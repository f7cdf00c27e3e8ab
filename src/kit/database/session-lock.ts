import type { ServiceDataSource } from './data-source';

/** Runs `work` while a separate connection has the advisory lock. Returns undefined immediately if another one has it. */
export async function withSessionLock<Result>(
  { pool }: ServiceDataSource,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const client = await pool.connect();
  // A lost connection releases the lock; without a listener the error event would end the process.
  const ignore = () => undefined;
  client.on('error', ignore);
  let isUsable = false;
  try {
    const { rows } = await client.query<{ isLocked: boolean }>(
      `SELECT pg_try_advisory_lock(hashtextextended(current_schema() || ' ' || $1, 0)) AS "isLocked"`,
      [name],
    );
    return rows[0]?.isLocked ? await work() : undefined;
  } finally {
    isUsable = await client.query('SELECT pg_advisory_unlock_all()').then(
      () => true,
      () => false,
    );
    client.off('error', ignore);
    client.release(!isUsable);
  }
}
