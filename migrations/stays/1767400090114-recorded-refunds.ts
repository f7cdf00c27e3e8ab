import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records the refunds of existing payments. Who refunded a part is unknown, so parts are recorded as `outside`. */
export class RecordedRefunds1767400090114 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE payment p SET late_reason = CASE WHEN b.failure_reason IS NULL THEN 'cancelled' ELSE 'nights_gone' END
      FROM booking b
      WHERE b.reference = p.reference AND p.settles AND p.status IN ('refund_due', 'refunded') AND b.status = 'cancelled'
        AND NOT EXISTS (SELECT FROM booking_event e WHERE e.booking_id = b.id AND e.status = 'confirmed')`);
    await runner.query(`
      CREATE TEMP TABLE recorded ON COMMIT DROP AS
      SELECT nextval('refund_id_seq')::integer AS id, p.id AS payment_id, p.reference, part.amount_cents, part.is_returned,
        b.cleaning_fee_cents, p.late_reason IS NOT NULL AS is_late,
        CASE WHEN p.late_reason = 'second' THEN 'second' WHEN p.late_reason IS NOT NULL THEN 'late'
          WHEN NOT part.is_returned OR p.refunded_cents = p.amount_cents AND b.status = 'cancelled' THEN 'cancelled'
          ELSE 'outside' END AS reason_kind,
        coalesce(part.amount_cents = b.total_cents, false) AS is_whole
      FROM payment p LEFT JOIN booking b ON b.reference = p.reference,
        LATERAL (VALUES (p.refunded_cents, true),
          (CASE p.status WHEN 'refund_due' THEN p.amount_cents - p.refunded_cents ELSE 0 END, false)) part (amount_cents, is_returned)
      WHERE part.amount_cents > 0 ORDER BY p.id, part.is_returned DESC`);
    await runner.query(`
      INSERT INTO refund (id, payment_id, reference, amount_cents, returned_cents, reason_kind, key, keyed_at, status,
        attempts, error, asked_at, ended_at)
      SELECT r.id, p.id, p.reference, r.amount_cents, CASE WHEN r.is_returned THEN r.amount_cents ELSE 0 END, r.reason_kind,
        CASE WHEN r.is_returned THEN md5(concat(gen_random_uuid(), gen_random_uuid()))
          WHEN p.refund_error IS NULL THEN p.key || '-' || greatest(p.refund_attempts - 1, 0)
          ELSE p.key || '-' || p.refund_attempts END,
        p.created_at,
        CASE WHEN r.is_returned THEN 'done' WHEN p.refund_error IS NOT NULL THEN 'failed' WHEN p.refund_attempts > 0 THEN 'sent'
          ELSE 'due' END,
        p.refund_attempts, CASE WHEN NOT r.is_returned THEN p.refund_error END, p.updated_at,
        CASE WHEN r.is_returned THEN p.updated_at END
      FROM recorded r JOIN payment p ON p.id = r.payment_id`);
    await runner.query(`
      INSERT INTO refund_part (refund_id, reference, kind, gross_cents, amount_cents)
      SELECT r.id, r.reference, part.kind, part.cents, part.cents
      FROM recorded r, LATERAL (
        SELECT 'nights', r.amount_cents - r.cleaning_fee_cents WHERE r.is_whole AND r.reason_kind = 'cancelled'
        UNION ALL SELECT 'cleaning', r.cleaning_fee_cents WHERE r.is_whole AND r.reason_kind = 'cancelled'
        UNION ALL SELECT CASE WHEN r.is_late THEN 'unplaced' WHEN r.reason_kind = 'outside' THEN 'outside' ELSE 'goodwill' END,
          r.amount_cents WHERE NOT (r.is_whole AND r.reason_kind = 'cancelled')
      ) part (kind, cents)
      WHERE part.cents > 0`);
  }

  /** The refunds go with their tables. */
  async down(): Promise<void> {}
}
