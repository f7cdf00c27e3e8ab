import type { Database } from '#kit/database/database';

const REFUNDS = `
  WITH returned AS (
    UPDATE payment SET status = 'refunded', refunded_cents = payment.amount_cents
    FROM booking b WHERE b.id = $1 AND payment.reference = b.reference
    RETURNING payment.id, payment.reference, payment.amount_cents, payment.created_at
  ), refunded AS (
    INSERT INTO refund (payment_id, reference, amount_cents, returned_cents, reason_kind, keyed_at, status, asked_at, ended_at)
    SELECT id, reference, amount_cents, amount_cents, 'cancelled', created_at, 'done', created_at, created_at FROM returned
    RETURNING id, reference
  )
  INSERT INTO refund_part (refund_id, reference, kind, gross_cents, amount_cents)
  SELECT refunded.id, refunded.reference, part.kind, part.cents, part.cents
  FROM refunded JOIN booking b ON b.reference = refunded.reference
  CROSS JOIN LATERAL (VALUES ('nights', b.total_cents - b.cleaning_fee_cents), ('cleaning', b.cleaning_fee_cents::bigint))
    AS part (kind, cents)
  WHERE part.cents > 0
  ORDER BY part.kind`;

/**
 * Everything that was paid for these bookings has gone back. They have no deposit, discount or extra guests. One after another, so
 * that two fillings post the same entries in the same order.
 */
export async function seedRefunds(db: Database, bookingIds: readonly number[]): Promise<void> {
  for (const id of bookingIds) await db.rows(REFUNDS, [id]);
}
