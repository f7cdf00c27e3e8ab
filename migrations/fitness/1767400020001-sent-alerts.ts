import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SentAlerts1767400020001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sent_alert (
        account_id integer CONSTRAINT sent_alert_account_fkey REFERENCES account (id) ON DELETE CASCADE,
        alert text NOT NULL,
        date date NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT sent_alert_pkey PRIMARY KEY (account_id, alert, date),
        CONSTRAINT sent_alert_known CHECK (alert IN ('workout', 'summary'))
      )`);
    await runner.query(`CREATE INDEX assignment_waiting_idx ON assignment (starts_on) WHERE session_id IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX assignment_waiting_idx`);
    await runner.query(`DROP TABLE sent_alert`);
  }
}
