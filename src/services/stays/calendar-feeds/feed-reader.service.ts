import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Database } from '#kit/database/database';
import { publicFetch, PublicFetchError, type PublicResponse } from '#public-http/public-fetch';
import { BookingExpiry } from '../bookings/booking-expiry.service';
import type { CalendarProblem } from '#calendars/ical/read-calendar';
import { type CompanyMoment, CompanyTime } from '../nights/company-time';
import type { FeedComparison } from './feed-comparison';
import { FeedMetrics } from './feed-metrics';
import { FeedNotices } from './feed-notices.service';
import { releasesOf } from './feed-releases';
import { feedThread } from './feed-thread';
import { type ClaimedFeed, type FeedResult, FeedStorage } from './feed-storage';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 5 * 1024 * 1024;

/** A file, or undefined when it has not changed since the last reading. */
type Fetched = { response: PublicResponse; comparison: FeedComparison } | undefined;

/** Reads one feed: fetches the file without a transaction, then writes what has changed. */
@Injectable()
export class FeedReader {
  constructor(
    private readonly db: Database,
    private readonly time: CompanyTime,
    private readonly storage: FeedStorage,
    private readonly expiry: BookingExpiry,
    private readonly notices: FeedNotices,
    private readonly metrics: FeedMetrics,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  /** Does nothing when the feed is gone or another process reads it. */
  async read(id: number): Promise<void> {
    const moment = await this.time.moment();
    const feed = await this.storage.claim(id, moment.now.toString(), moment.today);
    if (!feed) return;
    try {
      await this.store(feed, moment, await this.fetch(feed, moment));
      this.metrics.countReading(null);
    } catch (error) {
      if (!(error instanceof PublicFetchError) && !(error instanceof UnreadableFile)) {
        await this.postpone(feed, moment);
        throw error;
      }
      await this.fail(feed, moment, error.problem);
      this.metrics.countReading(error.problem);
    }
  }

  private async fetch(feed: ClaimedFeed, { zone, today, maxDaysAhead }: CompanyMoment): Promise<Fetched> {
    const response = await publicFetch(feed.address, {
      headers: { Accept: 'text/calendar', 'User-Agent': 'Quintet calendar', ...validatorsOf(feed, today) },
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      allowPrivate: this.configuration.calendarFetchPrivate,
    });
    if (response.status === 304) return undefined;
    const limit = Temporal.PlainDate.from(today)
      .add({ days: maxDaysAhead + 1 })
      .toString();
    const window = { zone, from: today, limit };
    const comparison = await feedThread.read({ text: response.body.toString(), window, stored: feed.events });
    if (typeof comparison === 'string') throw new UnreadableFile(comparison);
    return { response, comparison };
  }

  private async store(feed: ClaimedFeed, moment: CompanyMoment, fetched: Fetched): Promise<void> {
    const now = moment.now.toString();
    const done = { readAt: now, readDay: moment.today, error: null, isSuccess: true };
    if (!fetched) {
      await this.finish(feed, { ...done, shrunkAt: feed.shrunkAt });
      return;
    }
    const { comparison, response } = fetched;
    const { written, vanished, unread } = comparison;
    const { shrunkAt, ...absent } = releasesOf(feed, vanished, comparison, moment);
    const result = {
      ...done,
      shrunkAt,
      etag: response.headers.etag ?? null,
      lastModified: response.headers['last-modified'] ?? null,
      unread,
    };
    if (written.length + absent.releasedIds.length + absent.missingIds.length === 0) {
      await this.finish(feed, result);
      return;
    }
    if (feed.hasOverdue) await this.expiry.sweep();
    await this.db.transaction(async () => {
      const window = { ...feed, now, today: moment.today, lastDay: lastDayOf(feed, moment.today) };
      const ids = await this.storage.write(window, { written, ...absent });
      const finishing = this.storage.finishing(feed, result);
      await this.notices.notifyConflicts(ids, { now, today: moment.today, finishing });
      await this.notifyUnread(feed, result);
      this.notices.emitChanged(feed.id, feed.stayId);
    });
  }

  /** Ends a reading without changes of events. Open pages are notified only if the state of the feed changed. */
  private async finish(feed: ClaimedFeed, result: FeedResult): Promise<void> {
    const hasOtherState = feed.isStale || feed.error !== null || feed.readDay === null || hasOtherUnread(feed, result);
    if (!hasOtherState) {
      await this.storage.finish(feed, result);
      return;
    }
    await this.db.transaction(async () => {
      if (!(await this.storage.finish(feed, result))) return;
      await this.notifyUnread(feed, result);
      this.notices.emitChanged(feed.id, feed.stayId);
    });
  }

  private async notifyUnread(feed: ClaimedFeed, result: FeedResult): Promise<void> {
    if (result.unread && result.unread.count > 0 && hasOtherUnread(feed, result)) {
      await this.notices.notifyPartlyRead(feed.id, result.unread.count);
    }
  }

  /** Releases nothing. Staff are notified of the first failure after a success. */
  private async fail(feed: ClaimedFeed, { now }: CompanyMoment, error: string): Promise<void> {
    const result = { readAt: now.toString(), readDay: null, error, isSuccess: false, shrunkAt: feed.shrunkAt };
    await this.db.transaction(async () => {
      if (!(await this.storage.finish(feed, result))) return;
      if (feed.error === null) await this.notices.notifyFailed(feed.id, error);
      if (feed.error !== error) this.notices.emitChanged(feed.id, feed.stayId);
    });
  }

  /**
   * Ends a reading after an error of this service. Keeps the state of the feed, which becomes stale if this goes on. The
   * caller throws the error, also when the database is away.
   */
  private async postpone(feed: ClaimedFeed, { now }: CompanyMoment): Promise<void> {
    const { error, shrunkAt } = feed;
    const result = { readAt: now.toString(), readDay: null, error, isSuccess: false, shrunkAt };
    await this.storage.finish(feed, result).catch(() => undefined);
  }
}

class UnreadableFile extends Error {
  constructor(readonly problem: CalendarProblem) {
    super(problem);
  }
}

const hasOtherUnread = (feed: ClaimedFeed, { unread }: FeedResult): boolean =>
  unread !== undefined && unread.count !== feed.unread;

/** None when stored events have to be evaluated again: on a new day, or while a release waits for confirmation. */
function validatorsOf({ etag, lastModified, readDay, shrunkAt, events }: ClaimedFeed, today: string) {
  const isWaiting = shrunkAt !== null || events.some(({ isDue, missingSince }) => isDue || missingSince !== null);
  if (readDay !== today || isWaiting) return {};
  return { ...(etag && { 'If-None-Match': etag }), ...(lastModified && { 'If-Modified-Since': lastModified }) };
}

const lastDayOf = ({ horizonDays }: ClaimedFeed, today: string): string | null =>
  horizonDays === null ? null : Temporal.PlainDate.from(today).add({ days: horizonDays }).toString();
