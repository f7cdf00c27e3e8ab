import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of a part of a refund belongs to other accounts than the rest of it. */
export class RefundShares1767400190000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refund_part ADD COLUMN extra_guest_cents bigint NOT NULL DEFAULT 0,
        ADD COLUMN length_discount_cents bigint NOT NULL DEFAULT 0, ADD COLUMN deposit_cents bigint NOT NULL DEFAULT 0,
        ADD CONSTRAINT refund_part_shares CHECK (least(extra_guest_cents, length_discount_cents, deposit_cents) >= 0
          AND extra_guest_cents <= gross_cents + length_discount_cents AND deposit_cents <= gross_cents
          AND (kind = 'nights' OR extra_guest_cents + length_discount_cents = 0)
          AND (kind = 'outside' OR deposit_cents = 0))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refund_part DROP CONSTRAINT refund_part_shares, DROP COLUMN extra_guest_cents,
        DROP COLUMN length_discount_cents, DROP COLUMN deposit_cents`);
  }
}
