import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff list and search devices, billing plans and discussions as they do the other catalogues. */
export class ManagedCatalogues1767400030003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['device', 'billing_plan']) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN search_text text NOT NULL DEFAULT ''`);
      await runner.query(`UPDATE ${table} SET search_text = lower(concat_ws(' ', name ->> 'en', name ->> 'ar'))`);
      await runner.query(`CREATE INDEX ${table}_search_idx ON ${table} USING gin (search_text public.gin_trgm_ops)`);
      await runner.query(`CREATE INDEX ${table}_recent_idx ON ${table} (updated_at DESC, id DESC)`);
    }
    await runner.query('ALTER TABLE discussion ALTER COLUMN last_reply_at SET DEFAULT now()');
    await runner.query(`CREATE INDEX discussion_changed_idx ON discussion (updated_at DESC, id DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX discussion_changed_idx');
    await runner.query('ALTER TABLE discussion ALTER COLUMN last_reply_at DROP DEFAULT');
    for (const table of ['device', 'billing_plan']) {
      await runner.query(`DROP INDEX ${table}_recent_idx`);
      await runner.query(`ALTER TABLE ${table} DROP COLUMN search_text`);
    }
  }
}
