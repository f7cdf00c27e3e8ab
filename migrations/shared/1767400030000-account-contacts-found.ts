import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff find accounts by e-mail address and phone number as well as by names. */
export class AccountContactsFound1767400030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX account_contact_idx ON account USING gin (
        (search_text || ' ' || email || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g'))
        public.gin_trgm_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX account_contact_idx');
  }
}
