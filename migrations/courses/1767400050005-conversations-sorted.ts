import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Instructors sort their conversations by when they were opened, too. */
export class ConversationsSorted1767400050005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX conversation_opened_idx ON conversation (instructor_id, created_at, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX conversation_opened_idx`);
  }
}
