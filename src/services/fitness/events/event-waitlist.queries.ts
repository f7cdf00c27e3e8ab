import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { EVENT_ENTRY_STATE, eventPlaceOf, HAS_WAITLISTS, JOINED_OFFER } from './event-waitlists';
import { EventLineEntryView } from './event-waitlist.view';

const COLUMNS = EventLineEntryView.columns('w', {
  username: 'a.username',
  first_name: 'a.first_name',
  last_name: 'a.last_name',
  state: EVENT_ENTRY_STATE,
  offer_until: 'o.until',
  place: eventPlaceOf('w'),
});

@Injectable()
export class EventWaitlistQueries {
  constructor(private readonly db: Database) {}

  /** Members who wait or have an offer, in the order of joining. @throws NotFound also while lists are off */
  async list(eventId: number, request: PageRequest): Promise<Page<EventLineEntryView>> {
    await this.db.rowOr(NotFound, `SELECT 1 FROM community_event WHERE id = $1 AND ${HAS_WAITLISTS}`, [eventId]);
    const page = await listPage<RowOf<typeof EventLineEntryView>>(this.db, request, {
      columns: COLUMNS,
      from: 'waiting_entry w',
      join: `JOIN account a ON a.id = w.person_id ${JOINED_OFFER}`,
      where: [sql`w.subject = 'community_event'`, sql`w.subject_id = ${eventId}`, `w.state = 'waiting'`],
      order: 'w.id',
    });
    return mapPage(page, EventLineEntryView.of);
  }
}
