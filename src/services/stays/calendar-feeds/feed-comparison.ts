import type { CalendarInstance, ReadCalendar } from '#calendars/ical/read-calendar';
import { isStorableText } from '#kit/text/storable-text';
import { sha256 } from './export-secret';
import { diffFeed, type FeedDiff, type StoredEvent, withStarts } from './feed-diff';
import type { Extent } from './feed-releases';
import { hasUnknownDays, summaryOf, type UnreadSummary } from './unread-events';

const MAX_UID_CHARACTERS = 255;

/** How a file differs from the stored events, and how much of it was read. */
export interface FeedComparison extends FeedDiff, Extent {
  unread: UnreadSummary;
}

/** @param today the company's day */
export function compareFeed(file: ReadCalendar, stored: readonly StoredEvent[], today: string): FeedComparison {
  const keptUids = new Set(file.unread.filter(hasUnknownDays).flatMap(({ uid }) => uid && storedUid(uid)));
  const events = withStarts(file.instances.map(readEvent));
  const { isComplete, isCut } = file;
  return { ...diffFeed(stored, events, today, keptUids), isComplete, isCut, unread: summaryOf(file.unread) };
}

const storedUid = (uid: string): string =>
  uid.length <= MAX_UID_CHARACTERS && isStorableText(uid) ? uid : sha256(uid);

const readEvent = ({ uid, recurrence, begins, summary, isFree, firstDay, endDay }: CalendarInstance) => ({
  uid: storedUid(uid),
  recurrence,
  begins,
  summaryHash: sha256(summary),
  isFree,
  fromDay: firstDay,
  toDay: endDay,
});
