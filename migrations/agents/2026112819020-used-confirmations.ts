import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Confirmations of changes through the MCP endpoint that were answered. */
export class UsedConfirmations2026112819020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE used_confirmation (
        id uuid CONSTRAINT used_confirmation_pkey PRIMARY KEY,
        expires_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE used_confirmation');
  }
}
