import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches and counts of reviews read indexes, without the reviews themselves. */
export class CountedReviews1767400200200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX review_counts_idx ON review (id) INCLUDE (status, course_id, rating, withdrawn_at)`,
    );
    await runner.query(`CREATE INDEX review_student_idx ON review (student_id, id)`);
    await runner.query(`DROP INDEX review_of_course_idx`);
    await runner.query(`CREATE INDEX review_of_course_idx ON review (course_id, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX review_counts_idx, review_student_idx, review_of_course_idx`);
    await runner.query(`CREATE INDEX review_of_course_idx ON review (course_id)`);
  }
}
