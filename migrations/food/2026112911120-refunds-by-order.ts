import type { MigrationInterface, QueryRunner } from 'typeorm';
import { queueFill } from '#jobs/fills';
import { forgetRoutines } from '#migrations/courses/2026112812300-recorded-refunds';
import { REFUND_SEARCH_TEXT } from '#services/food/refunds/refund-search-text.fill';

/** Fills `refund.search_text` of earlier refunds, so that a search need not look up the order of each. */
export class RefundsByOrder2026112911120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await queueFill(runner, REFUND_SEARCH_TEXT);
  }

  /** Before the column goes, on which the triggers rely. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER IF EXISTS refund_search_text ON refund;
      DROP TRIGGER IF EXISTS order_text_of_refunds ON customer_order;
      DROP FUNCTION IF EXISTS refund_search_text, order_text_of_refunds`);
    await forgetRoutines(runner, 'services/food/refunds');
  }
}
