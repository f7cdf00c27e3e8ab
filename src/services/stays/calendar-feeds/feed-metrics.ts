import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { Metrics } from '#kit/metrics/metrics';
import { Clock } from '#kit/time/clock';
import { withTimeout } from '#kit/time/with-timeout';
import { FEED_STATES, type FeedState, feedState } from './feed-states';

/** `http` covers every status, so that other servers cannot add labels. */
const RESULTS = [
  'ok',
  'refused_address',
  'unreachable',
  'too_slow',
  'too_large',
  'too_many_events',
  'http',
  'not_a_calendar',
] as const;
type Result = (typeof RESULTS)[number];

const SCRAPE_TIMEOUT_MS = 2000;

interface FeedsOfState {
  state: FeedState;
  value: number;
  /** Seconds since the oldest of the last successes. */
  seconds: number;
  /** Events that could not be read in full. */
  unread: number;
}

/** Reports the feeds by state, the same in all processes, and the readings of this process. */
@Injectable()
export class FeedMetrics {
  private readonly count: (of: { result: Result }) => void;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    this.count = metrics.counter(
      {
        name: 'calendar_feed_readings_total',
        help: 'Readings of calendars of other platforms, by result',
        labels: ['result'],
      },
      RESULTS.map(result => ({ result })),
    );
    const feeds = { name: 'calendar_feeds', help: 'Calendars of other platforms', labels: ['state'] as const };
    metrics.gauge(feeds, async () => {
      const found = await this.read();
      if (!found) return [];
      return FEED_STATES.map(state => ({ state, value: found.find(row => row.state === state)?.value ?? 0 }));
    });
    const oldest = {
      name: 'calendar_feeds_oldest_success_seconds',
      help: 'Time since the oldest of the last successful readings',
      labels: [],
    };
    metrics.gauge(oldest, async () => {
      const found = await this.read();
      return !found?.length ? [] : [{ value: Math.max(...found.map(({ seconds }) => seconds)) }];
    });
    const unread = {
      name: 'calendar_feeds_unread_events',
      help: 'Events of calendars of other platforms that could not be read in full',
      labels: [],
    };
    metrics.gauge(unread, async () => {
      const found = await this.read();
      return found ? [{ value: found.reduce((sum, row) => sum + row.unread, 0) }] : [];
    });
  }

  /** @param error of the reading; null for a success */
  countReading(error: string | null): void {
    const result = error?.startsWith('http_') ? 'http' : (error ?? 'ok');
    const known = RESULTS.find(word => word === result);
    if (known) this.count({ result: known });
  }

  /** Undefined while the database does not respond. */
  private async read(): Promise<FeedsOfState[] | undefined> {
    const now = sql`${this.clock.now().toString()}`;
    const statement = sql`
      SELECT ${feedState(sql`f`, now)} AS state, count(*)::integer AS value,
        greatest(0, max(extract(epoch FROM ${now}::timestamptz - coalesce(f.succeeded_at, f.created_at))))::integer
          AS seconds, sum(f.unread)::integer AS unread
      FROM calendar_feed f GROUP BY 1`;
    return withTimeout(SCRAPE_TIMEOUT_MS, () => this.db.rows<FeedsOfState>(statement), undefined);
  }
}
