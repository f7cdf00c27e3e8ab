import { CalendarThread } from '#calendars/ical/calendar-thread';
import type { FeedComparison } from './feed-comparison';
import type { FeedTask } from './feed-worker';

/** One thread for all feeds of the process. */
export const feedThread = new CalendarThread<FeedTask, FeedComparison>({ worker: require.resolve('./feed-worker') });
