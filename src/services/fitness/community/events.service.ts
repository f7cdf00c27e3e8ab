import type { CommunityEvent } from '../events/community-event.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { utcText } from '#kit/database/json';
import { listPage } from '#kit/database/list';
import { sql, when } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { NotFound, type Refusal } from '#kit/refusals/refusal';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { manyPeopleOf } from '../accounts/member-accounts';
import { MemberDays } from '../days/member-days';
import { EventJoined } from '../events/event.events';
import { EventAttendance } from '../events/event-attendance.entity';
import {
  EVENT_ENTRY_STATE,
  EventWaitlists,
  eventPlaceOf,
  HAS_WAITLISTS,
  JOINED_OFFER,
  type LockedEvent,
} from '../events/event-waitlists';
import { EventPlaces } from '../events/event-places';
import { asReader, groupNameOf } from './community-people';
import { EventFull, EventOver } from './community.refusals';
import { EventView } from './community.view';

const FIRST_EVENTS: PageRequest = { page: 1, limit: 50 };

const ATTENDING = manyPeopleOf('event_attendance', 'entry.event_id = e.id');

const IS_ENTRY_OF_EVENT = `w.subject = 'community_event' AND w.subject_id = e.id`;
const WAITING = `CASE WHEN ${HAS_WAITLISTS} THEN coalesce((
  SELECT json_build_object('state', ${EVENT_ENTRY_STATE}, 'offer_until', ${utcText('o.until')}, 'place', ${eventPlaceOf('w')})
  FROM waiting_entry w ${JOINED_OFFER} WHERE ${IS_ENTRY_OF_EVENT} AND w.person_id = $1 AND w.state = 'waiting'
), '{"state": "none", "place": null, "offer_until": null}') END`;

const COLUMNS = EventView.columns<CommunityEvent>('e', {
  group: groupNameOf('e.group_id'),
  attendee_count: ATTENDING,
  seats_left: `e.capacity - ${ATTENDING} - e.offered_count`,
  joined: 'EXISTS (SELECT 1 FROM event_attendance t WHERE t.event_id = e.id AND t.account_id = $1)',
  waiting: WAITING,
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
    private readonly waitlists: EventWaitlists,
    private readonly events: DomainEvents,
  ) {}

  /** Events that have not ended, the soonest first; only those of `group` if it is set. */
  async upcoming(accountId: number, group?: string, request: PageRequest = FIRST_EVENTS): Promise<Page<EventView>> {
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
    return mapPage(page, row => this.viewOf(row));
  }

  async get(accountId: number, slug: string): Promise<EventView> {
    return this.viewOf(
      await this.db.rowOr<RowOf<typeof EventView>>(NotFound, `${EVENTS} WHERE e.slug = $2`, [accountId, slug]),
    );
  }

  /** Takes or frees a place. Members on the waiting list get free places first. */
  async attend(accountId: number, slug: string): Promise<EventView> {
    await this.withLocked(accountId, slug, async event => {
      const { affected } = await this.db.of(EventAttendance).delete({ eventId: event.id, accountId });
      if (affected) {
        await this.count(event.id, -1);
        if (event.usesWaitlist) await this.waitlists.settle(event);
        return;
      }
      await this.places.makeRoom(event.id, event.capacity - 1);
      if (event.usesWaitlist) {
        const { own, free, isClosed } = await this.waitlists.settle(event, { personId: accountId, takes: true });
        if (own !== 'accepted' && free <= 0)
          return EventFull(event.isOn ? { extra: { details: { waiting_list: !isClosed } } } : undefined);
      }
      await this.take(event, accountId);
    });
    return this.get(accountId, slug);
  }

  /**
   * Runs `work` while account and event are locked. A returned refusal is thrown after the commit, which keeps lapsed
   * offers.
   */
  async withLocked(
    accountId: number,
    slug: string,
    work: (event: LockedEvent) => Promise<Refusal | void>,
  ): Promise<void> {
    const refused = await this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      const event = await this.waitlists.lock(sql`slug = ${slug}`);
      if (!event) throw NotFound();
      if (event.isOver) throw EventOver();
      return work(event);
    });
    if (refused) throw refused;
  }

  /** Takes a place. Call it within `change`. @throws EventFull */
  async take(event: LockedEvent, accountId: number): Promise<void> {
    await this.count(event.id, 1);
    await this.db.of(EventAttendance).insert({ eventId: event.id, accountId, joinedAt: this.clock.date() });
    await this.events.raise(EventJoined, { eventId: event.id, accountId });
  }

  private async count(eventId: number, change: 1 | -1): Promise<void> {
    await this.db.rowOr(
      EventFull,
      `UPDATE community_event SET attendee_count = attendee_count + $2
       WHERE id = $1 AND attendee_count + $2 BETWEEN 0 AND greatest(capacity - offered_count, attendee_count) RETURNING id`,
      [eventId, change],
    );
  }

  /** Hides an expired offer, which stays stored until its list is settled. */
  private viewOf(row: RowOf<typeof EventView>): EventView {
    const event = EventView.of(row);
    const until = event.waiting?.offer_until;
    const isOver = until != null && Date.parse(until) <= this.clock.now().epochMilliseconds;
    return isOver ? { ...event, waiting: { state: 'none', place: null, offer_until: null } } : event;
  }
}
