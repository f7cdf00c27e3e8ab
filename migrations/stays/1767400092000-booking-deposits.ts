import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The deposits of stays and bookings. They are paid with a booking and returned after it. */
export class BookingDeposits1767400092000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stay ADD COLUMN deposit_cents integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT stay_deposit CHECK (deposit_cents >= 0)`);
    await runner.query(`
      ALTER TABLE booking ADD COLUMN deposit_cents bigint NOT NULL DEFAULT 0,
        ADD COLUMN deposit_kept_cents bigint NOT NULL DEFAULT 0, ADD COLUMN deposit_reason text,
        ADD COLUMN deposit_returns_at timestamptz, ADD COLUMN deposit_settled_at timestamptz,
        ADD CONSTRAINT booking_deposit CHECK (
          deposit_cents >= 0 AND deposit_kept_cents BETWEEN 0 AND deposit_cents
          AND (deposit_kept_cents = 0 OR deposit_reason IS NOT NULL)
          AND char_length(deposit_reason) BETWEEN 1 AND 500)`);
    await runner.query(`
      CREATE INDEX booking_deposit_due_idx ON booking (deposit_returns_at)
      WHERE deposit_returns_at IS NOT NULL AND deposit_settled_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booking DROP COLUMN deposit_cents, DROP COLUMN deposit_kept_cents, DROP COLUMN deposit_reason,
        DROP COLUMN deposit_returns_at, DROP COLUMN deposit_settled_at`);
    await runner.query(`ALTER TABLE stay DROP COLUMN deposit_cents`);
  }
}
