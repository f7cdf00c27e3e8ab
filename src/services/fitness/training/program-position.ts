import { Temporal } from 'temporal-polyfill';

export interface ProgramPosition {
  /** Number of the week, from 1. */
  week: number;
  /** 1 to 7; day 1 is the weekday of the start. */
  day: number;
  /** Whether all weeks have passed. */
  is_over: boolean;
  /** Last day, `YYYY-MM-DD`. */
  ends_on: string;
}

const DAYS_OF_A_WEEK = 7;

/** The position of `today` in a program. Days before the start count as the first day. */
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
