import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Figures and counts of bookings are read from indexes, without the bookings themselves. */
export class CountedBookings1767400200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booking ADD guest_phone_prefix text GENERATED ALWAYS AS (
        substring(regexp_replace(guest_phone, '[^0-9+]', '', 'g') FROM '^(?:\\+|00)(\\d{1,4})')) STORED`);
    await runner.query(`DROP INDEX booking_newest_idx, booking_check_in_idx`);
    await runner.query(`
      CREATE INDEX booking_newest_idx ON booking (placed_at DESC, id DESC)
        INCLUDE (status, stay_id, check_in, check_out, total_cents, guest_phone_prefix)`);
    await runner.query(`
      CREATE INDEX booking_check_in_idx ON booking (check_in, id)
        INCLUDE (status, payment_status, payment_method, guests)`);
    await runner.query(`
      CREATE INDEX booking_check_out_idx ON booking (check_out, id) INCLUDE (check_in, stay_id)
        WHERE status <> 'cancelled'`);
    await runner.query(`CREATE INDEX booking_counts_idx ON booking (status, payment_status, payment_method, guests)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX booking_newest_idx, booking_check_in_idx, booking_check_out_idx, booking_counts_idx`);
    await runner.query(`CREATE INDEX booking_newest_idx ON booking (placed_at DESC, id DESC)`);
    await runner.query(`CREATE INDEX booking_check_in_idx ON booking (check_in, id)`);
    await runner.query(`ALTER TABLE booking DROP COLUMN guest_phone_prefix`);
  }
}
