import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently, dropIndexConcurrently } from '#kit/database/concurrent-index';

/** These indexes have the columns of filters, so that lists and counts of enrollments read no rows of other pages. */
export class EnrollmentLists2026112906250 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'enrollment_listed_idx',
      `ON enrollment (updated_at DESC, id DESC) INCLUDE (course_id, status, held_until)`,
    );
    await createIndexConcurrently(
      runner,
      'enrollment_taught_idx',
      `ON enrollment (course_id, student_id) INCLUDE (held_until, status)`,
    );
    await createIndexConcurrently(runner, 'enrollment_state_idx', `ON enrollment (status, id) INCLUDE (held_until)`);
    await dropIndexConcurrently(runner, 'enrollment_recent_idx');
    await dropIndexConcurrently(runner, 'enrollment_held_idx');
    await dropIndexConcurrently(runner, 'enrollment_status_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX enrollment_recent_idx ON enrollment (updated_at DESC, id DESC)`);
    await runner.query(
      `CREATE INDEX enrollment_held_idx ON enrollment (course_id, student_id) INCLUDE (held_until) WHERE status <> 'cancelled'`,
    );
    await runner.query(`CREATE INDEX enrollment_status_idx ON enrollment (status, id)`);
    await runner.query('DROP INDEX enrollment_state_idx');
    await runner.query('DROP INDEX enrollment_taught_idx');
    await runner.query('DROP INDEX enrollment_listed_idx');
  }
}
