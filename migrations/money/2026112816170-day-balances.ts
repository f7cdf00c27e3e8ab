import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Balances at the end of a closed day: the report of a later day begins with them. Days that are closed stay without. */
export class DayBalances2026112816170 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE closed_day ADD COLUMN balances jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE closed_day DROP COLUMN balances');
  }
}
