import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the forms were answered moves to the table that every service has for it. */
export class FormReceiptsAsOnceAnswers1767312014001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO once_answer (kind, caller, key, answer, created_at)
      SELECT form, '', client_token::text, receipt, created_at FROM form_receipt`);
    await runner.query(`DROP TABLE form_receipt`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE form_receipt (
        form text NOT NULL,
        client_token uuid NOT NULL,
        receipt json,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT form_receipt_pkey PRIMARY KEY (form, client_token)
      )`);
    await runner.query(`
      WITH moved AS (DELETE FROM once_answer WHERE kind IN ('lead', 'viewing') RETURNING *)
      INSERT INTO form_receipt (form, client_token, receipt, created_at)
      SELECT kind, key::uuid, answer, created_at FROM moved`);
  }
}
