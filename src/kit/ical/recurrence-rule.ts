import { type IcalTime, readTime } from './ical-time';

const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export interface WeekdayRule {
  /** 0 is Sunday. */
  weekday: number;
  /** The n-th of the month or year, from its end when negative; 0 for every one. */
  nth: number;
}

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
  byhour?: unknown;
  byminute?: unknown;
  bysecond?: unknown;
  bysetpos?: number | number[];
  rscale?: string;
  skip?: string;
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** Keeps years within those that `Date` has. */
const MAX_INTERVAL = 100_000;

/** Rules that repeat within a day; those of stays do not. */
const hasTimes = ({ byhour, byminute, bysecond }: RuleParts) => (byhour ?? byminute ?? bysecond) !== undefined;

/** Rules of another calendar, or that move invalid days instead of leaving them out (RFC 7529). */
const isOtherScale = ({ rscale = 'GREGORIAN', skip = 'OMIT' }: RuleParts) => rscale !== 'GREGORIAN' || skip !== 'OMIT';

/** Undefined when its frequency, end or calendar cannot be read, or it repeats within a day. @param value of a property `rrule` */
export function readRule(value: unknown): RecurrenceRule | undefined {
  const parts = value as RuleParts;
  const frequency = FREQUENCIES.find(name => name === parts.freq);
  const until = parts.until === undefined ? null : readTime(parts.until);
  if (!frequency || until === undefined || isOtherScale(parts) || hasTimes(parts)) return undefined;
  return {
    frequency,
    interval: Math.min(parts.interval ?? 1, MAX_INTERVAL),
    until,
    count: parts.count ?? null,
    months: listOf(parts.bymonth),
    monthDays: listOf(parts.bymonthday),
    yearDays: listOf(parts.byyearday),
    weekNumbers: listOf(parts.byweekno),
    weekdays: listOf(parts.byday).map(readWeekday),
    positions: listOf(parts.bysetpos),
    weekStart: (parts.wkst ?? 2) - 1,
  };
}

const listOf = <T>(values: T | readonly T[] | undefined): readonly T[] => [values ?? []].flat() as T[];

const readWeekday = (text: string): WeekdayRule => ({
  weekday: WEEKDAYS.indexOf(text.slice(-2)),
  nth: Number.parseInt(text, 10) || 0,
});
