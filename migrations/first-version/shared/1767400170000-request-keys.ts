import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Any request with a key can own a row: leased while it runs, then with its response, encrypted. */
export class RequestKeys1767400170000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE once_answer
        ADD lease_id uuid,
        ADD leased_until timestamptz,
        ADD took_effect boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM once_answer WHERE kind = 'request'`);
    await runner.query(`
      ALTER TABLE once_answer DROP COLUMN lease_id, DROP COLUMN leased_until, DROP COLUMN took_effect`);
  }
}
