import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Attempts say which questions were right only where the quiz allows it. */
export class QuizMarks1767400050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE quiz ADD COLUMN shows_marks boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE quiz DROP COLUMN shows_marks`);
  }
}
