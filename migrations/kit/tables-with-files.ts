import type { QueryRunner } from 'typeorm';

/** Has a job delete the files of rows that are deleted, unless another row shows them. */
export async function discardFilesOf(runner: QueryRunner, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await runner.query(`
      CREATE TRIGGER ${table}_files AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION discard_files()`);
  }
}

export async function keepFilesOf(runner: QueryRunner, tables: readonly string[]): Promise<void> {
  for (const table of tables) await runner.query(`DROP TRIGGER ${table}_files ON ${table}`);
}
