import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { Jobs } from '#jobs/jobs';
import { Log } from '#kit/log/log';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import { FeedNotices } from './feed-notices.service';
import { FeedReader } from './feed-reader.service';
import { isStaleFeed } from '../nights/stale-calendars';

const POLL = 'poll-calendar-feeds';
const READ = 'read-calendar-feed';
const EVERY_MINUTE = '* * * * *';
/** Slow calendars leave a worker to other jobs. */
const QUEUE = 'calendar-feeds';

/** Reads feeds on time, and notifies staff of stale ones. */
@Injectable()
export class FeedPolling implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly log: Log,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly reader: FeedReader,
    private readonly notices: FeedNotices,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(READ, ({ id }: { id: number }) => this.read(id));
    this.jobs.schedule(EVERY_MINUTE, POLL, () => this.poll());
  }

  /** Queues a job that reads the feed; repeated calls before it starts add no further one. */
  async enqueueRead(id: number): Promise<void> {
    await this.jobs.enqueue(READ, { id }, { key: `${READ}:${id}`, queue: QUEUE, maxAttempts: 1 });
  }

  async poll(): Promise<void> {
    const now = this.clock.now().toString();
    const minutes = await this.settings.value('calendar_poll_minutes', 'number');
    const due = await this.db.rows<{ id: number }>(
      `SELECT id FROM calendar_feed
       WHERE read_at IS NULL OR read_at + make_interval(mins => $2) <= $1::timestamptz ORDER BY read_at NULLS FIRST`,
      [now, minutes],
    );
    for (const { id } of due) await this.enqueueRead(id);
    await this.markStale(now);
  }

  /** Logs unexpected errors instead of failing the job, since the feed is queued again when it is due. */
  private async read(id: number): Promise<void> {
    try {
      await this.reader.read(id);
    } catch (error) {
      this.log.error({ err: error, feed: id }, 'the reading of a calendar is postponed');
    }
  }

  private async markStale(now: string): Promise<void> {
    await this.db.transaction(async () => {
      const stale = await this.db.rows<{ id: number; stay_id: number }>(sql`
        UPDATE calendar_feed feed SET stale_at = ${now}
        WHERE stale_at IS NULL AND ${isStaleFeed(sql`feed`, sql`${now}`)} RETURNING id, stay_id`);
      for (const { id, stay_id } of stale) {
        await this.notices.notifyStale(id);
        this.notices.emitChanged(id, stay_id);
      }
    });
  }
}
