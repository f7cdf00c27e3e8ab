import type { MigrationInterface, QueryRunner } from 'typeorm';
import { queueFill } from '#jobs/fills';
import { forgetRoutines } from '#migrations/courses/2026112812300-recorded-refunds';
import { REFUND_SEARCH_TEXT } from '#services/stays/refunds/refund-search-text.fill';

/** Fills `refund.search_text` of earlier refunds, so that a search need not look up the booking of each. */
export class RefundsByBooking2026112911120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await queueFill(runner, REFUND_SEARCH_TEXT);
  }

  /** Before the column goes, on which the triggers rely. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER IF EXISTS refund_search_text ON refund;
      DROP TRIGGER IF EXISTS booking_text_of_refunds ON booking;
      DROP FUNCTION IF EXISTS refund_search_text, booking_text_of_refunds`);
    await forgetRoutines(runner, 'services/stays/refunds');
  }
}
