import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently, dropIndexConcurrently } from '#kit/database/concurrent-index';

/** Members who earned an achievement are counted in this index alone. */
export class PeopleOfAchievements2026112906220 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'earned_achievement_people_idx',
      'ON earned_achievement (achievement_id, account_id)',
    );
    await dropIndexConcurrently(runner, 'earned_achievement_achievement_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX earned_achievement_achievement_idx ON earned_achievement (achievement_id)');
    await runner.query('DROP INDEX earned_achievement_people_idx');
  }
}
