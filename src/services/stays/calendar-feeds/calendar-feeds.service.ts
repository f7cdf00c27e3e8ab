import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { bodyColumns, NO_COLUMN } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { sql } from '#kit/database/sql';
import { isFetchable } from '#public-http/public-fetch';
import { RateLimits } from '#rate-limits/rate-limits';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { CompanyTime } from '../nights/company-time';
import { lockStay } from '../nights/stay-lock';
import { resolveStayId } from '../stays/stay-filter';
import { CalendarFeed } from './calendar-feed.entity';
import { listConflicts, listEvents, listFeeds } from './calendar-feed.queries';
import { type CalendarConflictView, CalendarFeedView, FeedEventView } from './calendar-feed.view';
import type { CalendarFeedBody, CalendarFeedChangeBody } from './calendar-feeds.dto';
import { TooManyFeeds, MAX_FEEDS } from './calendar-feeds.refusals';
import { sha256 } from './export-secret';
import { FeedNotices } from './feed-notices.service';
import { FeedPolling } from './feed-polling.service';
import { FeedReader } from './feed-reader.service';

const feedColumns = bodyColumns<CalendarFeedChangeBody, CalendarFeed>({ url: NO_COLUMN });

/** The feeds of stays, for staff. */
@Injectable()
export class CalendarFeeds {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly time: CompanyTime,
    private readonly limits: RateLimits,
    private readonly reader: FeedReader,
    private readonly polling: FeedPolling,
    private readonly notices: FeedNotices,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  async list(stay: string | undefined): Promise<CalendarFeedView[]> {
    const stayId = stay ? await resolveStayId(this.db, stay) : undefined;
    return (await listFeeds(this.db, { stayId, ...(await this.instants()) })).map(CalendarFeedView.of);
  }

  async create({ stay_id, name, url, horizon_days, stop_when_stale }: CalendarFeedBody): Promise<CalendarFeedView> {
    const address = this.addressOf(url);
    const id = await this.db.transaction(async () => {
      const number = await this.freeNumber(stay_id);
      const feed = await this.records.create(CalendarFeed, {
        stayId: stay_id,
        number,
        name,
        address,
        addressHash: sha256(address),
        horizonDays: horizon_days ?? null,
        stopWhenStale: stop_when_stale ?? false,
        createdAt: this.clock.date(),
      });
      await this.polling.enqueueRead(feed);
      this.notices.emitChanged(feed, stay_id);
      return feed;
    });
    return this.get(id);
  }

  async update(id: number, body: CalendarFeedChangeBody): Promise<CalendarFeedView> {
    const address = body.url === undefined ? undefined : this.addressOf(body.url);
    await this.db.transaction(async () => {
      const feed = await this.records.lock(CalendarFeed, id);
      const isMoved = address !== undefined && address !== feed.address;
      const isOtherHorizon = body.horizon_days !== undefined && body.horizon_days !== feed.horizonDays;
      await this.records.update(CalendarFeed, id, () => ({
        ...feedColumns(body),
        ...(isMoved && movedTo(address)),
        // A reading under way writes nothing: it is that of the former address or horizon.
        ...((isMoved || isOtherHorizon) && { claimedUntil: null }),
      }));
      await this.polling.enqueueRead(id);
      this.notices.emitChanged(id, feed.stayId);
    });
    return this.get(id);
  }

  async delete(id: number): Promise<void> {
    await this.db.transaction(async () => {
      const { stayId } = await this.records.lock(CalendarFeed, id);
      await lockStay(this.db, stayId);
      await this.records.delete(CalendarFeed, id);
      this.notices.emitChanged(id, stayId);
    });
  }

  async sync(id: number): Promise<CalendarFeedView> {
    await this.get(id);
    await this.limits.take('calendarSync', `feed ${id}`);
    await this.reader.read(id);
    return this.get(id);
  }

  async listEvents(id: number): Promise<FeedEventView[]> {
    await this.get(id);
    const { now, today } = await this.instants();
    return (await listEvents(this.db, id, now, today)).map(FeedEventView.of);
  }

  async listConflicts(stay: string | undefined): Promise<CalendarConflictView[]> {
    const stayId = stay ? await resolveStayId(this.db, stay) : undefined;
    return listConflicts(this.db, { stayId, ...(await this.instants()) });
  }

  private async get(id: number): Promise<CalendarFeedView> {
    const [feed] = await listFeeds(this.db, { id, ...(await this.instants()) });
    if (!feed) throw NotFound();
    return CalendarFeedView.of(feed);
  }

  /** Platforms also write `webcal:` for https. */
  private addressOf(url: string): string {
    const address = url.replace(/^webcals?:/i, 'https:');
    if (!isFetchable(address, this.configuration.calendarFetchPrivate)) throw fieldRefused('url', 'feed_address');
    return new URL(address).href;
  }

  private async freeNumber(stayId: number): Promise<number> {
    await lockStay(this.db, stayId, () => fieldRefused('stay_id', 'unknown_reference'));
    const row = await this.db.rowOr<{ number: number }>(
      TooManyFeeds,
      sql`SELECT number FROM generate_series(1, ${MAX_FEEDS}) number
        WHERE NOT EXISTS (SELECT FROM calendar_feed f WHERE f.stay_id = ${stayId} AND f.number = number.number)
        ORDER BY number LIMIT 1`,
    );
    return row.number;
  }

  private async instants(): Promise<{ now: string; today: string }> {
    const { now, today } = await this.time.moment();
    return { now: now.toString(), today };
  }
}

/** A feed with another address was not read yet. */
const movedTo = (address: string) => ({
  address,
  addressHash: sha256(address),
  etag: null,
  lastModified: null,
  readAt: null,
  readDay: null,
  error: null,
  shrunkAt: null,
  unread: 0,
  unreadEvents: [],
});
