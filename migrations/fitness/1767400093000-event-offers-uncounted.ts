import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countNoOffersOf, countOffersOf } from '../shared/offered-places';

/** The triggers that count offers by the state of entries end before offers get a table of their own. */
export class EventOffersUncounted1767400093000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await countNoOffersOf(runner, 'community_event');
  }

  async down(runner: QueryRunner): Promise<void> {
    await countOffersOf(runner, 'community_event');
  }
}
