import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a payment was not accepted, and how much of it is to go back. */
export class LatePayments1767400090100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment
        ADD late_reason text,
        ADD asked_back_cents bigint NOT NULL DEFAULT 0,
        ADD CONSTRAINT payment_late_reason_known CHECK (late_reason IN
          ('second', 'cancelled', 'expired', 'not_accepted', 'mismatch', 'nights_gone', 'change_over')),
        ADD CONSTRAINT payment_asked_back CHECK (asked_back_cents BETWEEN 0 AND amount_cents)`);
    await runner.query(
      `UPDATE payment SET late_reason = 'second' WHERE status IN ('refund_due', 'refunded') AND NOT settles`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payment DROP COLUMN late_reason, DROP COLUMN asked_back_cents`);
  }
}
