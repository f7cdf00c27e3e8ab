import type { QueryRunner } from 'typeorm';

/**
 * Has Postgres tell every process of the writes to these tables, so that what was read of them can be kept in memory.
 * Once a statement, however many rows it writes; Postgres tells it once a transaction.
 */
export async function tellWritesOf(runner: QueryRunner, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await runner.query(`
      CREATE TRIGGER ${table}_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write()`);
  }
}

export async function tellNothingOf(runner: QueryRunner, tables: readonly string[]): Promise<void> {
  for (const table of tables) await runner.query(`DROP TRIGGER ${table}_told ON ${table}`);
}
