import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff see all reviews of a course, the newest first. */
export class CourseReviewsOfStaff2026112813430 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX review_course_recent_idx ON review (course_id, updated_at DESC, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX review_course_recent_idx');
  }
}
