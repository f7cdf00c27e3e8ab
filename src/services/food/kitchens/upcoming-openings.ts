import { Temporal } from 'temporal-polyfill';
import { dayIn } from '#kit/time/calendar';
import { isOpenAt, type Opening, openingsOn, type OpeningTimes } from './opening-hours';

export interface UpcomingOpenings {
  /** `HH:MM`, local time: the first opening of the day, or null. */
  opensToday: string | null;
  /** `HH:MM`, local time: the end of the last opening of the day, possibly after midnight. */
  closesToday: string | null;
  /** Null while closed, or if it never closes. */
  closesAt: Date | null;
  /** Null while open, or if no opening is planned. */
  nextOpening: Date | null;
}

/** How far ahead the next opening is searched. */
const DAYS_AHEAD = 60;
/** More adjacent openings than these count as never closing. */
const MAX_IN_A_ROW = 60;
/** An opening of the previous evening can last into the day, or one day longer with a clock change. */
const DAYS_BEFORE = 2;

/** Uses the same rules as `isOpenAt`. */
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

/** The end of the running opening; undefined while closed, and if it never closes. */
export const runningClosing = (kitchen: OpeningTimes, instant: Temporal.Instant): Temporal.Instant | undefined =>
  isOpenAt(kitchen, instant) ? closing(kitchen, instant) : undefined;

/** The start of the next opening that is not the running one; undefined if it never closes or none is planned. */
export function reopening(kitchen: OpeningTimes, instant: Temporal.Instant): Temporal.Instant | undefined {
  const closed = closing(kitchen, instant);
  return closed && nextStart(kitchen, closed);
}

/** Overlapping and adjacent openings are joined. @returns `instant` while closed */
function closing(kitchen: OpeningTimes, instant: Temporal.Instant): Temporal.Instant | undefined {
  let closes = instant;
  for (let step = 0; step < MAX_IN_A_ROW; step++) {
    const later = openingsFrom(kitchen, closes, -DAYS_BEFORE, 1).filter(
      ({ start, end }) => !isLater(start, closes) && isLater(end, closes),
    );
    if (later.length === 0) return closes;
    for (const { end } of later) if (isLater(end, closes)) closes = end;
  }
  return undefined;
}

function nextStart(kitchen: OpeningTimes, instant: Temporal.Instant): Temporal.Instant | undefined {
  if (kitchen.hours.length === 0 && kitchen.specialHours.length === 0) return undefined;
  for (let days = 0; days <= DAYS_AHEAD; days++) {
    const next = openingsFrom(kitchen, instant, days, days).find(({ start }) => isLater(start, instant));
    if (next) return next.start;
  }
  return undefined;
}

function openingsFrom(kitchen: OpeningTimes, instant: Temporal.Instant, first: number, last: number): Opening[] {
  const today = dayIn(kitchen.timeZone, instant);
  const days = Array.from({ length: last - first + 1 }, (_, index) => today.add({ days: first + index }));
  return days.flatMap(day => openingsOn(kitchen, day));
}

const isLater = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) > 0;

const dateOf = (instant: Temporal.Instant | undefined) => (instant ? new Date(instant.epochMilliseconds) : null);
