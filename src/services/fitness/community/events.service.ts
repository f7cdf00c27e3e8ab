import type { CommunityEvent } from '../events/community-event.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql, when } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { peopleOf } from '../accounts/member-accounts';
import { MemberDays } from '../days/member-days';
import { EventPlaces } from '../events/event-places';
import { asReader, groupNameOf } from './community-people';
import { EventFull, EventOver } from './community.refusals';
import { EventView } from './community.view';

const FIRST_EVENTS: PageRequest = { page: 1, limit: 50 };

const ATTENDING = peopleOf('event_attendance', 'entry.event_id = e.id');

const COLUMNS = EventView.columns<CommunityEvent>('e', {
  group: groupNameOf('e.group_id'),
  attendee_count: ATTENDING,
  seats_left: `e.capacity - ${ATTENDING}`,
  joined: 'EXISTS (SELECT 1 FROM event_attendance t WHERE t.event_id = e.id AND t.account_id = $1)',
});
const EVENTS = `SELECT ${COLUMNS} FROM community_event e`;

/** Places at events. The stored count includes deleted members; a constraint limits it to the capacity. */
@Injectable()
export class Events {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly days: MemberDays,
    private readonly places: EventPlaces,
  ) {}

  /** Events that have not ended, the soonest first; of one group when `group` is set. */
  async toCome(accountId: number, group?: string, request: PageRequest = FIRST_EVENTS): Promise<Page<EventView>> {
    const page = await listPage<RowOf<typeof EventView>>(this.db, request, {
      columns: COLUMNS,
      from: 'community_event e',
      where: [
        asReader(accountId),
        sql`e.ends_at > ${this.clock.now().toString()}`,
        when(group, slug => sql`e.group_id = (SELECT g.id FROM community_group g WHERE g.slug = ${slug})`),
      ],
      order: 'e.starts_at, e.id',
    });
    return mapPage(page, EventView.of);
  }

  /** Takes or gives back a place. */
  async attend(accountId: number, slug: string): Promise<EventView> {
    await this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      const event = await this.db.rowOr<{ id: number; capacity: number; is_over: boolean }>(
        NotFound,
        'SELECT id, capacity, ends_at <= $2 AS is_over FROM community_event WHERE slug = $1 FOR NO KEY UPDATE',
        [slug, this.clock.now().toString()],
      );
      if (event.is_over) throw EventOver();
      const values = [event.id, accountId];
      const deletion = 'DELETE FROM event_attendance WHERE event_id = $1 AND account_id = $2 RETURNING event_id';
      if (await this.db.row(deletion, values)) return this.count(event.id, -1);
      await this.places.makeRoom(event.id, event.capacity - 1);
      await this.count(event.id, 1);
      const at = this.clock.now().toString();
      await this.db.rows('INSERT INTO event_attendance (event_id, account_id, joined_at) VALUES ($1, $2, $3)', [
        ...values,
        at,
      ]);
    });
    const row = await this.db.rowOr<RowOf<typeof EventView>>(NotFound, `${EVENTS} WHERE e.slug = $2`, [
      accountId,
      slug,
    ]);
    return EventView.of(row);
  }

  private async count(eventId: number, change: 1 | -1): Promise<void> {
    await this.db.rowOr(
      EventFull,
      `UPDATE community_event SET attendee_count = attendee_count + $2
       WHERE id = $1 AND attendee_count + $2 BETWEEN 0 AND greatest(capacity, attendee_count) RETURNING id`,
      [eventId, change],
    );
  }
}
