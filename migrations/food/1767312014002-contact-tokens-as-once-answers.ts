import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What messages were answered moves to the table that every service has for it. */
export class ContactTokensAsOnceAnswers1767312014002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO once_answer (kind, caller, key, answer, created_at)
      SELECT 'contact', '', lower(btrim(client_token)), json_build_object('received', true, 'id', id,
        'received_at', to_char(received_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), received_at
      FROM contact_message ORDER BY id ON CONFLICT DO NOTHING`);
    await runner.query(`ALTER TABLE contact_message DROP COLUMN client_token`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contact_message ADD COLUMN client_token text`);
    await runner.query(`
      UPDATE contact_message SET client_token = coalesce(
        (SELECT key FROM once_answer WHERE kind = 'contact' AND (answer ->> 'id')::integer = contact_message.id),
        gen_random_uuid()::text)`);
    await runner.query(`DELETE FROM once_answer WHERE kind = 'contact'`);
    await runner.query(`
      ALTER TABLE contact_message ALTER COLUMN client_token SET NOT NULL,
        ADD CONSTRAINT contact_message_client_token_key UNIQUE (client_token)`);
  }
}
