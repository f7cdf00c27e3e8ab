import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is not understood of a calendar, which events are missing in it, and which were echoes. Feeds are read as a whole next
 * time, so that their unread events are counted.
 */
export class UnreadEvents1767400150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE calendar_feed ADD COLUMN unread integer NOT NULL DEFAULT 0,
        ADD COLUMN unread_events jsonb NOT NULL DEFAULT '[]',
        ADD CONSTRAINT calendar_feed_unread_counted CHECK (unread >= 0)`);
    await runner.query(`UPDATE calendar_feed SET etag = NULL, last_modified = NULL`);
    await runner.query(`
      ALTER TABLE imported_event ADD COLUMN missing_since timestamptz, ADD COLUMN echoed_at timestamptz`);
    await runner.query(`UPDATE imported_event SET echoed_at = updated_at WHERE kind = 'echo'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE imported_event DROP COLUMN missing_since, DROP COLUMN echoed_at`);
    await runner.query(`
      ALTER TABLE calendar_feed DROP CONSTRAINT calendar_feed_unread_counted,
        DROP COLUMN unread, DROP COLUMN unread_events`);
  }
}
