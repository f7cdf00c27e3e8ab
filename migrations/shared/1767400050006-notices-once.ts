import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A notice with a key reaches a recipient once. */
export class NoticesOnce1767400050006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE notification ADD COLUMN once_key text`);
    await runner.query(
      `CREATE UNIQUE INDEX notification_once ON notification (audience, recipient_id, once_key)
       WHERE once_key IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX notification_once`);
    await runner.query(`ALTER TABLE notification DROP COLUMN once_key`);
  }
}
