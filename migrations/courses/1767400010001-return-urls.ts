import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order remembers the pages that its checkout named to come back to. */
export class OrderReturnUrls1767400010001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE course_order ADD return_urls jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE course_order DROP COLUMN return_urls`);
  }
}
