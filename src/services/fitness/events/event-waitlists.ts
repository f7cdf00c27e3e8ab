import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { raw, type Sql, sql } from '#kit/database/sql';
import type { Bilingual } from '#kit/language/language';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import {
  CapacityWaitlists,
  type CapacitySubject,
  type SettlementResult,
} from '#shared/waiting-list/capacity-waitlists';
import { hasOffer, placeOf, WaitingLists } from '#shared/waiting-list/waiting-lists';
import { EventWaitlistNotices, type OfferedPlace } from './event-waitlist-notices.service';
import { EventPlaces } from './event-places';

/** SQL: whether events have waiting lists. */
export const HAS_WAITLISTS = `EXISTS (SELECT FROM setting WHERE key = 'event_waiting_list' AND value = 'true'::jsonb)`;

/** SQL: position of an entry that waits without an offer, from 1. */
export const eventPlaceOf = (entry: string): string =>
  `CASE WHEN ${entry}.state = 'waiting' AND NOT ${hasOffer(entry)} THEN ${placeOf(entry, `NOT ${hasOffer('other')}`)} END`;

/** SQL: `offered` for an entry with an open offer `o`, or else its state. */
export const EVENT_ENTRY_STATE = `CASE WHEN o.id IS NOT NULL THEN 'offered' ELSE w.state END`;
export const JOINED_OFFER = `LEFT JOIN waiting_offer o ON o.entry_id = w.id AND o.state = 'open'`;

/** SQL: whether deleted members have places at the event `s`, which are freed when they are needed. */
const HAS_PLACES_OF_DELETED = `EXISTS (
  SELECT FROM event_attendance t JOIN account a ON a.id = t.account_id
  WHERE t.event_id = s.id AND a.deleted_at IS NOT NULL)`;

const SETTINGS = { event_waiting_list: 'boolean', event_offer_hours: 'number' } as const;
const STORED_SETTINGS = sql`(
  SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM setting WHERE key = ANY (${Object.keys(SETTINGS)}))`;

/** Offers end two hours before the start, so that refused places are open to all members in time. */
const EVENT_WAITLIST = {
  table: 'community_event',
  taken: 'attendee_count',
  offered: 'offered_count',
  closesAt: raw(`(s.starts_at - interval '2 hours')`),
  mayBeFree: raw(`(${HAS_WAITLISTS} AND (s.attendee_count + s.offered_count < s.capacity OR ${HAS_PLACES_OF_DELETED})
    AND EXISTS (SELECT FROM account person WHERE person.id = entry.person_id AND person.deleted_at IS NULL))`),
  columns: () => sql`s.slug, s.name, ${STORED_SETTINGS} AS settings, (
    SELECT json_build_object('id', a.id, 'email', a.email, 'firstName', a.first_name, 'timezone', a.timezone,
      'isVerified', a.is_verified) FROM account a WHERE a.id = entry.person_id) AS member`,
};

export interface LockedEvent {
  id: number;
  slug: string;
  name: Bilingual;
  groupId: number | null;
  capacity: number;
  isOver: boolean;
  isOn: boolean;
  /** Whether the list must be settled: it is on, or has offers from before it was switched off. */
  usesWaitlist: boolean;
}

type EventRow = Omit<LockedEvent, 'isOn' | 'usesWaitlist'> & { hasOffers: boolean; stored: Record<string, unknown> };
type UnsentPlace = OfferedPlace & { settings: Record<string, unknown> };

/** The waiting lists of events. */
@Injectable()
export class EventWaitlists {
  private readonly subject: CapacitySubject<UnsentPlace>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly lists: WaitingLists,
    private readonly placeLists: CapacityWaitlists,
    private readonly places: EventPlaces,
    private readonly notices: EventWaitlistNotices,
  ) {
    this.subject = {
      ...EVENT_WAITLIST,
      minutesOf: ({ settings: stored }) => 60 * this.settings.read(SETTINGS, stored).event_offer_hours,
      send: offers => this.notices.sendOffers(offers),
    };
  }

  /** Locks the event until the transaction ends. */
  async lock(condition: Sql): Promise<LockedEvent | undefined> {
    const row = await this.db.row<EventRow>(sql`
      SELECT id, slug, name, group_id AS "groupId", capacity, ends_at <= ${this.clock.now().toString()} AS "isOver",
        offered_count > 0 AS "hasOffers", ${STORED_SETTINGS} AS stored
      FROM community_event WHERE ${condition} FOR NO KEY UPDATE`);
    if (!row) return undefined;
    const { hasOffers, stored, ...event } = row;
    const { event_waiting_list: isOn } = this.settings.read(SETTINGS, stored);
    return { ...event, isOn, usesWaitlist: isOn || hasOffers };
  }

  /** Brings the list up to date and notifies members. Needs the transaction that locked the event. */
  async settle(event: LockedEvent, person: { personId?: number; takes?: boolean } = {}): Promise<SettlementResult> {
    const result = await this.placeLists.visit(this.subject, { subjectId: event.id, ...person });
    await this.notices.sendChanges(event, result);
    return result;
  }

  async join({ id }: LockedEvent, personId: number): Promise<void> {
    await this.lists.join(this.subject, id, personId);
  }

  /** Ends the entry of the member; an offer is declined. The caller settles the list afterwards. */
  async leave({ id }: LockedEvent, personId: number): Promise<void> {
    await this.lists.leave(this.subject, sql`entry.subject_id = ${id} AND entry.person_id = ${personId}`);
  }

  /** Call it after places of these events were freed, in the same transaction. @param ids in ascending order */
  async settleFreed(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const event = await this.lock(sql`id = ${id}`);
      if (event?.usesWaitlist) await this.settle(event);
    }
  }

  /** Settles every due list, each in a transaction of its own. */
  async sweep(): Promise<void> {
    await this.lists.sweep(this.subject, async id => {
      const event = await this.lock(sql`id = ${id}`);
      if (!event) return;
      if (event.isOn) await this.places.makeRoom(id, event.capacity - 1);
      await this.settle(event);
    });
  }
}
