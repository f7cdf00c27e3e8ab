import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';

const RELEASE = `
  WITH released AS (
    DELETE FROM event_attendance t USING community_event e, account a
    WHERE e.id = $1 AND e.attendee_count + e.offered_count > $2 AND t.event_id = e.id AND a.id = t.account_id AND a.deleted_at IS NOT NULL
    RETURNING t.account_id)
  UPDATE community_event SET attendee_count = attendee_count - (SELECT count(*)::integer FROM released)
  WHERE id = $1 AND EXISTS (SELECT FROM released)`;

/** Deleted members keep their places, in case they are restored, until the places are needed. */
@Injectable()
export class EventPlaces {
  constructor(private readonly db: Database) {}

  /**
   * Frees the places of deleted members when more than `places` are taken or offered. Needs the transaction that locked
   * the event.
   */
  async makeRoom(eventId: number, places: number): Promise<void> {
    await this.db.rows(RELEASE, [eventId, places]);
  }
}
