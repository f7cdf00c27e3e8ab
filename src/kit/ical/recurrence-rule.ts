import { type DayNumber, type IcalTime, readTime } from './ical-time';

const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
type Frequency = (typeof FREQUENCIES)[number];

export interface WeekdayRule {
  /** 0 is Sunday. */
  weekday: number;
  /** The n-th of the month or year, from its end when negative; 0 for every one. */
  nth: number;
}

/** A recurrence rule by days; times of day within a rule are ignored. */
export interface RecurrenceRule {
  frequency: Frequency;
  interval: number;
  count: number | null;
  until: IcalTime | null;
  months: readonly number[];
  monthDays: readonly number[];
  yearDays: readonly number[];
  weekNumbers: readonly number[];
  weekdays: readonly WeekdayRule[];
  positions: readonly number[];
  /** First day of the week, 0 is Sunday. */
  weekStart: number;
}

/** The parts of a rule as ical.js reads them: single values are no lists. */
interface RuleParts {
  freq?: string;
  interval?: number;
  count?: number;
  until?: string;
  /** 1 is Sunday. */
  wkst?: number;
  byday?: string | string[];
  bymonth?: number | number[];
  bymonthday?: number | number[];
  byyearday?: number | number[];
  byweekno?: number | number[];
  bysetpos?: number | number[];
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const HOURS: Record<string, number> = { HOURLY: 24, MINUTELY: 24 * 60, SECONDLY: 24 * 3600 };
const MAX_INTERVAL = 10_000;

/** Undefined when its frequency or end cannot be read. @param value of a property `rrule` */
export function readRule(value: unknown): RecurrenceRule | undefined {
  const parts = value as RuleParts;
  const step = stepOf(parts.freq ?? '', parts.interval ?? 1);
  const until = parts.until === undefined ? null : readTime(parts.until);
  if (!step || until === undefined) return undefined;
  return {
    ...step,
    until,
    count: parts.count ?? null,
    months: [parts.bymonth ?? []].flat(),
    monthDays: [parts.bymonthday ?? []].flat(),
    yearDays: [parts.byyearday ?? []].flat(),
    weekNumbers: [parts.byweekno ?? []].flat(),
    weekdays: [parts.byday ?? []].flat().map(readWeekday),
    positions: [parts.bysetpos ?? []].flat(),
    weekStart: (parts.wkst ?? 2) - 1,
  };
}

/** Rules of hours, minutes and seconds recur on every day that they touch. */
function stepOf(frequency: string, interval: number): Pick<RecurrenceRule, 'frequency' | 'interval'> | undefined {
  const perDay = HOURS[frequency];
  if (perDay) return { frequency: 'DAILY', interval: Math.max(1, Math.floor(interval / perDay)) };
  const known = FREQUENCIES.find(name => name === frequency);
  return known && { frequency: known, interval: Math.min(interval, MAX_INTERVAL) };
}

const readWeekday = (text: string): WeekdayRule => ({
  weekday: WEEKDAYS.indexOf(text.slice(-2)),
  nth: Number.parseInt(text, 10) || 0,
});

/** Whether an occurrence lies after UNTIL, both on the clock of the event. */
export const isPast = (until: IcalTime | null, day: DayNumber, seconds: number): boolean =>
  until !== null && (day > until.day || (day === until.day && until.seconds !== null && seconds > until.seconds));
