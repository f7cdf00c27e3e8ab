import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countNoOffersOf, countOffersOf } from '../shared/offered-places';

/** Places of an event that are offered to members of its waiting list. */
export class EventWaitingList1767400092310 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE community_event ADD COLUMN offered_count integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT community_event_places_fit CHECK (offered_count >= 0 AND attendee_count + offered_count <= capacity)`);
    await countOffersOf(runner, 'community_event');
  }

  async down(runner: QueryRunner): Promise<void> {
    await countNoOffersOf(runner, 'community_event');
    await runner.query(`ALTER TABLE community_event DROP COLUMN offered_count`);
  }
}
