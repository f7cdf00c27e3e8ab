import type { MigrationInterface, QueryRunner } from 'typeorm';

const FUNCTION = 'plain_policy(timestamptz, text, bigint, bigint)';

/** States that the function of policies reads no table. */
export class PolicyFunction1767400092140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`COMMENT ON FUNCTION ${FUNCTION} IS 'called by triggers of booking'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`COMMENT ON FUNCTION ${FUNCTION} IS NULL`);
  }
}
