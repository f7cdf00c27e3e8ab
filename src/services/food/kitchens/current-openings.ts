import { Temporal } from 'temporal-polyfill';
import { type JudgedKitchen, type OpenNow, takesOrdersAt } from './open-now';
import { isOpenAt, type OpeningTimes } from './opening-hours';
import { reopening, type UpcomingOpenings, upcomingOpenings } from './upcoming-openings';

/** Openings as a customer sees them: a kitchen that is paused or past its last order opens again later. */
export function currentOpenings(kitchen: JudgedKitchen, openNow: OpenNow): UpcomingOpenings {
  const openings = upcomingOpenings(kitchen, openNow.momentOf(kitchen));
  if (openNow(kitchen)) return openings;
  return { ...openings, closesAt: null, nextOpening: nextOpening(kitchen, openNow) };
}

/** When a kitchen that takes no orders now does again; null if none is planned. */
export function nextOpening(kitchen: JudgedKitchen, openNow: OpenNow): Date | null {
  const resumesAt = openNow.pausedUntil(kitchen);
  if (!resumesAt) return nextStart(kitchen, openNow.momentOf(kitchen));
  const moment = openNow.momentOf(kitchen, Temporal.Instant.fromEpochMilliseconds(resumesAt.getTime()));
  return takesOrdersAt(kitchen, moment) ? resumesAt : nextStart(kitchen, moment);
}

/** After the running opening, if there is one. */
function nextStart(kitchen: OpeningTimes, moment: Temporal.Instant): Date | null {
  if (!isOpenAt(kitchen, moment)) return upcomingOpenings(kitchen, moment).nextOpening;
  const next = reopening(kitchen, moment);
  return next ? new Date(next.epochMilliseconds) : null;
}
