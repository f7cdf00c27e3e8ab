import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently, dropIndexConcurrently } from '#kit/database/concurrent-index';

/** With the columns, filters of customers read the index alone. */
export class CustomerChanges2026112911150 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'customer_changed_idx',
      'ON customer (updated_at DESC, id DESC) INCLUDE (created_at, is_verified) WHERE deleted_at IS NULL',
    );
    await dropIndexConcurrently(runner, 'customer_recent_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX customer_recent_idx ON customer (updated_at DESC, id DESC) WHERE deleted_at IS NULL',
    );
    await runner.query('DROP INDEX customer_changed_idx');
  }
}
