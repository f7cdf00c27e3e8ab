import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently, dropIndexConcurrently } from '#kit/database/concurrent-index';

/** Reviews of each status are counted in this index alone, also those of some courses or of a rating. */
export class ReviewTallies2026112906230 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'review_tally_idx',
      `ON review (course_id, status, rating) WHERE withdrawn_at IS NULL`,
    );
    await dropIndexConcurrently(runner, 'review_counts_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX review_counts_idx ON review (id) INCLUDE (status, course_id, rating, withdrawn_at)`,
    );
    await runner.query('DROP INDEX review_tally_idx');
  }
}
