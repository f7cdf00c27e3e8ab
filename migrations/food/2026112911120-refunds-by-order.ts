import type { MigrationInterface, QueryRunner } from 'typeorm';
import { queueFill } from '#jobs/fills';
import { REFUND_SEARCH_TEXT } from '#services/food/refunds/refund-search-text.fill';

/** Fills `refund.search_text` of earlier refunds, so that a search need not look up the order of each. */
export class RefundsByOrder2026112911120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await queueFill(runner, REFUND_SEARCH_TEXT);
  }

  async down(): Promise<void> {
    // The column goes with its own migration.
  }
}
