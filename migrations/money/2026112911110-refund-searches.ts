import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '#kit/database/concurrent-index';

/** Words of refunds, and those that the job that fills `search_text` has not reached. */
export class RefundSearches2026112911110 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'refund_search_idx', 'ON refund USING gin (search_text public.gin_trgm_ops)');
    await createIndexConcurrently(runner, 'refund_unfilled_idx', 'ON refund (id) WHERE search_text IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX refund_search_idx');
    await runner.query('DROP INDEX refund_unfilled_idx');
  }
}
