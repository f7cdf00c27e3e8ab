import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addWaitingSubject, countedPlaces, removeWaitingSubject } from '../shared/waiting-subjects';

/** Members wait for places at events. An offer that is over ends the entry; the member can join again at the end. */
export class EventOffers1767400093020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addWaitingSubject(runner, {
      table: 'community_event',
      isOn: `EXISTS (SELECT FROM setting WHERE key = 'event_waiting_list' AND value = 'true')`,
      canHave: `EXISTS (SELECT FROM account person WHERE person.id = entry.person_id AND person.deleted_at IS NULL)`,
      ...countedPlaces('community_event', 'attendee_count', 'offered_count'),
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeWaitingSubject(runner, 'community_event');
  }
}
