import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '#kit/database/concurrent-index';

/** Staff sort students by these columns; their figures are counted in the last index alone. */
export class StudentSorts2026112816120 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'student_created_idx',
      'ON student (created_at, id) WHERE deleted_at IS NULL',
    );
    await createIndexConcurrently(
      runner,
      'student_first_name_idx',
      'ON student (first_name, id) WHERE deleted_at IS NULL',
    );
    await createIndexConcurrently(
      runner,
      'student_last_name_idx',
      'ON student (last_name, id) WHERE deleted_at IS NULL',
    );
    await createIndexConcurrently(
      runner,
      'student_counts_idx',
      'ON student (deleted_at, is_verified, created_at, country_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX student_counts_idx');
    await runner.query('DROP INDEX student_last_name_idx');
    await runner.query('DROP INDEX student_first_name_idx');
    await runner.query('DROP INDEX student_created_idx');
  }
}
