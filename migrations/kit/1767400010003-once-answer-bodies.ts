import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An answer remembers a hash of the body it was given for. */
export class OnceAnswerBodies1767400010003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE once_answer ADD body_hash text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE once_answer DROP COLUMN body_hash`);
  }
}
