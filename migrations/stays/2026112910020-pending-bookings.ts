import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '#kit/database/concurrent-index';

/** The overview lists pending bookings by check-in; an index of all bookings would be read over all past days. */
export class PendingBookings2026112910020 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'booking_pending_idx', "ON booking (check_in, id) WHERE status = 'pending'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX booking_pending_idx');
  }
}
