import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the booking was confirmed or, if it is paid on arrival, checked in. */
const BEGAN = `(SELECT min(e.at) FROM booking_event e WHERE e.booking_id = b.id
  AND e.status = CASE b.payment_method WHEN 'on_arrival' THEN 'checked_in' ELSE 'confirmed' END)`;

/** Payments without a processor and refunds of all bookings that exist. Runs before the ledger is created. */
export class BookingPayments1767400090180 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Money that was accepted has confirmed its booking.
    await runner.query(`
      UPDATE payment p SET late_reason = CASE WHEN b.failure_reason IS NULL THEN 'cancelled' ELSE 'nights_gone' END
      FROM booking b WHERE b.reference = p.reference AND p.settles AND p.status IN ('refund_due', 'refunded')
        AND ${BEGAN} IS NULL`);
    await runner.query(`
      INSERT INTO payment (reference, provider, amount_cents, currency, status, settles, refunded_cents, created_at, updated_at)
      SELECT b.reference, CASE WHEN b.is_simulated THEN 'simulated' ELSE 'cash' END, b.total_cents, b.currency,
        CASE b.payment_status WHEN 'refunded' THEN 'refunded' ELSE 'paid' END, true,
        CASE b.payment_status WHEN 'refunded' THEN b.total_cents ELSE 0 END, coalesce(${BEGAN}, b.placed_at), b.updated_at
      FROM booking b
      WHERE b.total_cents > 0 AND (b.is_simulated AND b.payment_status IN ('paid', 'refunded')
          OR b.payment_method = 'on_arrival' AND b.payment_status = 'paid')
        AND NOT EXISTS (SELECT FROM payment p WHERE p.reference = b.reference AND p.settles)
      ORDER BY b.id`);
    await createRefunds(runner, 'outside', {
      cents: 'p.refunded_cents',
      returned: 'p.refunded_cents',
      which: `p.late_reason IS NULL AND p.refunded_cents > 0 AND p.status <> 'refunded'`,
      parts: `('outside', refunded.amount_cents)`,
    });
    await createRefunds(runner, 'cancelled', {
      cents: `p.amount_cents - CASE p.status WHEN 'refund_due' THEN p.refunded_cents ELSE 0 END`,
      returned: `CASE p.status WHEN 'refunded' THEN p.amount_cents ELSE 0 END`,
      which: `p.late_reason IS NULL AND p.status IN ('refund_due', 'refunded')`,
      parts: `('nights', least(refunded.amount_cents, b.total_cents - b.cleaning_fee_cents)),
        ('cleaning', refunded.amount_cents - least(refunded.amount_cents, b.total_cents - b.cleaning_fee_cents))`,
    });
    for (const reason of ['second', 'late']) {
      await createRefunds(runner, reason, {
        cents: 'p.amount_cents',
        returned: 'p.refunded_cents',
        which: `p.status IN ('refund_due', 'refunded') AND (p.late_reason = 'second') = ('${reason}' = 'second')`,
        parts: `('unplaced', refunded.amount_cents)`,
      });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM refund_part`);
    await runner.query(`DELETE FROM refund`);
    await runner.query(`DELETE FROM payment WHERE provider IN ('simulated', 'cash')`);
  }
}

interface OldRefunds {
  cents: string;
  returned: string;
  which: string;
  parts: string;
}

/** A key this old makes the job read what went back before it asks again. */
async function createRefunds(runner: QueryRunner, reason: string, { cents, returned, which, parts }: OldRefunds) {
  await runner.query(`
    WITH refunded AS (
      INSERT INTO refund (payment_id, reference, amount_cents, returned_cents, reason_kind, keyed_at, status, attempts, error,
        asked_at, ended_at)
      SELECT p.id, p.reference, money.cents, money.returned, '${reason}', p.updated_at - interval '1 day',
        CASE WHEN money.returned = money.cents THEN 'done' WHEN p.refund_attempts > 0 AND p.refund_error IS NULL THEN 'sent'
          ELSE 'due' END,
        p.refund_attempts, p.refund_error, p.updated_at, CASE WHEN money.returned = money.cents THEN p.updated_at END
      FROM payment p CROSS JOIN LATERAL (SELECT ${cents} AS cents, ${returned} AS returned) money
      WHERE ${which} AND money.cents > 0 ORDER BY p.id RETURNING id, reference, amount_cents
    )
    INSERT INTO refund_part (refund_id, reference, kind, gross_cents, amount_cents)
    SELECT refunded.id, refunded.reference, part.kind, part.cents, part.cents
    FROM refunded JOIN booking b ON b.reference = refunded.reference
    CROSS JOIN LATERAL (VALUES ${parts}) AS part (kind, cents) WHERE part.cents > 0`);
}
