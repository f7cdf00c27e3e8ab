import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UnpaidOnArrival1767312014004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX booking_unpaid_on_arrival_idx ON booking (guest_email, check_in)
      WHERE payment_method = 'on_arrival' AND payment_status = 'unpaid'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX booking_unpaid_on_arrival_idx`);
  }
}
