import { Temporal } from 'temporal-polyfill';
import { isOpenAt, type OpeningTimes } from '../kitchens/opening-hours';
import type { OpenNow } from '../kitchens/open-now';
import { reopening } from '../kitchens/upcoming-openings';

/** Left to the kitchen for an order that is due soon. */
const MIN_MINUTES = 2;

export interface PaidOrder {
  kitchen: OpeningTimes;
  /** 0 for no deadline. */
  acceptMinutes: number;
  paidAt: Temporal.Instant;
  scheduledFor: Temporal.Instant | null;
  leadMinutes: number;
}

export interface Acceptance {
  /** From then on it is not accepted. */
  acceptBy: Temporal.Instant;
  /** Half of the time is over. */
  remindAt: Temporal.Instant;
}

/** Pauses do not count: a paused kitchen still makes the orders it has. */
export function acceptanceOf(order: PaidOrder, momentOf: OpenNow['momentOf']): Acceptance | null {
  const { acceptMinutes, paidAt } = order;
  if (acceptMinutes === 0) return null;
  const opening = openingFrom(order, momentOf);
  const acceptBy = inTime(order, opening.add({ minutes: acceptMinutes }));
  const start = isBefore(opening, acceptBy) ? opening : paidAt;
  return { acceptBy, remindAt: start.add({ milliseconds: Math.floor(millisecondsBetween(start, acceptBy) / 2) }) };
}

/** The payment while the kitchen is open, or if it never opens; else its next opening. */
function openingFrom({ kitchen, paidAt }: PaidOrder, momentOf: OpenNow['momentOf']): Temporal.Instant {
  const moment = momentOf(kitchen, paidAt);
  if (isOpenAt(kitchen, moment)) return paidAt;
  const next = reopening(kitchen, moment);
  // At a fixed moment a closed kitchen never opens.
  return next && isOpenAt(kitchen, momentOf(kitchen, next)) ? next : paidAt;
}

/** Not after a scheduled order has to be begun. */
function inTime({ paidAt, scheduledFor, leadMinutes }: PaidOrder, acceptBy: Temporal.Instant): Temporal.Instant {
  if (!scheduledFor) return acceptBy;
  const begin = scheduledFor.subtract({ minutes: leadMinutes });
  const least = paidAt.add({ minutes: MIN_MINUTES });
  const end = isBefore(begin, acceptBy) ? begin : acceptBy;
  return isBefore(end, least) ? least : end;
}

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0;

const millisecondsBetween = (start: Temporal.Instant, end: Temporal.Instant) =>
  end.epochMilliseconds - start.epochMilliseconds;
