import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The total of the quote token that an order was placed with; the order is charged nothing else. */
export class ShownTotals1767400091000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE customer_order ADD shown_total_cents integer,
        ADD CONSTRAINT customer_order_charged_as_shown CHECK (shown_total_cents = total_cents)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE customer_order DROP COLUMN shown_total_cents`);
  }
}
