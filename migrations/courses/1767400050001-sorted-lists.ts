import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff sort lists by, deleted records included. */
const INDEXES = {
  course_title_idx: "course ((title ->> 'en'), id)",
  course_status_idx: 'course (status, id)',
  course_price_idx: 'course (price_cents, id)',
  course_discount_idx: 'course (discount_percentage, id)',
  course_rating_idx: 'course (rating, id)',
  course_duration_idx: 'course (duration_minutes, id)',
  course_level_idx: "course (array_position(ARRAY['beginner', 'intermediate', 'advanced', 'all_levels'], level), id)",
  course_language_idx: 'course (language, id)',
  course_created_idx: 'course (created_at, id)',
  category_name_idx: "category ((name ->> 'en'), id)",
  category_position_idx: 'category (position, id)',
  category_created_idx: 'category (created_at, id)',
  category_updated_idx: 'category (updated_at, id)',
  instructor_name_idx: "instructor ((name ->> 'en'), id)",
  instructor_position_idx: 'instructor (position, id)',
  instructor_created_idx: 'instructor (created_at, id)',
  instructor_updated_idx: 'instructor (updated_at, id)',
  blog_post_first_published_idx: 'blog_post (published_at, id)',
  blog_post_created_idx: 'blog_post (created_at, id)',
};

export class SortedLists1767400050001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX ${name} ON ${columns}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${Object.keys(INDEXES).join(', ')}`);
  }
}
