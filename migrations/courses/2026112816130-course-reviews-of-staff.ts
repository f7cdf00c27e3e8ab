import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '#kit/database/concurrent-index';

/** Staff see all reviews of a course, the newest first. */
export class CourseReviewsOfStaff2026112816130 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'review_course_recent_idx',
      'ON review (course_id, updated_at DESC, id DESC)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX review_course_recent_idx');
  }
}
