import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RemovedQuestions1767400180110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE quiz ADD COLUMN removed_question_ids integer[] NOT NULL DEFAULT '{}'`);
    await runner.query(`ALTER TABLE quiz_question ADD COLUMN removed_option_ids integer[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE quiz_question DROP COLUMN removed_option_ids`);
    await runner.query(`ALTER TABLE quiz DROP COLUMN removed_question_ids`);
  }
}
