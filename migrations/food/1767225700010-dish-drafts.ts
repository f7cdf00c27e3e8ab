import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DishDrafts1767225700010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE dish_draft (
        account_id integer CONSTRAINT dish_draft_pkey PRIMARY KEY
          CONSTRAINT dish_draft_account_fkey REFERENCES account (id) ON DELETE CASCADE,
        content json NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE dish_draft`);
  }
}
