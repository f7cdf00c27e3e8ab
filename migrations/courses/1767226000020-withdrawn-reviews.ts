import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A withdrawn review that was hidden or waiting leaves its status behind, and a removed one knows what it was before. */
export class WithdrawnReviews1767226000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE review ADD COLUMN withdrawn_at timestamptz, ADD COLUMN removed_from text`);
    await runner.query(`
      ALTER TABLE review ADD CONSTRAINT review_withdrawn_is_unseen CHECK (
        withdrawn_at IS NULL OR status IN ('pending', 'hidden'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM review WHERE withdrawn_at IS NOT NULL`);
    await runner.query(`ALTER TABLE review DROP COLUMN withdrawn_at, DROP COLUMN removed_from`);
  }
}
