import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A booking remembers the pages that its request named to come back to. */
export class BookingReturnUrls1767400010002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking ADD return_urls jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking DROP COLUMN return_urls`);
  }
}
