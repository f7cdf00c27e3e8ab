import type { MigrationInterface, QueryRunner } from 'typeorm';
import { repairTimeZones } from '../kit/time-zones';

export class SettingTimeZones1767400060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await repairTimeZones(runner, {
      table: 'setting',
      zone: `CASE WHEN key = 'timezone' THEN value #>> '{}' END`,
      assignment: 'value = to_jsonb($2::text)',
    });
  }

  /** The names that were replaced are not kept. */
  async down(): Promise<void> {}
}
