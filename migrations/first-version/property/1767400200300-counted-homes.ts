import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts of homes by status are read from an index, under filters too. */
export class CountedHomes1767400200300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX home_counts_idx ON home (status, purpose, type, bedrooms)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX home_counts_idx`);
  }
}
