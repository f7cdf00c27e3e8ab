import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { type Sql, sql } from '#kit/database/sql';
import { isStaleFeed } from '../nights/stale-calendars';
import { dueKind, hasSameDays, isOurs, kindOf } from './event-kinds';
import type { StoredEvent, WrittenEvent } from './feed-diff';
import type { UnreadDays } from './unread-events';

const CLAIM_SECONDS = 60;
const BATCH = 100;

/** A feed that this process reads until the claim ends. */
export interface ClaimedFeed {
  id: number;
  stayId: number;
  name: string;
  address: string;
  horizonDays: number | null;
  etag: string | null;
  lastModified: string | null;
  readDay: string | null;
  error: string | null;
  /** Whether it was stale before this reading, with or without an error. */
  isStale: boolean;
  shrunkAt: string | null;
  /** Number of events that could not be read in full, of the last complete reading. */
  unread: number;
  claimedUntil: string;
  /** Whether an overdue unpaid booking holds nights of the stay. */
  hasOverdue: boolean;
  events: StoredEvent[];
}

/** The claim, the time of the reading, and the last day on which an event may begin; null for no limit. */
export interface FeedWindow {
  id: number;
  claimedUntil: string;
  now: string;
  /** The company's day. */
  today: string;
  lastDay: string | null;
}

/** Events that a reading writes, removes or marks. */
export interface FeedChanges {
  written: readonly WrittenEvent[];
  /** Events that are removed. */
  releasedIds: readonly number[];
  /** Events that are missing for the first time. */
  missingIds: readonly number[];
}

export interface FeedResult {
  readAt: string;
  /** The company's day; null leaves the day of the last success. */
  readDay: string | null;
  error: string | null;
  /** False with a null `error`: the reading has to be repeated. */
  isSuccess: boolean;
  etag?: string | null;
  lastModified?: string | null;
  shrunkAt: string | null;
  /** Omitted when no file was read. */
  unread?: { count: number; first: readonly UnreadDays[] };
}

/** Reads and writes the rows of a feed during a reading. */
@Injectable()
export class FeedStorage {
  constructor(private readonly db: Database) {}

  /** Undefined when the feed is gone or another process reads it. @param today the company's day */
  async claim(id: number, now: string, today: string): Promise<ClaimedFeed | undefined> {
    return this.db.row<ClaimedFeed>(sql`
      WITH feed AS (
        UPDATE calendar_feed SET claimed_until = ${now}::timestamptz + make_interval(secs => ${CLAIM_SECONDS})
        WHERE id = ${id} AND (claimed_until IS NULL OR claimed_until <= ${now}::timestamptz) RETURNING *
      )
      SELECT feed.id, feed.stay_id AS "stayId", feed.name, feed.address, feed.horizon_days AS "horizonDays", feed.etag,
        feed.last_modified AS "lastModified", feed.read_day AS "readDay", feed.error, feed.shrunk_at::text AS "shrunkAt",
        feed.unread, feed.claimed_until::text AS "claimedUntil",
        (feed.stale_at IS NOT NULL OR ${isStaleFeed(sql`feed`, sql`${now}`)}) AS "isStale",
        EXISTS (SELECT FROM held_nights held WHERE held.stay_id = feed.stay_id AND held.expires_at <= ${now}::timestamptz)
          AS "hasOverdue",
        (SELECT coalesce(json_agg(json_build_object('id', e.id, 'uid', e.uid, 'recurrence', e.recurrence, 'start', e.start,
            'summaryHash', e.summary_hash, 'fromDay', e.from_day, 'toDay', e.to_day, 'isFree', e.is_free,
            'missingSince', e.missing_since, 'isOurs', ${isOurs(sql`e`)},
            'isDue', e.to_day > ${today}::date AND e.kind <> ${dueKind(today)})), '[]')
         FROM imported_event e WHERE e.feed_id = feed.id) AS events
      FROM feed`);
  }

  /** Writes the events and removes the released ones. Needs a transaction. @returns the ids of those written */
  async write(window: FeedWindow, { written, ...absent }: FeedChanges): Promise<number[]> {
    const ids: number[] = [];
    for (let start = 0; start === 0 || start < written.length; start += BATCH) {
      const batch = written.slice(start, start + BATCH);
      const isFirst = start === 0;
      const rows = await this.writeBatch(window, {
        written: batch,
        releasedIds: isFirst ? absent.releasedIds : [],
        missingIds: isFirst ? absent.missingIds : [],
      });
      ids.push(...rows.map(({ id }) => id));
    }
    return ids;
  }

  /** Ends the claim. False when it had ended already, so that another process may have read the feed. */
  async finish(feed: Pick<FeedWindow, 'id' | 'claimedUntil'>, result: FeedResult): Promise<boolean> {
    return (await this.db.row(this.finishing(feed, result))) !== undefined;
  }

  /** The statement of `finish`, for use inside another one. */
  finishing({ id, claimedUntil }: Pick<FeedWindow, 'id' | 'claimedUntil'>, result: FeedResult): Sql {
    const { readAt, readDay, error, isSuccess, etag, lastModified, shrunkAt, unread } = result;
    const keepsValidators = etag === undefined;
    const unreadEvents = unread ? JSON.stringify(unread.first) : null;
    return sql`
      UPDATE calendar_feed SET claimed_until = NULL, read_at = ${readAt}, error = ${error}, shrunk_at = ${shrunkAt},
        succeeded_at = CASE WHEN ${isSuccess} THEN ${readAt}::timestamptz ELSE succeeded_at END,
        stale_at = CASE WHEN ${isSuccess} THEN NULL ELSE stale_at END,
        read_day = coalesce(${readDay}::date, read_day),
        unread = coalesce(${unread?.count ?? null}::integer, unread),
        unread_events = coalesce(${unreadEvents}::jsonb, unread_events),
        etag = CASE WHEN ${keepsValidators} THEN etag ELSE ${etag ?? null} END,
        last_modified = CASE WHEN ${keepsValidators} THEN last_modified ELSE ${lastModified ?? null} END
      WHERE id = ${id} AND claimed_until = ${claimedUntil}::timestamptz RETURNING id`;
  }

  /**
   * Locks the feed, so that a claim that ended writes nothing, then the stay as blocks do, so that two feeds of it cannot wait
   * for each other.
   */
  private async writeBatch(
    { id, claimedUntil, now, today, lastDay }: FeedWindow,
    { written, releasedIds, missingIds }: FeedChanges,
  ): Promise<{ id: number }[]> {
    const isSame = hasSameDays(sql`old`, sql`sent`, today);
    const kind = kindOf(sql`sent`, {
      stayId: sql`locked.stay_id`,
      today,
      lastDay: sql`${lastDay}::date`,
      isBusy: sql`coalesce(old.kind = 'busy' AND ${isSame}, false)`,
      ignoredSince: sql`CASE WHEN old.kind = 'ignored' AND ${isSame} THEN old.created_at END`,
    });
    return this.db.rows<{ id: number }>(sql`
      WITH claimed AS MATERIALIZED (
        SELECT id, stay_id FROM calendar_feed
        WHERE id = ${id} AND claimed_until = ${claimedUntil}::timestamptz FOR NO KEY UPDATE
      ), locked AS MATERIALIZED (
        SELECT claimed.id AS feed_id, stay.id AS stay_id FROM claimed JOIN stay ON stay.id = claimed.stay_id
        FOR NO KEY UPDATE OF stay
      ), sent AS MATERIALIZED (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(written.map(rowOf))}::jsonb) AS sent (id integer, uid text,
          recurrence text, start text, summary_hash text, from_day date, to_day date, is_free boolean)
      ), evaluated AS MATERIALIZED (
        SELECT sent.*, old.id AS old_id, locked.feed_id, locked.stay_id, ${kind} AS kind,
          CASE WHEN ${isSame} THEN old.echoed_at END AS former_echo
        FROM locked CROSS JOIN sent LEFT JOIN imported_event old ON old.id = sent.id
      ), gone AS (
        DELETE FROM imported_event e USING locked WHERE e.feed_id = locked.feed_id AND e.id = ANY (${releasedIds}::integer[])
      ), missing AS (
        UPDATE imported_event e SET missing_since = ${now} FROM locked
        WHERE e.feed_id = locked.feed_id AND e.id = ANY (${missingIds}::integer[])
      ), changed AS (
        UPDATE imported_event e SET summary_hash = j.summary_hash, from_day = j.from_day, to_day = j.to_day,
          is_free = j.is_free, kind = j.kind, missing_since = NULL,
          echoed_at = CASE j.kind WHEN 'echo' THEN ${now}::timestamptz ELSE j.former_echo END, updated_at = now()
        FROM evaluated j WHERE e.id = j.id AND e.feed_id = j.feed_id RETURNING e.id
      ), added AS (
        INSERT INTO imported_event (feed_id, stay_id, uid, recurrence, start, summary_hash, from_day, to_day, is_free, kind,
          echoed_at, created_at)
        SELECT feed_id, stay_id, uid, recurrence, start, summary_hash, from_day, to_day, is_free, kind,
          CASE kind WHEN 'echo' THEN ${now}::timestamptz END, ${now}
        FROM evaluated WHERE old_id IS NULL ORDER BY from_day
        ON CONFLICT ON CONSTRAINT imported_event_key DO NOTHING RETURNING id
      )
      SELECT id FROM changed UNION ALL SELECT id FROM added`);
  }
}

const rowOf = ({ id, uid, recurrence, start, summaryHash, fromDay, toDay, isFree }: WrittenEvent) => ({
  id,
  uid,
  recurrence,
  start,
  summary_hash: summaryHash,
  from_day: fromDay,
  to_day: toDay,
  is_free: isFree,
});
