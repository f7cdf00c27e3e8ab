import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Parts of refunds get the shares that were posted of them, and charges their sums. */
export class SharesOfCharges1767400190010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The CHECK allows a share of extra guests only up to the part and its discount.
    await fill(runner, 'length_discount_cents', 'nights', 'length_discounts');
    await fill(runner, 'extra_guest_cents', 'nights', 'extra_guests');
    await fill(runner, 'deposit_cents', 'outside', 'deposit');
    await runner.query(`
      ALTER TABLE booking_charge ADD COLUMN refunded_extra_guest_cents bigint NOT NULL DEFAULT 0,
        ADD COLUMN refunded_length_discount_cents bigint NOT NULL DEFAULT 0`);
    await runner.query(`
      UPDATE booking_charge charge SET refunded_extra_guest_cents = part.extra_guest_cents,
        refunded_length_discount_cents = part.length_discount_cents
      FROM (
        SELECT reference, sum(extra_guest_cents) AS extra_guest_cents, sum(length_discount_cents) AS length_discount_cents
        FROM refund_part WHERE kind = 'nights' GROUP BY reference
      ) part WHERE part.reference = charge.reference`);
    await runner.query(`
      ALTER TABLE booking_charge ADD CONSTRAINT booking_charge_shares CHECK (
        refunded_extra_guest_cents BETWEEN 0 AND greatest(0, extra_guest_cents)
        AND refunded_length_discount_cents BETWEEN 0 AND greatest(0, length_discount_cents))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booking_charge DROP CONSTRAINT booking_charge_shares, DROP COLUMN refunded_extra_guest_cents,
        DROP COLUMN refunded_length_discount_cents`);
  }
}

/** @param posting the last word of the source of its entries */
async function fill(runner: QueryRunner, column: string, kind: string, posting: string): Promise<void> {
  await runner.query(
    `UPDATE refund_part part SET ${column} = entry.amount_cents FROM ledger_entry entry
     WHERE part.kind = $1 AND entry.source = format('refund:%s:%s:%s', part.refund_id, part.kind, $2::text)`,
    [kind, posting],
  );
}
