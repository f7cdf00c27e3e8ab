import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DemoState1767400080600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE demo_state (
        id integer NOT NULL DEFAULT 1,
        filled_at timestamptz NOT NULL,
        CONSTRAINT demo_state_pkey PRIMARY KEY (id),
        CONSTRAINT demo_state_once CHECK (id = 1)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE demo_state`);
  }
}
