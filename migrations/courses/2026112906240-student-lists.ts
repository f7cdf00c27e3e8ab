import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently, dropIndexConcurrently } from '#kit/database/concurrent-index';

/** These indexes have the columns of filters and figures, so that lists and counts of students read no rows. */
export class StudentLists2026112906240 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'student_listed_idx',
      `ON student (updated_at DESC, id DESC) INCLUDE (created_at, is_verified, country_id) WHERE deleted_at IS NULL`,
    );
    await createIndexConcurrently(
      runner,
      'student_figures_idx',
      `ON student (deleted_at, is_verified, created_at, id)`,
    );
    await createIndexConcurrently(
      runner,
      'student_country_idx',
      'ON student (country_id, updated_at DESC, id DESC) WHERE deleted_at IS NULL',
    );
    await dropIndexConcurrently(runner, 'student_recent_idx');
    await dropIndexConcurrently(runner, 'student_counts_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX student_recent_idx ON student (updated_at DESC, id DESC) WHERE deleted_at IS NULL`,
    );
    await runner.query(`CREATE INDEX student_counts_idx ON student (deleted_at, is_verified, created_at, country_id)`);
    await runner.query('DROP INDEX student_country_idx');
    await runner.query('DROP INDEX student_figures_idx');
    await runner.query('DROP INDEX student_listed_idx');
  }
}
