import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Money that a processor says is under way, refunds that fail after they succeeded, reports that are not understood, and why
 * a processor refused to open a payment.
 */
export class PaymentsUnderWay1767400140000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment
        ADD processing_since timestamptz,
        ADD refusal text`);
    // A charge that staff found at the processor is taken up as one payment.
    await runner.query(`
      CREATE UNIQUE INDEX payment_taken_up_once ON payment (provider, intent_id)
      WHERE late_reason = 'mismatch' AND session_id IS NULL`);
    await runner.query(`
      ALTER TABLE payment_event
        ADD subject_id text,
        ADD reason text,
        ADD due_by timestamptz,
        ADD occurred_at timestamptz,
        ADD is_taken boolean,
        ADD is_early boolean NOT NULL DEFAULT false,
        DROP CONSTRAINT payment_event_verdict_known,
        ADD CONSTRAINT payment_event_verdict_known CHECK (
          verdict IN ('applied', 'duplicate', 'ignored', 'mismatch', 'unknown', 'unread'))`);
    await runner.query(`
      CREATE UNIQUE INDEX payment_event_refund_failed_once ON payment_event (provider, subject_id)
      WHERE type = 'refund_failed' AND verdict = 'applied'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE payment_event SET verdict = 'ignored' WHERE verdict = 'unread'`);
    await runner.query(`DROP INDEX payment_event_refund_failed_once`);
    await runner.query(`
      ALTER TABLE payment_event
        DROP COLUMN subject_id, DROP COLUMN reason, DROP COLUMN due_by, DROP COLUMN occurred_at, DROP COLUMN is_taken,
        DROP COLUMN is_early,
        DROP CONSTRAINT payment_event_verdict_known,
        ADD CONSTRAINT payment_event_verdict_known CHECK (
          verdict IN ('applied', 'duplicate', 'ignored', 'mismatch', 'unknown'))`);
    await runner.query(`DROP INDEX payment_taken_up_once`);
    await runner.query(`ALTER TABLE payment DROP COLUMN processing_since, DROP COLUMN refusal`);
  }
}
