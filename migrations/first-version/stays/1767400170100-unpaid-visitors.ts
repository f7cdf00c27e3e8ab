import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What one visitor holds of a stay without having paid, and the entries of one visitor on a waitlist. */
export class UnpaidVisitors1767400170100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking ADD visitor_hash text`);
    await runner.query(`
      CREATE INDEX booking_unpaid_visitor_idx ON booking (visitor_hash, stay_id)
      WHERE visitor_hash IS NOT NULL AND payment_status = 'unpaid'`);
    await runner.query(`ALTER TABLE waitlist_request ADD visitor_hash text`);
    await runner.query(`
      CREATE INDEX waitlist_request_visitor_idx ON waitlist_request (visitor_hash) WHERE visitor_hash IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE waitlist_request DROP COLUMN visitor_hash`);
    await runner.query(`ALTER TABLE booking DROP COLUMN visitor_hash`);
  }
}
