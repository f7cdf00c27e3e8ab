import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently, dropIndexConcurrently } from '#kit/database/concurrent-index';

/** Members who earned a badge are counted in this index alone. */
export class PeopleOfBadges2026112906210 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'earned_badge_people_idx', 'ON earned_badge (badge_id, account_id)');
    await dropIndexConcurrently(runner, 'earned_badge_badge_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX earned_badge_badge_idx ON earned_badge (badge_id)');
    await runner.query('DROP INDEX earned_badge_people_idx');
  }
}
