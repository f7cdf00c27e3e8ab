import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '#kit/database/concurrent-index';

/** Staff sort enrollments by these columns; each shows all of its grants. */
export class EnrollmentSorts2026112816110 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'enrollment_created_idx', 'ON enrollment (created_at, id)');
    await createIndexConcurrently(runner, 'enrollment_completed_idx', 'ON enrollment (completed_at, id)');
    await createIndexConcurrently(runner, 'enrollment_status_idx', 'ON enrollment (status, id)');
    await createIndexConcurrently(runner, 'seat_grant_enrollment_idx', 'ON seat_grant (enrollment_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX seat_grant_enrollment_idx');
    await runner.query('DROP INDEX enrollment_status_idx');
    await runner.query('DROP INDEX enrollment_completed_idx');
    await runner.query('DROP INDEX enrollment_created_idx');
  }
}
