import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '#kit/database/concurrent-index';

/** Staff see the reviews of a status, the newest first. */
export class ReviewStatuses2026112816140 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'review_status_idx', 'ON review (status, updated_at DESC, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX review_status_idx');
  }
}
