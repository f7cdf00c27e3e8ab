import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Posts disputed money: taken from the processor, and returned when the dispute is won. */
export class DisputeBooks1767400140020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO ledger_account (name, unit, section) VALUES ('disputed', 'USD', NULL) ON CONFLICT DO NOTHING`);
  }

  /** The account stays: entries may name it. */
  async down(): Promise<void> {}
}
