import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently, dropIndexConcurrently } from '#kit/database/concurrent-index';

/**
 * Orders of a kitchen by placement, by change and by way of delivery, each in an index of few columns: the index of all
 * these columns was read to its end. The last one stores equal keys once.
 */
export class KitchenFilters2026112911170 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'customer_order_kitchen_placed_idx',
      'ON customer_order (kitchen_id, placed_at, id) INCLUDE (updated_at)',
    );
    await createIndexConcurrently(
      runner,
      'customer_order_kitchen_changed_idx',
      'ON customer_order (kitchen_id, updated_at, id) INCLUDE (scheduled_for)',
    );
    await createIndexConcurrently(
      runner,
      'customer_order_kitchen_ways_idx',
      'ON customer_order (kitchen_id, fulfillment, status, kitchen_code)',
    );
    await dropIndexConcurrently(runner, 'customer_order_of_kitchen_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX customer_order_of_kitchen_idx ON customer_order (kitchen_id, placed_at, id) INCLUDE (kitchen_code, fulfillment, scheduled_for, updated_at)',
    );
    await runner.query('DROP INDEX customer_order_kitchen_placed_idx');
    await runner.query('DROP INDEX customer_order_kitchen_changed_idx');
    await runner.query('DROP INDEX customer_order_kitchen_ways_idx');
  }
}
