import { Temporal } from 'temporal-polyfill';
import { futureOrNull, type KitchenAvailability, type OpenNow, takesOrdersAt } from './open-now';
import { isOpenAt, type OpeningTimes } from './opening-hours';
import { reopening, runningClosing, type UpcomingOpenings, upcomingOpenings } from './upcoming-openings';

/**
 * Openings for customers: a kitchen that is paused or past its last order counts as closed. Instants are by the hours of now
 * where the clock is fixed, since they would be past.
 */
export function currentOpenings(kitchen: KitchenAvailability, openNow: OpenNow): UpcomingOpenings {
  const openings = upcomingOpenings(kitchen, openNow.now);
  if (openNow(kitchen)) return { ...openings, closesAt: nextClosing(kitchen, openings), nextOpening: null };
  const next = nextOpening(kitchen, openNow);
  const isPast = next !== null && futureOrNull(next, openNow.now) === null;
  return { ...openings, closesAt: null, nextOpening: isPast ? nextStart(kitchen, openNow.now) : next };
}

/** With a fixed clock a kitchen is open outside its hours too, and closes at the end of its next opening. */
function nextClosing(kitchen: OpeningTimes, { closesAt, nextOpening: next }: UpcomingOpenings): Date | null {
  if (!next) return closesAt;
  const closing = runningClosing(kitchen, Temporal.Instant.fromEpochMilliseconds(next.getTime()));
  return closing ? new Date(closing.epochMilliseconds) : null;
}

/** When a kitchen that takes no orders now takes them again; null if no opening is planned. */
export function nextOpening(kitchen: KitchenAvailability, openNow: OpenNow): Date | null {
  const resumesAt = openNow.pausedUntil(kitchen);
  if (!resumesAt) return nextStart(kitchen, openNow.momentOf(kitchen));
  const moment = openNow.momentOf(kitchen, Temporal.Instant.fromEpochMilliseconds(resumesAt.getTime()));
  return takesOrdersAt(kitchen, moment) ? resumesAt : nextStart(kitchen, moment);
}

/** How many openings are tried: those shorter than the time of the last order take no orders. */
const MAX_OPENINGS = 20;

/** Start of the next opening in which orders are taken, other than the current one. */
function nextStart(kitchen: KitchenAvailability, moment: Temporal.Instant): Date | null {
  let next = openingAfter(kitchen, moment);
  for (let tries = 1; next && tries < MAX_OPENINGS && !takesOrdersAt(kitchen, next); tries += 1)
    next = reopening(kitchen, next);
  return next && takesOrdersAt(kitchen, next) ? new Date(next.epochMilliseconds) : null;
}

function openingAfter(kitchen: OpeningTimes, moment: Temporal.Instant): Temporal.Instant | undefined {
  if (isOpenAt(kitchen, moment)) return reopening(kitchen, moment);
  const { nextOpening: next } = upcomingOpenings(kitchen, moment);
  return next ? Temporal.Instant.fromEpochMilliseconds(next.getTime()) : undefined;
}
