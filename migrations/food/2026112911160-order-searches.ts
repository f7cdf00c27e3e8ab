import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently, dropIndexConcurrently } from '#kit/database/concurrent-index';

/** An index for each line of the search text: kitchen accounts search the first, which is without the e-mail address. */
export class OrderSearches2026112911160 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'customer_order_search_name_idx',
      "ON customer_order USING gin (split_part(search_text, E'\\n', 1) public.gin_trgm_ops)",
    );
    await createIndexConcurrently(
      runner,
      'customer_order_search_email_idx',
      "ON customer_order USING gin (split_part(search_text, E'\\n', 2) public.gin_trgm_ops)",
    );
    await dropIndexConcurrently(runner, 'customer_order_search_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX customer_order_search_idx ON customer_order USING gin (search_text public.gin_trgm_ops)',
    );
    await runner.query('DROP INDEX customer_order_search_name_idx');
    await runner.query('DROP INDEX customer_order_search_email_idx');
  }
}
