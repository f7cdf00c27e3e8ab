import type { MigrationInterface, QueryRunner } from 'typeorm';
import { repairTimeZones } from '../kit/time-zones';

export class ViewingTimeZones1767400060003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await repairTimeZones(runner, { table: 'viewing', zone: 'timezone', assignment: 'timezone = $2' });
  }

  /** The names that were replaced are not kept. */
  async down(): Promise<void> {}
}
