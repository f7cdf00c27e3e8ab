import { Temporal } from 'temporal-polyfill';

/** Where somebody stands in a program. */
export interface ProgramPosition {
  /** From 1. */
  week: number;
  /** 1 to 7, 1 being the day of the week it was started on. */
  day: number;
  /** All of its weeks have passed. */
  is_over: boolean;
  /** The last of its days, `YYYY-MM-DD`. */
  ends_on: string;
}

const DAYS_OF_A_WEEK = 7;

/** The place of `today` in a program of so many weeks. A day before the start is its first day. */
export function programPosition(startedOn: string, today: string, weeks: number): ProgramPosition {
  const start = Temporal.PlainDate.from(startedOn);
  const days = Math.max(0, start.until(today, { largestUnit: 'days' }).days);
  return {
    week: Math.floor(days / DAYS_OF_A_WEEK) + 1,
    day: (days % DAYS_OF_A_WEEK) + 1,
    is_over: days >= weeks * DAYS_OF_A_WEEK,
    ends_on: start.add({ days: Math.max(1, weeks * DAYS_OF_A_WEEK) - 1 }).toString(),
  };
}
