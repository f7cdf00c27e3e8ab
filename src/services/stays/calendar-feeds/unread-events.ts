import type { EventProblem } from '#calendars/ical/ical-events';
import type { UnreadEvent } from '#calendars/ical/read-calendar';

const MAX_SHOWN = 3;

/** An event of which something is not understood, without its texts. Days are `YYYY-MM-DD`, null where they cannot be read. */
export interface UnreadDays {
  from: string | null;
  to: string | null;
  problem: EventProblem;
}

/** What staff see of events that are not understood. */
export const summaryOf = (unread: readonly UnreadEvent[]): { count: number; first: UnreadDays[] } => ({
  count: unread.length,
  first: unread.slice(0, MAX_SHOWN).map(({ firstDay, endDay, problem }) => ({ from: firstDay, to: endDay, problem })),
});

/** Whether days that were read before may still be those of the event. */
export const hasUnknownDays = ({ problem, firstDay }: UnreadEvent): boolean =>
  problem === 'rule' || problem === 'dates' || firstDay === null;
