import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently, dropIndexConcurrently } from '#kit/database/concurrent-index';

/** Staff see all reviews of a course, the newest first, and of all courses those that are not withdrawn. */
export class CourseReviewsOfStaff2026112816130 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'review_course_recent_idx',
      'ON review (course_id, updated_at DESC, id DESC)',
    );
    await createIndexConcurrently(
      runner,
      'review_shown_idx',
      'ON review (updated_at DESC, id DESC) WHERE withdrawn_at IS NULL',
    );
    await dropIndexConcurrently(runner, 'review_recent_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX review_recent_idx ON review (updated_at DESC, id DESC)');
    await runner.query('DROP INDEX review_shown_idx');
    await runner.query('DROP INDEX review_course_recent_idx');
  }
}
