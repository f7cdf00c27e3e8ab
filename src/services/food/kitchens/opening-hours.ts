import { Temporal } from 'temporal-polyfill';
import { dayIn, wallClock } from '../../../kit/time/calendar';

/** One opening of the week, in the wall-clock time of the kitchen. */
export interface WeeklyRange {
  /** 0 is Sunday, 6 is Saturday: the day on which the range opens. */
  day: number;
  /** `HH:MM`, the first minute that is open. */
  open: string;
  /** `HH:MM` or `24:00`, the first minute that is closed again; at or before `open` it is on the next day. */
  close: string;
}

/** A day on which a kitchen does not open. */
export interface Closure {
  /** `YYYY-MM-DD` in the kitchen's time zone. */
  date: string;
  reason: string;
}

/** What decides whether a kitchen is open. */
export interface OpeningTimes {
  timeZone: string;
  hours: readonly WeeklyRange[];
  closures: readonly Closure[];
}

const MIDNIGHT = new Temporal.PlainTime();

// A range lasts at most a day, but where the clock jumps over midnight (Nuuk does) it can reach into the second day
// after the one it opened on, or begin on the day before.
const STARTS_AROUND_TODAY = [-2, -1, 0, 1];

/**
 * Whether the kitchen is open at `instant`. This is the only judge of opening: kitchen record, kitchen check, quote and
 * order all ask it.
 *
 * - A range is half-open: open at its first moment, closed at its last. Equal times are a full day, `24:00` is the next
 *   `00:00`.
 * - A closure cancels the ranges that open on its date. A range that opened the evening before runs to its end.
 * - Opening and closing are moments resolved one by one as `wallClock` does: in a skipped hour 02:30 means 03:30, in a
 *   repeated hour 01:30 means its first coming. A range that the skipped hour turns inside out does not open.
 */
export function isOpenAt(kitchen: OpeningTimes, instant: Temporal.Instant): boolean {
  const today = dayIn(kitchen.timeZone, instant);
  return STARTS_AROUND_TODAY.some(days => {
    const day = today.add({ days });
    const ranges = kitchen.hours.filter(range => range.day === day.dayOfWeek % 7);
    if (ranges.length === 0 || isClosedOn(kitchen, day)) return false;
    return ranges.some(range => covers(range, day, kitchen.timeZone, instant));
  });
}

function isClosedOn(kitchen: OpeningTimes, day: Temporal.PlainDate): boolean {
  const date = day.toString();
  return kitchen.closures.some(closure => closure.date === date);
}

function covers(range: WeeklyRange, day: Temporal.PlainDate, zone: string, instant: Temporal.Instant): boolean {
  const open = Temporal.PlainTime.from(range.open);
  const close = range.close === '24:00' ? MIDNIGHT : Temporal.PlainTime.from(range.close);
  const lastDay = Temporal.PlainTime.compare(close, open) <= 0 ? day.add({ days: 1 }) : day;
  return (
    Temporal.Instant.compare(wallClock(day, open, zone), instant) <= 0 &&
    Temporal.Instant.compare(instant, wallClock(lastDay, close, zone)) < 0
  );
}
