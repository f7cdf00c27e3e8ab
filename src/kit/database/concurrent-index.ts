import type { QueryRunner } from 'typeorm';

/**
 * Creates an index without keeping writers of its table waiting. For a migration with `transaction = false`, which may run
 * again after a failure: a finished index stays, and one that was left unfinished is created again. Waits without a limit for
 * transactions that are older than the index; no request waits behind it. Inside a transaction, such as that of a takeover from
 * version 0.1, it is created in the ordinary way.
 * @param definition what follows the name, such as `ON booking (check_out, id)`
 */
export async function createIndexConcurrently(
  runner: QueryRunner,
  name: string,
  definition: string,
  { unique = false }: { unique?: boolean } = {},
): Promise<void> {
  const kind = unique ? 'UNIQUE INDEX' : 'INDEX';
  if (runner.isTransactionActive) return void (await runner.query(`CREATE ${kind} ${name} ${definition}`));
  const [{ limit }] = (await runner.query(`SELECT current_setting('lock_timeout') AS limit`)) as [{ limit: string }];
  // The wait for older transactions is one for locks.
  await runner.query('SET lock_timeout = 0');
  try {
    const [index] = (await runner.query(
      'SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass($1)',
      [name],
    )) as [{ isValid: boolean }?];
    if (index?.isValid) return;
    if (index) await dropIndexConcurrently(runner, name);
    await createOrDrop(runner, name, `CREATE ${kind} CONCURRENTLY ${name} ${definition}`);
  } finally {
    await runner.query(`SELECT set_config('lock_timeout', $1, false)`, [limit]).catch(() => undefined); // lost with the connection
  }
}

/** Drops an index, if it is there, without keeping anybody waiting. Inside a transaction it is dropped in the ordinary way. */
export async function dropIndexConcurrently(runner: QueryRunner, name: string): Promise<void> {
  await runner.query(`DROP INDEX ${runner.isTransactionActive ? '' : 'CONCURRENTLY '}IF EXISTS ${name}`);
}

/** An unfinished index costs every write, and a unique one refuses rows. */
async function createOrDrop(runner: QueryRunner, name: string, statement: string): Promise<void> {
  try {
    await runner.query(statement);
  } catch (failure) {
    await dropIndexConcurrently(runner, name).catch(() => undefined); // the next attempt drops it
    throw failure;
  }
}
