import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Brings what an earlier step says to databases that ran it before it said so. Changes nothing elsewhere. */
export class PaymentsRepair1767312200001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX IF EXISTS payment_intent_key`);
    await runner.query(`CREATE INDEX IF NOT EXISTS payment_intent_idx ON payment (provider, intent_id)`);
  }

  /** What it brought belongs to the earlier step. */
  async down(): Promise<void> {}
}
