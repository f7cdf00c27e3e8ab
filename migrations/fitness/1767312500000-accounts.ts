import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day of a member is the day in their own time zone. */
export class Accounts1767312500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account ADD COLUMN timezone text NOT NULL DEFAULT 'UTC'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account DROP COLUMN timezone`);
  }
}
