import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Coaches page through members and workouts by their names. */
export class ListsByName1767400030001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX workout_name_idx ON workout ((name ->> 'en'), id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX workout_name_idx');
  }
}
