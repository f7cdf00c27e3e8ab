import { Temporal } from 'temporal-polyfill';
import { type TimeSpan, wallClock } from '#kit/time/calendar';

export interface TimeRange {
  /** `HH:MM`, inclusive. */
  open: string;
  /** `HH:MM` or `24:00`, exclusive; at or before `open` it is on the next day. */
  close: string;
}

export interface WeeklyRange extends TimeRange {
  /** The day on which the range opens: 0 is Sunday, 6 is Saturday. */
  day: number;
}

export interface SpecialRange extends TimeRange {
  /** `YYYY-MM-DD` in local time: the day on which the range opens. */
  date: string;
  reason: string;
}

export interface Closure {
  /** `YYYY-MM-DD` in local time. */
  date: string;
  reason: string;
}

export interface OpeningTimes {
  timeZone: string;
  hours: readonly WeeklyRange[];
  closures: readonly Closure[];
  /** Ranges of a date replace the weekly ones. */
  specialHours: readonly SpecialRange[];
}

export interface Opening extends TimeSpan {
  range: TimeRange;
}

const DAY = 24 * 60;
const DAYS_OF_WEEK = 7;

/**
 * Days, counted from a day, from which an opening can reach into it; likely ones first. With a clock change at midnight (Nuuk) a
 * range can reach one day further in both directions.
 */
export const OPENING_DAYS = [0, -1, 1, -2];

// In minutes, above every clock change. Further away no time zone lookup is needed, which is expensive.
const MAX_CLOCK_CHANGE = 3 * 60;

/**
 * Whether the kitchen is open, by half-open ranges; equal times are a full day. A closure cancels the ranges that open
 * on its date. Each end is resolved by `wallClock`; a range that a skipped hour inverts does not open.
 */
export function isOpenAt(kitchen: OpeningTimes, instant: Temporal.Instant): boolean {
  const wall = instant.toZonedDateTimeISO(kitchen.timeZone);
  const today = wall.toPlainDate();
  return OPENING_DAYS.some(days => {
    const day = today.add({ days });
    return rangesOn(kitchen, day).some(
      range => isNear(range, days, wall) && covers(range, day, kitchen.timeZone, instant),
    );
  });
}

/** Whether the kitchen is open around the clock, on every day. */
export function isNeverClosed({ hours, closures, specialHours }: OpeningTimes): boolean {
  const fullDays = hours.filter(({ open, close }) => open === '00:00' && close === '24:00').map(({ day }) => day);
  return closures.length === 0 && specialHours.length === 0 && new Set(fullDays).size === DAYS_OF_WEEK;
}

/** The openings that begin on a day, in order. */
export function openingsOn(kitchen: OpeningTimes, day: Temporal.PlainDate): Opening[] {
  return rangesOn(kitchen, day)
    .map(range => {
      const { opens, closes } = minutesOf(range);
      const { timeZone } = kitchen;
      return { range, start: minuteAfter(day, opens, timeZone), end: minuteAfter(day, closes, timeZone) };
    })
    .filter(({ start, end }) => Temporal.Instant.compare(start, end) < 0)
    .sort((one, other) => Temporal.Instant.compare(one.start, other.start));
}

/** The ranges that open on a day: none on a closure, otherwise its special hours, otherwise those of the weekday. */
function rangesOn({ hours, closures, specialHours }: OpeningTimes, day: Temporal.PlainDate): readonly TimeRange[] {
  const date = day.toString();
  if (closures.some(closure => closure.date === date)) return [];
  const special = specialHours.filter(range => range.date === date);
  return special.length > 0 ? special : hours.filter(range => range.day === day.dayOfWeek % 7);
}

function isNear(range: TimeRange, days: number, wall: Temporal.ZonedDateTime): boolean {
  const now = wall.hour * 60 + wall.minute - days * DAY;
  const { opens, closes } = minutesOf(range);
  return opens - MAX_CLOCK_CHANGE <= now && now <= closes + MAX_CLOCK_CHANGE;
}

function covers(range: TimeRange, day: Temporal.PlainDate, zone: string, instant: Temporal.Instant): boolean {
  const { opens, closes } = minutesOf(range);
  return (
    Temporal.Instant.compare(minuteAfter(day, opens, zone), instant) <= 0 &&
    Temporal.Instant.compare(instant, minuteAfter(day, closes, zone)) < 0
  );
}

/** Minutes from 00:00 of the day on which the range opens. */
function minutesOf(range: TimeRange): { opens: number; closes: number } {
  const opens = minuteOfDay(range.open);
  const closes = minuteOfDay(range.close);
  return { opens, closes: closes <= opens ? closes + DAY : closes };
}

function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function minuteAfter(day: Temporal.PlainDate, minutes: number, zone: string): Temporal.Instant {
  const time = new Temporal.PlainTime(Math.floor((minutes % DAY) / 60), minutes % 60);
  return wallClock(day.add({ days: Math.floor(minutes / DAY) }), time, zone);
}
