import type { MigrationInterface, QueryRunner } from 'typeorm';
import { RecordedOnce1767400090170 } from './1767400090170-recorded-once';

/** A payment may have several refunds from here on. */
export class RecordedRefundsEnd1767400090181 implements MigrationInterface {
  private readonly guard = new RecordedOnce1767400090170();

  async up(runner: QueryRunner): Promise<void> {
    await this.guard.down(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.guard.up(runner);
  }
}
