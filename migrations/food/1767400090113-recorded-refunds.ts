import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records the refunds of existing payments. Who refunded a part is unknown, so parts are recorded as `outside`. */
export class RecordedRefunds1767400090113 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE payment p SET late_reason = 'cancelled' FROM customer_order o
      WHERE o.order_number = p.reference AND p.settles AND p.status IN ('refund_due', 'refunded') AND EXISTS (
        SELECT FROM order_event e JOIN payment_event paid ON paid.payment_id = p.id
        WHERE e.order_id = o.id AND e.status = 'cancelled' AND paid.type = 'paid' AND paid.verdict = 'applied'
          AND e.at < paid.received_at)`);
    // The rate was not stored: that of today if it gives the points of the order, else the lowest that gives them.
    await runner.query(`
      UPDATE customer_order o SET points_per_dollar = CASE
        WHEN floor(rate.now * paid.cents / 100) = paid.points THEN rate.now ELSE ceil(paid.points * 100.0 / paid.cents) END
      FROM (
        SELECT id, points_earned AS points, subtotal_cents - promo_discount_cents - rewards_discount_cents AS cents
        FROM customer_order
      ) paid, (SELECT (SELECT (value #>> '{}')::numeric FROM setting WHERE key = 'rewards_points_per_dollar') AS now) rate
      WHERE paid.id = o.id AND paid.points > 0 AND paid.cents > 0`);
    await runner.query(`
      CREATE TEMP TABLE recorded ON COMMIT DROP AS
      SELECT nextval('refund_id_seq')::integer AS id, p.id AS payment_id, p.reference, part.amount_cents, part.is_returned,
        o.updated_at AS order_updated_at, p.late_reason IS NOT NULL AS is_late,
        CASE WHEN p.late_reason = 'second' THEN 'second' WHEN p.late_reason IS NOT NULL THEN 'late'
          WHEN NOT part.is_returned THEN 'cancelled'
          WHEN p.refunded_cents = p.amount_cents AND EXISTS (
            SELECT FROM order_event e WHERE e.order_id = o.id AND e.status = 'cancelled') THEN 'cancelled'
          ELSE 'outside' END AS reason_kind,
        coalesce(part.amount_cents = o.total_cents
          AND o.subtotal_cents = (SELECT sum(l.line_total_cents) FROM order_line l WHERE l.order_id = o.id), false) AS is_whole
      FROM payment p LEFT JOIN customer_order o ON o.order_number = p.reference,
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
    await insertParts(runner);
    await runner.query(`
      UPDATE customer_order o SET updated_at = r.order_updated_at FROM recorded r WHERE r.reference = o.order_number`);
  }

  /** The refunds go with their tables. */
  async down(): Promise<void> {}
}

/** Lines and fees of what was cancelled whole, one part for everything else. */
async function insertParts(runner: QueryRunner): Promise<void> {
  await runner.query(`
    INSERT INTO refund_part (refund_id, reference, kind, gross_cents, amount_cents)
    SELECT id, reference, CASE WHEN is_late THEN 'unplaced' WHEN reason_kind = 'outside' THEN 'outside' ELSE 'goodwill' END,
      amount_cents, amount_cents
    FROM recorded WHERE is_late OR reason_kind = 'outside' OR NOT is_whole`);
  await runner.query(`
    CREATE FUNCTION pg_temp.split(total bigint, weights bigint[]) RETURNS bigint[] LANGUAGE sql AS $$
      WITH share AS (
        SELECT index, total * weight / whole AS cents, total * weight % whole AS rest
        FROM unnest(weights) WITH ORDINALITY AS part (weight, index),
          (SELECT greatest(sum(weight), 1)::bigint AS whole FROM unnest(weights) AS part (weight)) sum
      ), ranked AS (
        SELECT index, cents, row_number() OVER (ORDER BY rest DESC, index) AS rank, total - sum(cents) OVER () AS remaining
        FROM share
      )
      SELECT array_agg(cents + CASE WHEN rank <= remaining THEN 1 ELSE 0 END ORDER BY index) FROM ranked
    $$`);
  await runner.query(`
    INSERT INTO refund_part (refund_id, reference, kind, position, quantity, gross_cents, promo_cents, reward_cents,
      amount_cents)
    SELECT r.id, r.reference, 'line', line.position, line.quantity, line.total, line.promo, line.discount - line.promo,
      line.total - line.discount
    FROM recorded r JOIN customer_order o ON o.order_number = r.reference,
      LATERAL (
        SELECT array_agg(position ORDER BY position) AS positions, array_agg(quantity ORDER BY position) AS quantities,
          array_agg(line_total_cents::bigint ORDER BY position) AS totals
        FROM order_line WHERE order_id = o.id
      ) ordered,
      LATERAL (SELECT pg_temp.split(o.promo_discount_cents + o.rewards_discount_cents, ordered.totals) AS discounts) both_discounts,
      LATERAL unnest(ordered.positions, ordered.quantities, ordered.totals, discounts,
        pg_temp.split(o.promo_discount_cents, discounts)) AS line (position, quantity, total, discount, promo)
    WHERE r.is_whole AND r.reason_kind = 'cancelled'`);
  await runner.query(`
    INSERT INTO refund_part (refund_id, reference, kind, gross_cents, amount_cents)
    SELECT r.id, r.reference, fee.kind, fee.cents, fee.cents
    FROM recorded r JOIN customer_order o ON o.order_number = r.reference,
      LATERAL (VALUES ('delivery', o.delivery_fee_cents), ('pickup', o.pickup_fee_cents)) fee (kind, cents)
    WHERE r.is_whole AND r.reason_kind = 'cancelled' AND fee.cents > 0`);
}
