import { Temporal } from 'temporal-polyfill';
import { dayIn } from '#kit/time/calendar';
import type { OrderingKitchen } from '../kitchens/kitchens.service';
import { leadMinutes, type OpenNow } from '../kitchens/open-now';
import { isOffered, lastDay, offeredSpan, type SlotDemand } from './evaluate-slot';
import { SlotDays } from './slot-openings';
import { roomFor, type TakenSlots } from './taken-slots';

const MINUTE_MS = 60_000;

export interface OfferedSlot {
  startsAt: Date;
  promisedAt: Date;
}

interface NearestWish {
  openNow: OpenNow;
  /** The requested time. */
  at: Temporal.Instant;
  demand: SlotDemand;
  limit: number;
}

/** Slots for which an order would be accepted: those at or after an instant, then those before it, nearest first. */
export function nearestSlots(
  kitchen: OrderingKitchen,
  taken: TakenSlots,
  { openNow, at, demand, limit }: NearestWish,
): OfferedSlot[] {
  if (kitchen.slotDaysAhead === 0) return [];
  const readyMs = openNow.now.epochMilliseconds + leadMinutes(kitchen, openNow.now, demand.longestMinutes) * MINUTE_MS;
  const days = new SlotDays(kitchen, openNow);
  const span = offeredSpan(kitchen, openNow, readyMs);
  const free = (startMs: number) =>
    isOffered(span, startMs) && roomFor(kitchen, taken.get(startMs), demand.dishes) !== 'full';
  const [first, last] = [dayIn(kitchen.timeZone, openNow.now), lastDay(kitchen, openNow)];
  const asked = clamp(dayIn(kitchen.timeZone, at), first, last);
  const found: number[] = [];
  for (let day = asked; found.length < limit && isUpTo(day, last); day = day.add({ days: 1 }))
    found.push(...days.startsOn(day).filter(start => start >= at.epochMilliseconds && free(start)));
  found.splice(limit);
  for (let day = asked; found.length < limit && isUpTo(first, day); day = day.subtract({ days: 1 })) {
    const before = days.startsOn(day).filter(start => start < at.epochMilliseconds && free(start));
    found.push(...before.toReversed());
  }
  return found.slice(0, limit).map(start => ({ startsAt: new Date(start), promisedAt: new Date(start) }));
}

const isUpTo = (day: Temporal.PlainDate, last: Temporal.PlainDate) => Temporal.PlainDate.compare(day, last) <= 0;

function clamp(day: Temporal.PlainDate, first: Temporal.PlainDate, last: Temporal.PlainDate): Temporal.PlainDate {
  if (!isUpTo(first, day)) return first;
  return isUpTo(day, last) ? day : last;
}
