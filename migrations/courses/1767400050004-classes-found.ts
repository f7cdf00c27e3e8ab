import type { MigrationInterface, QueryRunner } from 'typeorm';
import { folded } from '../kit/folded-text';

/** Staff find classes by title, and sort them by each key of the list. */
export class ClassesFound1767400050004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE live_session ADD COLUMN search_text text NOT NULL DEFAULT ''`);
    await runner.query(
      `UPDATE live_session SET search_text = ${folded("concat_ws(' ', title ->> 'en', title ->> 'ar')")}`,
    );
    await runner.query(
      `CREATE INDEX live_session_search_idx ON live_session USING gin (search_text public.gin_trgm_ops)`,
    );
    await runner.query(`CREATE INDEX live_session_start_idx ON live_session (starts_at, id)`);
    await runner.query(`CREATE INDEX live_session_created_idx ON live_session (created_at, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX live_session_search_idx, live_session_start_idx, live_session_created_idx`);
    await runner.query(`ALTER TABLE live_session DROP COLUMN search_text`);
  }
}
