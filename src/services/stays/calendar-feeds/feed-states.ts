import { type Sql, sql } from '#kit/database/sql';
import { isStaleFeed } from '../nights/stale-calendars';

export const FEED_STATES = ['pending', 'ok', 'failed', 'stale'] as const;
export type FeedState = (typeof FEED_STATES)[number];

/** SQL: the state of a feed. @param feed its alias */
export const feedState = (feed: Sql, now: Sql): Sql => sql`
  CASE WHEN ${isStaleFeed(feed, now)} THEN 'stale'
    WHEN ${feed}.read_at IS NULL OR (${feed}.succeeded_at IS NULL AND ${feed}.error IS NULL) THEN 'pending'
    WHEN ${feed}.error IS NOT NULL THEN 'failed' ELSE 'ok' END`;
