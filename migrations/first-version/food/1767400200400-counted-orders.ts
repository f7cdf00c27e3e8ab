import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Figures of orders, and the orders of a kitchen, are read from indexes. */
export class CountedOrders1767400200400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX customer_order_figures_idx ON customer_order (kitchen_id, status, payment_status, total_cents)`,
    );
    await runner.query(
      `CREATE INDEX customer_order_kitchen_idx ON customer_order (kitchen_code, updated_at DESC, id DESC)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX customer_order_figures_idx, customer_order_kitchen_idx`);
  }
}
