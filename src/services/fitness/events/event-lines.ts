import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { type Sql, sql } from '#kit/database/sql';
import type { Bilingual } from '#kit/language/language';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import { WaitingLists } from '#shared/waiting-list/waiting-lists';
import type { Settled, WaitingSubject } from '#shared/waiting-list/waiting-subject';
import { EventLineNotices } from './event-line-notices.service';
import { EventPlaces } from './event-places';

/** Offers end two hours before the start, so that refused places are open to all members in time. */
export const EVENT_LINE: WaitingSubject = {
  table: 'community_event',
  taken: 'attendee_count',
  closesAt: `s.starts_at - interval '2 hours'`,
  isLive: id => `EXISTS (SELECT FROM account person WHERE person.id = ${id} AND person.deleted_at IS NULL)`,
};

/** SQL: whether deleted members keep places at the event `s` until the places are needed. */
const HAS_PLACES_OF_DELETED = `EXISTS (
  SELECT FROM event_attendance t JOIN account a ON a.id = t.account_id
  WHERE t.event_id = s.id AND a.deleted_at IS NOT NULL)`;

const SETTINGS = { event_waiting_list: 'boolean', event_offer_hours: 'number' } as const;

/** SQL: whether events have waiting lists. */
export const IS_LINE_ON = `EXISTS (SELECT FROM setting WHERE key = 'event_waiting_list' AND value = 'true'::jsonb)`;

export interface LockedEvent {
  id: number;
  slug: string;
  name: Bilingual;
  groupId: number | null;
  capacity: number;
  isOver: boolean;
  isOn: boolean;
  offerHours: number;
  /** Whether the list has to be settled: it is on, or offers of before are left. */
  usesLine: boolean;
}

type EventRow = Omit<LockedEvent, 'isOn' | 'offerHours' | 'usesLine'> & {
  hasOffers: boolean;
  stored: Record<string, unknown> | null;
};

/** The waiting lists of events. */
@Injectable()
export class EventLines {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly lists: WaitingLists,
    private readonly places: EventPlaces,
    private readonly notices: EventLineNotices,
  ) {}

  /** Locks the event until the transaction ends. */
  async lock(condition: Sql): Promise<LockedEvent | undefined> {
    const row = await this.db.row<EventRow>(sql`
      SELECT id, slug, name, group_id AS "groupId", capacity, ends_at <= ${this.now} AS "isOver",
        offered_count > 0 AS "hasOffers",
        (SELECT jsonb_object_agg(key, value) FROM setting WHERE key = ANY (${Object.keys(SETTINGS)})) AS stored
      FROM community_event WHERE ${condition} FOR NO KEY UPDATE`);
    if (!row) return undefined;
    const { hasOffers, stored, ...event } = row;
    const { event_waiting_list: isOn, event_offer_hours: offerHours } = this.settings.read(SETTINGS, stored ?? {});
    return { ...event, isOn, offerHours, usesLine: isOn || hasOffers };
  }

  /** Brings the list up to date and notifies members. In the transaction that locks the event. */
  async settle(event: LockedEvent, { personId, takes }: { personId?: number; takes?: boolean } = {}): Promise<Settled> {
    const { id: subjectId, isOn, offerHours } = event;
    const settled = await this.lists.settle(EVENT_LINE, {
      subjectId,
      now: this.now,
      isOn,
      offerHours,
      ...(personId !== undefined && { personId }),
      ...(takes && { takes }),
    });
    await this.notices.send(event, settled);
    return settled;
  }

  async join({ id }: LockedEvent, personId: number): Promise<void> {
    await this.lists.join(EVENT_LINE, id, personId, this.now);
  }

  async leave({ id }: LockedEvent, personId: number): Promise<void> {
    await this.lists.leave(EVENT_LINE, id, personId, this.now);
  }

  /** After places of these events were freed, in the same transaction. @param ids in ascending order */
  async settleFreed(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const event = await this.lock(sql`id = ${id}`);
      if (event?.usesLine) await this.settle(event);
    }
  }

  /** Settles every list where it is time, each in a transaction of its own. */
  async sweep(): Promise<void> {
    for (const id of await this.lists.due(EVENT_LINE, this.now, HAS_PLACES_OF_DELETED))
      await this.db.transaction(async () => {
        const event = await this.lock(sql`id = ${id}`);
        if (!event) return;
        if (event.isOn) await this.places.makeRoom(id, event.capacity - 1);
        await this.settle(event);
      });
  }

  private get now(): string {
    return this.clock.now().toString();
  }
}
