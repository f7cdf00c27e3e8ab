import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '#kit/database/concurrent-index';

/** Staff sort orders by these columns, and count them by gateway and method. */
export class OrderSorts2026112816100 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'course_order_created_idx', 'ON course_order (created_at, id)');
    await createIndexConcurrently(runner, 'course_order_paid_idx', 'ON course_order (paid_at, id)');
    await createIndexConcurrently(runner, 'course_order_total_idx', 'ON course_order (total_cents, id)');
    await createIndexConcurrently(runner, 'course_order_state_idx', 'ON course_order (status, id)');
    await createIndexConcurrently(
      runner,
      'course_order_counts_idx',
      'ON course_order (gateway, payment_method, status)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX course_order_counts_idx');
    await runner.query('DROP INDEX course_order_state_idx');
    await runner.query('DROP INDEX course_order_total_idx');
    await runner.query('DROP INDEX course_order_paid_idx');
    await runner.query('DROP INDEX course_order_created_idx');
  }
}
