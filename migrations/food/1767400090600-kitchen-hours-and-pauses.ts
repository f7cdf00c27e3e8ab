import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KitchenHoursAndPauses1767400090600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE kitchen
        ADD special_hours jsonb NOT NULL DEFAULT '[]',
        ADD paused_until timestamptz,
        ADD pause_reason text,
        ADD busy_until timestamptz,
        ADD busy_minutes integer,
        ADD CONSTRAINT kitchen_busy_complete CHECK (
          (busy_until IS NULL) = (busy_minutes IS NULL) AND (busy_minutes IS NULL OR busy_minutes BETWEEN 5 AND 120))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE kitchen
        DROP COLUMN special_hours, DROP COLUMN paused_until, DROP COLUMN pause_reason, DROP COLUMN busy_until,
        DROP COLUMN busy_minutes`);
  }
}
