import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VerifiedAccounts1767312000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account ADD COLUMN is_verified boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account DROP COLUMN is_verified`);
  }
}
