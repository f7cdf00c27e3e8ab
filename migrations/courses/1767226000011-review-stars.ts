import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stars of a course's published reviews together, so that the rating of an instructor is exact over all courses. */
export class ReviewStars1767226000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE course ADD COLUMN review_stars integer NOT NULL DEFAULT 0
       CONSTRAINT course_stars_not_negative CHECK (review_stars >= 0)`,
    );
    await runner.query(`
      UPDATE course SET review_stars = counted.stars
      FROM (SELECT course_id, sum(rating) AS stars FROM review WHERE status = 'published' GROUP BY course_id) counted
      WHERE counted.course_id = course.id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE course DROP COLUMN review_stars`);
  }
}
