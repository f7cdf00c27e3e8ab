import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { EventWaitlists } from './event-waitlists';

/** Locks events before their rows and in ascending order, as every use of a list does. */
const LOCK = `
  SELECT id FROM community_event WHERE id IN (
    SELECT event_id FROM event_attendance WHERE account_id = $1
    UNION SELECT subject_id FROM waiting_entry WHERE subject = 'community_event' AND person_id = $1)
  ORDER BY id FOR NO KEY UPDATE`;
const LEAVE = `
  WITH given_up AS (DELETE FROM event_attendance WHERE account_id = $1 RETURNING event_id),
  left_lines AS (
    DELETE FROM waiting_entry WHERE subject = 'community_event' AND person_id = $1 RETURNING subject_id),
  freed AS (
    UPDATE community_event SET attendee_count = attendee_count - 1
    FROM given_up WHERE community_event.id = given_up.event_id)
  SELECT event_id AS id FROM given_up UNION SELECT subject_id FROM left_lines ORDER BY id`;

/** Frees the places of a closed account; its offers go to the next in line. */
@Injectable()
export class ClosedAttendances {
  constructor(
    private readonly db: Database,
    private readonly waitlists: EventWaitlists,
  ) {}

  async leaveAll({ accountId }: { accountId: number }): Promise<void> {
    if ((await this.db.rows(LOCK, [accountId])).length === 0) return;
    const events = await this.db.rows<{ id: number }>(LEAVE, [accountId]);
    if (events.length > 0) await this.waitlists.settleFreed(events.map(({ id }) => id));
  }
}
