import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Students search the lessons they hold by title; what is there already is folded as far as the database can. */
export class LessonSearch1767312400010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE lesson ADD COLUMN search_text text NOT NULL DEFAULT ''`);
    await runner.query(`UPDATE lesson SET search_text = lower(concat_ws(' ', title ->> 'en', title ->> 'ar'))`);
    await runner.query(
      `CREATE INDEX lesson_search_idx ON lesson USING gin (search_text public.gin_trgm_ops) WHERE is_published`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX lesson_search_idx`);
    await runner.query(`ALTER TABLE lesson DROP COLUMN search_text`);
  }
}
