import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A refund can name a charge that is not known yet; it is found by that name once the charge is known. */
export class UnmatchedRefunds1767400010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payment_event ADD intent_id text`);
    await runner.query(
      `CREATE INDEX payment_event_unmatched_idx ON payment_event (provider, intent_id) WHERE verdict = 'unknown'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payment_event DROP COLUMN intent_id`);
  }
}
