import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When devices made their figures, naps beside nights, the zone a night was slept in, and heights. */
export class WhatDaysLacked1767312700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE daily_metric ADD COLUMN recorded_at timestamptz`);
    await runner.query(`ALTER TABLE activity ADD COLUMN recorded_at timestamptz`);
    await runner.query(`
      ALTER TABLE sleep_night
        ADD COLUMN timezone text NOT NULL DEFAULT 'UTC',
        ADD COLUMN naps jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`
      ALTER TABLE body_reading
        ADD COLUMN height_cm numeric(4, 1),
        ADD CONSTRAINT body_reading_height CHECK (height_cm > 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE body_reading DROP COLUMN height_cm`);
    await runner.query(`ALTER TABLE sleep_night DROP COLUMN naps, DROP COLUMN timezone`);
    await runner.query(`ALTER TABLE activity DROP COLUMN recorded_at`);
    await runner.query(`ALTER TABLE daily_metric DROP COLUMN recorded_at`);
  }
}
