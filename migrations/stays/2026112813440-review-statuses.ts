import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff see the reviews of a status, the newest first. */
export class ReviewStatuses2026112813440 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX review_status_idx ON review (status, updated_at DESC, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX review_status_idx');
  }
}
