import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff sort enrollments by these columns; each shows all of its grants. */
export class EnrollmentSorts2026112813410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX enrollment_created_idx ON enrollment (created_at, id)');
    await runner.query('CREATE INDEX enrollment_completed_idx ON enrollment (completed_at, id)');
    await runner.query('CREATE INDEX enrollment_status_idx ON enrollment (status, id)');
    await runner.query('CREATE INDEX seat_grant_enrollment_idx ON seat_grant (enrollment_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX seat_grant_enrollment_idx');
    await runner.query('DROP INDEX enrollment_status_idx');
    await runner.query('DROP INDEX enrollment_completed_idx');
    await runner.query('DROP INDEX enrollment_created_idx');
  }
}
