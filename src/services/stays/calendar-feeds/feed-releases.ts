import { Temporal } from 'temporal-polyfill';
import { hasShrunk, type StoredEvent } from './feed-diff';

const RELEASE_AFTER_MINUTES = 10;

export interface FeedState {
  events: readonly StoredEvent[];
  /** When the file first lacked more than half of the events. */
  shrunkAt: string | null;
}

/** How much of a file was read. */
export interface Extent {
  isComplete: boolean;
  isCut: boolean;
}

export interface Releases {
  releasedIds: number[];
  /** Events that are missing for the first time. */
  missingIds: number[];
  shrunkAt: string | null;
}

/**
 * Decides which vanished events are released. A complete file releases them at once, unless it lacks more than half of the
 * events, which a later file has to confirm. If a file has unread events, each vanished one has to be missing in two readings,
 * because an unread event may be one of them with another UID. A truncated file releases nothing.
 */
export function releasesOf(
  { events, shrunkAt }: FeedState,
  vanished: readonly StoredEvent[],
  { isComplete, isCut }: Extent,
  { now, today }: { now: Temporal.Instant; today: string },
): Releases {
  const none = { releasedIds: [], missingIds: [], shrunkAt };
  const isConfirmed = (since: string) => instantOf(since).until(now).total('minutes') >= RELEASE_AFTER_MINUTES;
  if (isCut) return none;
  if (!isComplete) {
    const missing = vanished.filter(({ missingSince }) => missingSince === null);
    const released = vanished.filter(({ missingSince }) => missingSince !== null && isConfirmed(missingSince));
    return { releasedIds: idsOf(released), missingIds: idsOf(missing), shrunkAt };
  }
  const all = { releasedIds: idsOf(vanished), missingIds: [], shrunkAt: null };
  if (!hasShrunk(events, vanished, today)) return all;
  if (shrunkAt === null) return { ...none, shrunkAt: now.toString() };
  return isConfirmed(shrunkAt) ? all : none;
}

/** @param text an instant as Postgres writes it, with a blank instead of the T */
const instantOf = (text: string): Temporal.Instant => Temporal.Instant.from(text.replace(' ', 'T'));

const idsOf = (events: readonly StoredEvent[]): number[] => events.map(({ id }) => id);
