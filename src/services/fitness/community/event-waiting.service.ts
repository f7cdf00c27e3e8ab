import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { OfferOver } from '#shared/waiting-list/waiting-list.refusals';
import { EventAttendance } from '../events/event-attendance.entity';
import { EventWaitlists, type LockedEvent } from '../events/event-waitlists';
import { EventPlaces } from '../events/event-places';
import { EventFull, PlacesFree } from './community.refusals';
import type { EventView } from './community.view';
import { Events } from './events.service';
import { lockMembership } from './group-members';

/** Use cases of members on the waiting list of an event. */
@Injectable()
export class EventWaiting {
  constructor(
    private readonly db: Database,
    private readonly events: Events,
    private readonly waitlists: EventWaitlists,
    private readonly places: EventPlaces,
  ) {}

  /** Joins the end of the list. Does nothing for members who wait or attend. */
  async join(accountId: number, slug: string): Promise<EventView> {
    await this.events.withLocked(accountId, slug, async event => {
      assertOn(event);
      if (await this.attends(event, accountId)) return;
      if (event.groupId !== null) await lockMembership(this.db, event.groupId, accountId);
      await this.places.makeRoom(event.id, event.capacity - 1);
      const { own, free, isClosed } = await this.waitlists.settle(event, { personId: accountId });
      if (own === 'waiting' || own === 'offered') return;
      if (free > 0) return PlacesFree();
      if (isClosed) return EventFull({ extra: { details: { waiting_list: false } } });
      await this.waitlists.join(event, accountId);
    });
    return this.events.get(accountId, slug);
  }

  /** Leaves the list, or declines the offer, which goes to the next in line. */
  async leave(accountId: number, slug: string): Promise<EventView> {
    await this.events.withLocked(accountId, slug, async event => {
      assertOn(event);
      await this.waitlists.leave(event, accountId);
      await this.waitlists.settle(event);
    });
    return this.events.get(accountId, slug);
  }

  async accept(accountId: number, slug: string): Promise<EventView> {
    await this.events.withLocked(accountId, slug, async event => {
      assertOn(event);
      if (await this.attends(event, accountId)) return;
      const { own } = await this.waitlists.settle(event, { personId: accountId, takes: true });
      if (own !== 'accepted') return OfferOver();
      await this.events.take(event, accountId);
    });
    return this.events.get(accountId, slug);
  }

  private attends({ id: eventId }: LockedEvent, accountId: number): Promise<boolean> {
    return this.db.of(EventAttendance).existsBy({ eventId, accountId });
  }
}

function assertOn({ isOn }: LockedEvent): void {
  if (!isOn) throw NotFound();
}
