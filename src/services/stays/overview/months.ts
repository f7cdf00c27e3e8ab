import type { Temporal } from 'temporal-polyfill';
import { dayBounds } from '#kit/time/calendar';

/** A month in the company's time zone, as days and as instants; both ends are exclusive. */
export interface Month {
  /** `YYYY-MM` */
  month: string;
  first_day: string;
  next_first_day: string;
  start_at: string;
  end_at: string;
}

/** The last `count` months, oldest first, ending with the month of `today`. */
export function monthsUntil(today: Temporal.PlainDate, count: number, zone: string): Month[] {
  const current = today.with({ day: 1 });
  return Array.from({ length: count }, (_, index) => {
    const first = current.subtract({ months: count - 1 - index });
    const next = first.add({ months: 1 });
    return {
      month: first.toString().slice(0, 7),
      first_day: first.toString(),
      next_first_day: next.toString(),
      start_at: dayBounds(first, zone).start.toString(),
      end_at: dayBounds(next, zone).start.toString(),
    };
  });
}
