import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HalfBathrooms1767400180200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE home ALTER COLUMN bathrooms TYPE numeric(4, 1),
        ADD CONSTRAINT home_bathrooms_in_halves CHECK (bathrooms * 2 = trunc(bathrooms * 2))`);
  }

  /** Half bathrooms become whole ones. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE home DROP CONSTRAINT home_bathrooms_in_halves,
        ALTER COLUMN bathrooms TYPE integer USING ceil(bathrooms)::integer`);
  }
}
