import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What inquiries were answered moves to the table that every service has for it. */
export class InquiryTokensAsOnceAnswers1767312014003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO once_answer (kind, caller, key, answer, created_at)
      SELECT 'inquiry', '', lower(btrim(client_token)), json_build_object('id', id,
        'received_at', to_char(received_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), received_at
      FROM inquiry ORDER BY id ON CONFLICT DO NOTHING`);
    await runner.query(`ALTER TABLE inquiry DROP COLUMN client_token`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE inquiry ADD COLUMN client_token text`);
    await runner.query(`
      UPDATE inquiry SET client_token = coalesce(
        (SELECT key FROM once_answer WHERE kind = 'inquiry' AND (answer ->> 'id')::integer = inquiry.id),
        gen_random_uuid()::text)`);
    await runner.query(`DELETE FROM once_answer WHERE kind = 'inquiry'`);
    await runner.query(`
      ALTER TABLE inquiry ALTER COLUMN client_token SET NOT NULL,
        ADD CONSTRAINT inquiry_client_token_key UNIQUE (client_token)`);
  }
}
