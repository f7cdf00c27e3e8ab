import type { MigrationInterface, QueryRunner } from 'typeorm';
import { queueFill } from '#jobs/fills';
import { CHALLENGE_PROGRESS } from '#services/fitness/challenges/challenge-progress.fill';

/** The progress of participants, which triggers keep; it ranks them without reading their days. */
export class ChallengeProgress2026112816180 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE challenge_participation ADD COLUMN progress numeric NOT NULL DEFAULT 0;
      CREATE INDEX challenge_participation_ranks_idx ON challenge_participation (challenge_id, progress DESC, account_id)`);
    await queueFill(runner, CHALLENGE_PROGRESS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE challenge_participation DROP COLUMN progress');
  }
}
