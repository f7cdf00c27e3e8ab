import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far nightly jobs have come that go through a table by time. */
export class CleanupProgress2026112813011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cleanup_progress (
        task text CONSTRAINT cleanup_progress_pkey PRIMARY KEY,
        reached_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE cleanup_progress');
  }
}
