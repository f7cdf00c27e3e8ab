import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Filled by triggers and a job of the services that search refunds by their records. */
export class RefundSearchText2026112911100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refund ADD COLUMN search_text text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refund DROP COLUMN search_text');
  }
}
