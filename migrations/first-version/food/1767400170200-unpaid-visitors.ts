import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The part of a slot and of the uses of a code that unpaid orders of one visitor may hold. */
export class UnpaidVisitors1767400170200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE customer_order ADD visitor_hash text`);
    await runner.query(`
      CREATE INDEX customer_order_unpaid_visitor_idx ON customer_order (visitor_hash)
      WHERE visitor_hash IS NOT NULL AND status = 'pending' AND payment_status = 'unpaid'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE customer_order DROP COLUMN visitor_hash`);
  }
}
