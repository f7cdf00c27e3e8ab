import type { MigrationInterface, QueryRunner } from 'typeorm';
import { repairTimeZones } from '../kit/time-zones';

export class AccountTimeZones1767400060002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await repairTimeZones(runner, { table: 'account', zone: 'timezone', assignment: 'timezone = $2' });
    await repairTimeZones(runner, { table: 'sleep_night', zone: 'timezone', assignment: 'timezone = $2' });
  }

  /** The names that were replaced are not kept. */
  async down(): Promise<void> {}
}
