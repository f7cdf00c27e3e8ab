import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently, dropIndexConcurrently } from '#kit/database/concurrent-index';

/** Staff sort enrollments by these columns; each shows all of its grants. Held seats are read in the last index alone. */
export class EnrollmentSorts2026112816110 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'enrollment_created_idx', 'ON enrollment (created_at, id)');
    await createIndexConcurrently(runner, 'enrollment_completed_idx', 'ON enrollment (completed_at, id)');
    await createIndexConcurrently(runner, 'enrollment_status_idx', 'ON enrollment (status, id)');
    await createIndexConcurrently(runner, 'seat_grant_enrollment_idx', 'ON seat_grant (enrollment_id)');
    await createIndexConcurrently(
      runner,
      'enrollment_held_idx',
      `ON enrollment (course_id, student_id) INCLUDE (held_until) WHERE status <> 'cancelled'`,
    );
    await dropIndexConcurrently(runner, 'enrollment_counted_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX enrollment_counted_idx ON enrollment (course_id, student_id) WHERE status <> 'cancelled'`,
    );
    await runner.query('DROP INDEX enrollment_held_idx');
    await runner.query('DROP INDEX seat_grant_enrollment_idx');
    await runner.query('DROP INDEX enrollment_status_idx');
    await runner.query('DROP INDEX enrollment_completed_idx');
    await runner.query('DROP INDEX enrollment_created_idx');
  }
}
