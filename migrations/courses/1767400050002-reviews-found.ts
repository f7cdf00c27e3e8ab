import type { MigrationInterface, QueryRunner } from 'typeorm';
import { folded } from '../kit/folded-text';

/** Staff find reviews by their text and course, and sort them by each key of the list. */
export class ReviewsFound1767400050002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE review ADD COLUMN search_text text NOT NULL DEFAULT ''`);
    await runner.query(`UPDATE review SET search_text = ${folded("coalesce(comment, '')")}`);
    await runner.query(`CREATE INDEX review_search_idx ON review USING gin (search_text public.gin_trgm_ops)`);
    await runner.query(`CREATE INDEX review_rating_idx ON review (rating, id)`);
    await runner.query(`CREATE INDEX review_created_idx ON review (created_at, id)`);
    await runner.query(`CREATE INDEX review_of_course_idx ON review (course_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX review_search_idx, review_rating_idx, review_created_idx, review_of_course_idx`);
    await runner.query(`ALTER TABLE review DROP COLUMN search_text`);
  }
}
