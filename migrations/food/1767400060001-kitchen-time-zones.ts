import type { MigrationInterface, QueryRunner } from 'typeorm';
import { repairTimeZones } from '../kit/time-zones';

export class KitchenTimeZones1767400060001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await repairTimeZones(runner, { table: 'kitchen', zone: 'time_zone', assignment: 'time_zone = $2' });
  }

  /** The names that were replaced are not kept. */
  async down(): Promise<void> {}
}
