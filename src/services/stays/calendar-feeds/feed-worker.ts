import { type CalendarProblem, type CalendarTask, readCalendar } from '#calendars/ical/read-calendar';
import { compareFeed, type FeedComparison } from './feed-comparison';
import type { StoredEvent } from './feed-diff';

export interface FeedTask extends CalendarTask {
  stored: readonly StoredEvent[];
}

/** Runs in the thread of `feedThread`: comparing thousands of events would delay all requests. */
export function read({ text, window, stored }: FeedTask): FeedComparison | CalendarProblem {
  const file = readCalendar(text, window);
  return typeof file === 'string' ? file : compareFeed(file, stored, window.from);
}

/** Loads the thread, so that the time limit covers only the reading. */
export const start = (): void => undefined;
