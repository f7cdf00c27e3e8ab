import { Temporal } from 'temporal-polyfill';
import { dayIn } from '#kit/time/calendar';
import { isNeverClosed, isOpenAt, type Opening, openingsOn, type OpeningTimes } from './opening-hours';

export interface UpcomingOpenings {
  /** `HH:MM`, local time: the first opening of the day, or null. */
  opensToday: string | null;
  /** `HH:MM`, local time: the end of the last opening of the day, possibly after midnight. */
  closesToday: string | null;
  /** Null while the kitchen is closed, and if it never closes. */
  closesAt: Date | null;
  /** Null while the kitchen is open, and if no opening is planned. */
  nextOpening: Date | null;
}

/** Range in which the next closing and opening are searched. */
const DAYS_AHEAD = 60;
/** An opening of the previous evening can last into the day, or one day longer with a clock change. */
const DAYS_BEFORE = 2;

/** The current or next opening, and the times of today, by the rules of `isOpenAt`. */
export function upcomingOpenings(kitchen: OpeningTimes, instant: Temporal.Instant): UpcomingOpenings {
  const todays = openingsOn(kitchen, dayIn(kitchen.timeZone, instant));
  const last = todays.reduce<Opening | undefined>(
    (late, each) => (late && !isLater(each.end, late.end) ? late : each),
    undefined,
  );
  const open = isOpenAt(kitchen, instant);
  return {
    opensToday: todays[0]?.range.open ?? null,
    closesToday: last?.range.close ?? null,
    closesAt: open ? dateOf(closing(kitchen, instant)) : null,
    nextOpening: open ? null : dateOf(nextStart(kitchen, instant)),
  };
}

/** The end of the current opening; undefined if the kitchen is closed or does not close within `days`. */
export const runningClosing = (
  kitchen: OpeningTimes,
  instant: Temporal.Instant,
  days = DAYS_AHEAD,
): Temporal.Instant | undefined => (isOpenAt(kitchen, instant) ? closing(kitchen, instant, days) : undefined);

/** The start of the opening after the current one; undefined if the kitchen never closes or none is planned. */
export function reopening(kitchen: OpeningTimes, instant: Temporal.Instant): Temporal.Instant | undefined {
  const closed = closing(kitchen, instant);
  return closed && nextStart(kitchen, closed);
}

/** Overlapping and adjacent openings are joined. @returns `instant` while closed; undefined if it never closes */
function closing(
  kitchen: OpeningTimes,
  instant: Temporal.Instant,
  daysAhead = DAYS_AHEAD,
): Temporal.Instant | undefined {
  // Otherwise every day ahead would be resolved in the time zone, which is expensive.
  if (isNeverClosed(kitchen)) return undefined;
  const today = dayIn(kitchen.timeZone, instant);
  let closes = instant;
  for (let days = -DAYS_BEFORE; days <= daysAhead; days++) {
    const day = today.add({ days });
    // Nothing that opens the day after next can be adjacent.
    if (Temporal.PlainDate.compare(day, dayIn(kitchen.timeZone, closes).add({ days: 1 })) > 0) return closes;
    for (const { start, end } of openingsOn(kitchen, day))
      if (!isLater(start, closes) && isLater(end, closes)) closes = end;
  }
  return undefined;
}

function nextStart(kitchen: OpeningTimes, instant: Temporal.Instant): Temporal.Instant | undefined {
  if (kitchen.hours.length === 0 && kitchen.specialHours.length === 0) return undefined;
  const today = dayIn(kitchen.timeZone, instant);
  for (let days = 0; days <= DAYS_AHEAD; days++) {
    const next = openingsOn(kitchen, today.add({ days })).find(({ start }) => isLater(start, instant));
    if (next) return next.start;
  }
  return undefined;
}

const isLater = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) > 0;

const dateOf = (instant: Temporal.Instant | undefined) => (instant ? new Date(instant.epochMilliseconds) : null);
