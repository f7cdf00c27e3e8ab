import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the quote of a booking showed; the booking cannot cost anything else. */
export class ShownPrices1767400092110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booking ADD COLUMN shown_cents bigint,
        ADD CONSTRAINT booking_charged_as_shown CHECK (shown_cents = total_cents + deposit_cents)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking DROP COLUMN shown_cents`);
  }
}
