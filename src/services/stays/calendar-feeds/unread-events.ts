import type { EventProblem } from '#calendars/ical/ical-events';
import type { UnreadEvent } from '#calendars/ical/read-calendar';

const MAX_SHOWN = 3;

/** An event that could not be read in full, without its texts. Days are `YYYY-MM-DD`, null when they cannot be read. */
export interface UnreadDays {
  from: string | null;
  to: string | null;
  problem: EventProblem;
}

/** Number of unread events, and the first of them for staff. */
export interface UnreadSummary {
  count: number;
  first: UnreadDays[];
}

export const summaryOf = (unread: readonly UnreadEvent[]): UnreadSummary => ({
  count: unread.length,
  first: unread.slice(0, MAX_SHOWN).map(({ firstDay, endDay, problem }) => ({ from: firstDay, to: endDay, problem })),
});

/** Whether the event may still have the days of an earlier reading. */
export const hasUnknownDays = ({ problem, firstDay }: UnreadEvent): boolean =>
  problem === 'rule' || problem === 'dates' || firstDay === null;
