import type { MigrationInterface, QueryRunner } from 'typeorm';

const CONTACTS = `search_text || ' ' || email || ' ' || coalesce(phone, '') || ' ' ||
  regexp_replace(coalesce(phone, ''), '\\D', '', 'g')`;

const create = (expression: string) =>
  `CREATE INDEX account_contact_idx ON account USING gin ((${expression}) public.gin_trgm_ops)`;

/** E-mail addresses and phone numbers are found without apostrophes and with blanks for dashes, as names are. */
export class AccountContacts1767400160011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX account_contact_idx');
    await runner.query(create(`regexp_replace(replace(${CONTACTS}, '''', ''), '[ -]+', ' ', 'g')`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX account_contact_idx');
    await runner.query(create(CONTACTS));
  }
}
