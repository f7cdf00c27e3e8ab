import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A difference of a further type: less was returned at the processor than is recorded here. */
export class RefundsUnconfirmed1767400140030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment_difference DROP CONSTRAINT payment_difference_known,
        ADD CONSTRAINT payment_difference_known CHECK (
          type IN ('paid_unrecorded', 'paid_unconfirmed', 'amount_differs', 'refund_unrecorded', 'refund_unconfirmed',
            'refund_overdue', 'payment_unknown')
          AND status IN ('open', 'repaired', 'ignored', 'gone')
          AND action IN ('settle', 'refund', 'cancel', 'ignore'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM payment_difference WHERE type = 'refund_unconfirmed'`);
    await runner.query(`
      ALTER TABLE payment_difference DROP CONSTRAINT payment_difference_known,
        ADD CONSTRAINT payment_difference_known CHECK (
          type IN ('paid_unrecorded', 'paid_unconfirmed', 'amount_differs', 'refund_unrecorded', 'refund_overdue',
            'payment_unknown')
          AND status IN ('open', 'repaired', 'ignored', 'gone')
          AND action IN ('settle', 'refund', 'cancel', 'ignore'))`);
  }
}
