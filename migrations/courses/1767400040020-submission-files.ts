import type { MigrationInterface, QueryRunner } from 'typeorm';
import { discardFilesOf, keepFilesOf } from '../kit/tables-with-files';

export class SubmissionFiles1767400040020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE assignment_submission ADD COLUMN file jsonb`);
    await discardFilesOf(runner, ['assignment_submission']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await keepFilesOf(runner, ['assignment_submission']);
    await runner.query(`ALTER TABLE assignment_submission DROP COLUMN file`);
  }
}
