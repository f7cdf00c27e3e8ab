import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OnceAnswers1767312014000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE once_answer (
        kind text NOT NULL,
        caller text NOT NULL,
        key text NOT NULL,
        answer json,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT once_answer_pkey PRIMARY KEY (kind, caller, key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE once_answer`);
  }
}
