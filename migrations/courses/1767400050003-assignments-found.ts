import type { MigrationInterface, QueryRunner } from 'typeorm';
import { folded } from '../kit/folded-text';

/** Staff find assignments by title, and sort them and what was handed in by each key of the lists. */
export class AssignmentsFound1767400050003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE assignment ADD COLUMN search_text text NOT NULL DEFAULT ''`);
    await runner.query(
      `UPDATE assignment SET search_text = ${folded("concat_ws(' ', title ->> 'en', title ->> 'ar')")}`,
    );
    await runner.query(`CREATE INDEX assignment_search_idx ON assignment USING gin (search_text public.gin_trgm_ops)`);
    await runner.query(`CREATE INDEX assignment_due_order_idx ON assignment (due_at, id)`);
    await runner.query(`CREATE INDEX assignment_created_idx ON assignment (created_at, id)`);
    await runner.query(
      `CREATE INDEX assignment_submission_recent_idx ON assignment_submission (assignment_id, updated_at, id)`,
    );
    await runner.query(
      `CREATE INDEX assignment_submission_points_idx ON assignment_submission (assignment_id, points, id)`,
    );
    await runner.query(
      `CREATE INDEX assignment_submission_submitted_idx ON assignment_submission (assignment_id, submitted_at, id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX assignment_search_idx, assignment_due_order_idx, assignment_created_idx`);
    await runner.query(
      `DROP INDEX assignment_submission_recent_idx, assignment_submission_points_idx, assignment_submission_submitted_idx`,
    );
    await runner.query(`ALTER TABLE assignment DROP COLUMN search_text`);
  }
}
