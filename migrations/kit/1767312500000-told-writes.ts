import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a trigger of a told table does: it says the name of the table on the channel `<schema>_writes`. */
export class ToldWrites1767312500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION tell_of_write() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify(TG_TABLE_SCHEMA || '_writes', TG_TABLE_NAME);
        RETURN NULL;
      END
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION tell_of_write()`);
  }
}
