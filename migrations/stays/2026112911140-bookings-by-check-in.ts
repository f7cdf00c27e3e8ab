import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently, dropIndexConcurrently } from '#kit/database/concurrent-index';

/**
 * Two indexes in place of one: the calendar reads the bookings of a month in the first alone, and bookings up to a day are
 * counted in the second, which stores equal keys once.
 */
export class BookingsByCheckIn2026112911140 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'booking_calendar_idx',
      `ON booking (check_in, id)
       INCLUDE (reference, status, payment_status, guests, guest_first_name, guest_last_name)`,
    );
    await createIndexConcurrently(
      runner,
      'booking_arrival_counts_idx',
      'ON booking (check_in, status, payment_status, payment_method, guests)',
    );
    await dropIndexConcurrently(runner, 'booking_check_in_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX booking_check_in_idx ON booking (check_in, id) INCLUDE (status, payment_status, payment_method, guests)',
    );
    await runner.query('DROP INDEX booking_calendar_idx');
    await runner.query('DROP INDEX booking_arrival_counts_idx');
  }
}
