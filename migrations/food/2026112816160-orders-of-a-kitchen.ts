import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently, dropIndexConcurrently } from '#kit/database/concurrent-index';

/** With the columns, filters of a kitchen's orders read the index alone. */
export class OrdersOfAKitchen2026112816160 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'customer_order_of_kitchen_idx',
      'ON customer_order (kitchen_id, placed_at, id) INCLUDE (kitchen_code, fulfillment, scheduled_for, updated_at)',
    );
    await dropIndexConcurrently(runner, 'customer_order_kitchen_queue_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX customer_order_kitchen_queue_idx ON customer_order (kitchen_id, placed_at, id)');
    await runner.query('DROP INDEX customer_order_of_kitchen_idx');
  }
}
