import ICAL from 'ical.js';

/** A day as the number of days since 1970-01-01, so that arithmetic is exact and cheap. */
export type DayNumber = number;

/** A date, or a date with a time of day. */
export interface IcalTime {
  day: DayNumber;
  /** Seconds since midnight; null for a date without a time. */
  seconds: number | null;
  /** `UTC`, an offset such as `+0200`, or a TZID; null for a local time or a date. */
  zone: string | null;
}

export const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1000;
/** In the basic or the extended format of ISO 8601. */
const TIME = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;
const DAY = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d)/;
const MAX_DURATION_DAYS = 1_000_000;
/** Days, more than any stay has: occurrences that begin this long before the window can end in it. */
export const YEAR_DAYS = 366;

export const dayNumber = (year: number, month: number, day: number): DayNumber =>
  Math.floor(Date.UTC(year, month - 1, day) / DAY_MS);

/** The last day with a year of four digits; `isoDay` has no later one. */
export const LAST_DAY = dayNumber(9999, 12, 31);

export const dateOf = (day: DayNumber): Date => new Date(day * DAY_MS);

/** `YYYY-MM-DD` */
export const isoDay = (day: DayNumber): string => dateOf(day).toISOString().slice(0, 10);

export const dayOf = (iso: string): DayNumber => Math.floor(Date.parse(`${iso}T00:00:00Z`) / DAY_MS);

/**
 * Reads `20260501`, `20260501T150000`, also with `Z`, an offset, dashes and colons. Undefined if malformed or not a day;
 * ical.js would move such a day to a later one.
 */
export function readTime(value: unknown, tzid?: string): IcalTime | undefined {
  const [, year = '', month = '', date = '', hour, minute, second = 0, offset] = TIME.exec(String(value)) ?? [];
  const day = existingDay(year, month, date);
  if (day === undefined || hour === undefined)
    return day === undefined ? undefined : { day, seconds: null, zone: null };
  if (Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) return undefined;
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Math.min(Number(second), 59);
  const zone = offset?.toUpperCase() === 'Z' ? 'UTC' : (offset ?? tzid ?? null);
  const time = { day, seconds, zone };
  // 24:00 is 00:00 of the next day.
  return atLocal(time, localSeconds(time));
}

/** The day at the beginning of a value with a malformed time. */
export function readDay(value: unknown): IcalTime | undefined {
  const [, year = '', month = '', date = ''] = DAY.exec(String(value)) ?? [];
  const day = existingDay(year, month, date);
  return day === undefined ? undefined : { day, seconds: null, zone: null };
}

function existingDay(year: string, month: string, date: string): DayNumber | undefined {
  const day = dayNumber(Number(year), Number(month), Number(date));
  return year !== '' && isoDay(day) === `${year}-${month}-${date}` ? day : undefined;
}

/** Days are days of the calendar, also across a change of the offset; seconds are exact (RFC 5545, section 3.3.6). */
export interface IcalDuration {
  days: number;
  seconds: number;
}

/** A DURATION such as `P3D` or `PT90M`; undefined when malformed. */
export function readDuration(value: unknown): IcalDuration | undefined {
  try {
    const { isNegative, weeks, days, hours, minutes, seconds } = ICAL.Duration.fromString(String(value));
    const sign = isNegative ? -1 : 1;
    const read = { days: sign * (weeks * 7 + days), seconds: sign * (hours * 3600 + minutes * 60 + seconds) };
    return Math.abs(read.days) + Math.abs(read.seconds) / DAY_SECONDS <= MAX_DURATION_DAYS ? read : undefined;
  } catch {
    return undefined;
  }
}

/** A time with other seconds of its clock since 1970. A date moves by whole days. */
export function atLocal({ seconds, zone }: IcalTime, local: number): IcalTime {
  const day = Math.floor(local / DAY_SECONDS);
  return { day, seconds: seconds === null ? null : local - day * DAY_SECONDS, zone };
}

/** Seconds since 1970 on the clock of the time. */
export const localSeconds = ({ day, seconds }: IcalTime): number => day * DAY_SECONDS + (seconds ?? 0);

/** Identifies a time within its event. */
export const timeKey = ({ day, seconds, zone }: IcalTime): string =>
  seconds === null ? isoDay(day) : `${isoDay(day)}T${seconds}${zone === 'UTC' ? 'Z' : ''}`;
