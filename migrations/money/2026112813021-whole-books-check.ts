import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the whole ledger was checked last; nightly checks begin at the last closed day. */
export class WholeBooksCheck2026112813021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE books_state ADD COLUMN whole_checked_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE books_state DROP COLUMN whole_checked_at');
  }
}
