import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently, dropIndexConcurrently } from '#kit/database/concurrent-index';

/** Bookings that changed are counted by status in the index alone. */
export class ChangedBookings2026112816150 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'booking_changed_status_idx', 'ON booking (updated_at, id) INCLUDE (status)');
    await dropIndexConcurrently(runner, 'booking_changed_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX booking_changed_idx ON booking (updated_at, id)');
    await runner.query('DROP INDEX booking_changed_status_idx');
  }
}
