import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A booking remembers a hash of the body it was made with. */
export class BookingBodies1767400010006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking ADD body_hash text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking DROP COLUMN body_hash`);
  }
}
