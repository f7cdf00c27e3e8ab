import { Temporal } from 'temporal-polyfill';
import { isOpenAt, type OpeningTimes } from '../kitchens/opening-hours';
import type { OpenNow } from '../kitchens/open-now';
import { reopening } from '../kitchens/upcoming-openings';

/** Minimum for an order that is due soon. */
const MIN_ACCEPT_MINUTES = 2;

export interface PaidOrder {
  kitchen: OpeningTimes;
  /** Time to accept the order; 0 for no deadline. */
  acceptMinutes: number;
  paidAt: Temporal.Instant;
  scheduledFor: Temporal.Instant | null;
  leadMinutes: number;
}

export interface Acceptance {
  /** The order can no longer be accepted from this instant on. */
  acceptBy: Temporal.Instant;
  /** Halfway from the start of the time to accept to its end. */
  remindAt: Temporal.Instant;
}

/** The deadline of a paid order, or null. It ignores pauses: a paused kitchen still makes the orders it has. */
export function acceptanceOf(order: PaidOrder, momentOf: OpenNow['momentOf']): Acceptance | null {
  const { acceptMinutes, paidAt } = order;
  if (acceptMinutes === 0) return null;
  const opening = openingFrom(order, momentOf);
  const acceptBy = beforePreparation(order, opening.add({ minutes: acceptMinutes }));
  const start = isBefore(opening, acceptBy) ? opening : paidAt;
  return { acceptBy, remindAt: start.add({ milliseconds: Math.floor(millisecondsBetween(start, acceptBy) / 2) }) };
}

/** Start of the time to accept: the payment if the kitchen is open then or never opens, otherwise its next opening. */
function openingFrom({ kitchen, paidAt }: PaidOrder, momentOf: OpenNow['momentOf']): Temporal.Instant {
  const moment = momentOf(kitchen, paidAt);
  if (isOpenAt(kitchen, moment)) return paidAt;
  const next = reopening(kitchen, moment);
  // With a fixed service clock, a closed kitchen never opens.
  return next && isOpenAt(kitchen, momentOf(kitchen, next)) ? next : paidAt;
}

/** Moves the deadline of a scheduled order before the time at which the kitchen must begin it. */
function beforePreparation(
  { paidAt, scheduledFor, leadMinutes }: PaidOrder,
  acceptBy: Temporal.Instant,
): Temporal.Instant {
  if (!scheduledFor) return acceptBy;
  const begin = scheduledFor.subtract({ minutes: leadMinutes });
  const least = paidAt.add({ minutes: MIN_ACCEPT_MINUTES });
  const end = isBefore(begin, acceptBy) ? begin : acceptBy;
  return isBefore(end, least) ? least : end;
}

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0;

const millisecondsBetween = (start: Temporal.Instant, end: Temporal.Instant) =>
  end.epochMilliseconds - start.epochMilliseconds;
