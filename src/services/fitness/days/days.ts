import { Temporal } from 'temporal-polyfill';

// Days are strings `YYYY-MM-DD`, which sort chronologically. Weeks start on Monday (ISO 8601).

export function daysAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

export const daysBefore = (day: string, days: number): string => daysAfter(day, -days);

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;
}

export function mondayOf(day: string): string {
  return daysBefore(day, Temporal.PlainDate.from(day).dayOfWeek - 1);
}

/** The first day of the month `months` after that of `day`; negative for earlier months. */
export function monthOf(day: string, months = 0): string {
  return Temporal.PlainDate.from(day).with({ day: 1 }).add({ months }).toString();
}
