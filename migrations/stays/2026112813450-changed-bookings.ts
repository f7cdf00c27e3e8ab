import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bookings that changed are counted by status in the index alone. */
export class ChangedBookings2026112813450 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX booking_changed_status_idx ON booking (updated_at, id) INCLUDE (status)');
    await runner.query('DROP INDEX booking_changed_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX booking_changed_status_idx');
    await runner.query('CREATE INDEX booking_changed_idx ON booking (updated_at, id)');
  }
}
