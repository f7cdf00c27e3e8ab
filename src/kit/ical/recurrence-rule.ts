import { type DayNumber, type IcalTime, parseTime } from './ical-time';

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

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

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const HOURS: Record<string, number> = { HOURLY: 24, MINUTELY: 24 * 60, SECONDLY: 24 * 3600 };
const MAX_INTERVAL = 10_000;

/** Undefined when the rule is malformed. */
export function parseRule(value: string): RecurrenceRule | undefined {
  const parts = new Map(
    value.split(';').map(part => {
      const [name = '', ...rest] = part.trim().toUpperCase().split('=');
      return [name, rest.join('=')] as const;
    }),
  );
  const step = stepOf(parts.get('FREQ') ?? '', wholes(parts.get('INTERVAL') ?? '1')?.[0]);
  const weekdays = weekdaysOf(parts.get('BYDAY'));
  const list = (name: string) => (parts.has(name) ? wholes(parts.get(name) ?? '') : []);
  const count = parts.has('COUNT') ? wholes(parts.get('COUNT') ?? '')?.[0] : null;
  const until = parts.has('UNTIL') ? parseTime(parts.get('UNTIL') ?? '') : null;
  const lists = [list('BYMONTH'), list('BYMONTHDAY'), list('BYYEARDAY'), list('BYWEEKNO'), list('BYSETPOS')] as const;
  const [months, monthDays, yearDays, weekNumbers, positions] = lists;
  if (!step || !weekdays || count === undefined || until === undefined) return undefined;
  if (!months || !monthDays || !yearDays || !weekNumbers || !positions) return undefined;
  const weekStart = Math.max(WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO'), 0);
  return { ...step, count, until, months, monthDays, yearDays, weekNumbers, weekdays, positions, weekStart };
}

/** Rules of hours, minutes and seconds recur on every day that they touch. */
function stepOf(frequency: string, interval = 0): Pick<RecurrenceRule, 'frequency' | 'interval'> | undefined {
  if (interval < 1) return undefined;
  const perDay = HOURS[frequency];
  if (perDay) return { frequency: 'DAILY', interval: Math.max(1, Math.floor(interval / perDay)) };
  const known = FREQUENCIES.find(name => name === frequency);
  return known && { frequency: known, interval: Math.min(interval, MAX_INTERVAL) };
}

function wholes(text: string): number[] | undefined {
  const numbers = text.split(',').map(item => (/^[+-]?\d{1,9}$/.test(item.trim()) ? Number(item) : Number.NaN));
  return numbers.some(Number.isNaN) ? undefined : numbers;
}

function weekdaysOf(text: string | undefined): WeekdayRule[] | undefined {
  if (text === undefined) return [];
  const days = text.split(',').map(item => {
    const [, nth, name = ''] = /^([+-]?\d{1,3})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(item.trim()) ?? [];
    return { weekday: WEEKDAYS.indexOf(name), nth: Number(nth ?? 0) };
  });
  return days.some(({ weekday }) => weekday < 0) ? undefined : days;
}

/** Whether an occurrence lies after UNTIL, both on the clock of the event. */
export const isPast = (until: IcalTime | null, day: DayNumber, seconds: number): boolean =>
  until !== null && (day > until.day || (day === until.day && until.seconds !== null && seconds > until.seconds));
