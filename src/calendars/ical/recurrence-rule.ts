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

const KNOWN_PARTS = new Set(
  (
    'freq interval count until wkst byday bymonth bymonthday byyearday byweekno byhour byminute bysecond bysetpos ' +
    'rscale skip'
  ).split(' '),
);

/**
 * Whether the rule contains times of day other than that of the start. For dates they are ignored (RFC 5545, section
 * 3.3.10).
 */
function hasOtherTimes(
  { byhour, byminute, bysecond }: RuleParts,
  start: Pick<IcalTime, 'seconds'> | undefined,
): boolean {
  const named = [byhour, byminute, bysecond];
  if (!start) return named.some(times => times !== undefined);
  const { seconds } = start;
  if (seconds === null) return false;
  const own = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return named.some((times, part) => listOf(times).some(time => Number(time) !== own[part]));
}

/** An unknown part that is not an extension can change the days. */
const hasUnknownPart = (parts: RuleParts): boolean =>
  Object.keys(parts).some(name => !KNOWN_PARTS.has(name) && !name.startsWith('x-'));

/** Rules of another calendar, or that move invalid days instead of leaving them out (RFC 7529). */
const isOtherScale = ({ rscale = 'GREGORIAN', skip = 'OMIT' }: RuleParts) => rscale !== 'GREGORIAN' || skip !== 'OMIT';

/**
 * Undefined if its frequency, end, parts or calendar are unsupported, or it repeats within a day.
 * @param value value of a property `rrule`
 * @param start the first occurrence; without one, the rule must not contain times of day
 */
export function readRule(value: unknown, start?: Pick<IcalTime, 'seconds'>): RecurrenceRule | undefined {
  const parts = value as RuleParts;
  const frequency = FREQUENCIES.find(name => name === parts.freq);
  const until = parts.until === undefined ? null : readTime(parts.until);
  if (!frequency || until === undefined || isOtherScale(parts)) return undefined;
  if (hasOtherTimes(parts, start) || hasUnknownPart(parts)) return undefined;
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
