import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Sql } from '#kit/database/sql';
import { bilingualDay } from '#kit/language/formatting';
import type { Bilingual } from '#kit/language/language';
import { Live } from '#live/live';
import { Clock } from '#kit/time/clock';
import { Notifications } from '#shared/notifications/notifications.service';
import { StaffRecipients } from '#shared/notifications/staff-recipients';
import { listConflicts } from './calendar-feed.queries';
import { CALENDAR_UPDATED } from './calendar.events';

const READERS = 'calendar.view';

/** Notifies staff of feeds, in the transaction that changes them. */
@Injectable()
export class FeedNotices {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly live: Live,
    private readonly notifications: Notifications,
    private readonly recipients: StaffRecipients,
  ) {}

  /** Makes open pages read the calendar again. */
  emitChanged(feedId: number, stayId: number): void {
    const at = this.clock.now().toString({ smallestUnit: 'millisecond' });
    this.live.emitAbout(`calendar feed ${feedId}`, 'notifications', async () => {
      const { all } = await this.recipients.withPermission(READERS);
      this.live.emit(CALENDAR_UPDATED, all, { stay_id: stayId, feed_id: feedId, at });
    });
  }

  async notifyFailed(feedId: number, error: string): Promise<void> {
    await this.notify('feed_failed', feedId, { error });
  }

  /** @param unread number of events that could not be read in full */
  async notifyPartlyRead(feedId: number, unread: number): Promise<void> {
    await this.notify('feed_partly_read', feedId, { unread });
  }

  async notifyStale(feedId: number): Promise<void> {
    await this.notify('feed_stale', feedId, {});
  }

  /** Notifies of each conflict of the events once, after the statement `finishing`. @param today the company's day */
  async notifyConflicts(
    eventIds: readonly number[],
    { now, today, finishing }: { now: string; today: string; finishing: Sql },
  ): Promise<void> {
    for (const { event, holder, stay_id, stay_title, from, to } of await listConflicts(this.db, {
      eventIds,
      now,
      today,
      finishing,
    })) {
      await this.notifications.toStaffWith(READERS, {
        type: 'feed_conflict',
        params: {
          feed: event.feed,
          stay: stay_title,
          reference: holder.reference,
          from: bilingualDay(from),
          to: bilingualDay(to),
        },
        data: { stay_id, feed_id: event.feed_id, event_id: event.id, reference: holder.reference },
        onceKey: `feed_conflict:${event.id}:${holder.reference}`,
      });
    }
  }

  private async notify(type: string, feedId: number, values: Record<string, unknown>): Promise<void> {
    const feed = await this.db.row<{ name: string; stay_id: number; title: Bilingual }>(
      'SELECT f.name, f.stay_id, s.title FROM calendar_feed f JOIN stay s ON s.id = f.stay_id WHERE f.id = $1',
      [feedId],
    );
    if (!feed) return;
    await this.notifications.toStaffWith(READERS, {
      type,
      params: { feed: feed.name, stay: feed.title, ...values },
      data: { stay_id: feed.stay_id, feed_id: feedId },
    });
  }
}
