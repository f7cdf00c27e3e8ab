import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Discussions are searched by their titles. Those there are get a plain reading of theirs. */
export class DiscussionsFound1767312900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE discussion ADD COLUMN search_text text NOT NULL DEFAULT ''`);
    await runner.query(`UPDATE discussion SET search_text = lower(concat_ws(' ', title ->> 'en', title ->> 'ar'))`);
    await runner.query(`CREATE INDEX discussion_search_idx ON discussion USING gin (search_text public.gin_trgm_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE discussion DROP COLUMN search_text`);
  }
}
