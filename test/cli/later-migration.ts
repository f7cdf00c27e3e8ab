import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A migration after all that the project has. */
export class Later2999010100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE later (id integer)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE later');
  }
}
