import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Changes of dates keep the booking as it was, so that a change whose payment never arrived can be undone. Of the first
 * change of a booking that is older than the column it is not known.
 */
export class BookingsBeforeChanges1767400093110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_change ADD COLUMN booking_before jsonb`);
    await runner.query(`
      UPDATE booking_change change SET booking_before = (
        SELECT earlier.booking FROM booking_change earlier
        WHERE earlier.booking_id = change.booking_id AND earlier.status = 'applied' AND earlier.number < change.number
        ORDER BY earlier.number DESC LIMIT 1)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_change DROP COLUMN booking_before`);
  }
}
