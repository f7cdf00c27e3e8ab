import { Temporal } from 'temporal-polyfill';
import { fieldRefused } from '#kit/refusals/refusal';
import { dayBounds, type TimeSpan } from '#kit/time/calendar';

/** Today and the next six days. */
const DEFAULT_DAYS = 7;
/** Counts both ends. */
const MAX_DAYS = 92;

export interface CalendarWindow extends TimeSpan {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

/** Converts an inclusive range of days to instants in `zone`. Throws for ranges that are too long or reversed. */
export function calendarWindow(
  range: { from?: string | undefined; to?: string | undefined },
  today: Temporal.PlainDate,
  zone: string,
): CalendarWindow {
  const from = range.from === undefined ? today : Temporal.PlainDate.from(range.from);
  const to = range.to === undefined ? from.add({ days: DEFAULT_DAYS - 1 }) : Temporal.PlainDate.from(range.to);
  const days = from.until(to, { largestUnit: 'days' }).days + 1;
  if (days < 1) throw fieldRefused('to', 'not_before_from');
  if (days > MAX_DAYS) throw fieldRefused('to', 'calendar_days', { days: MAX_DAYS });
  return { from, to, start: dayBounds(from, zone).start, end: dayBounds(to, zone).end };
}
