import type { Temporal } from 'temporal-polyfill';
import { dayBounds, dayIn } from '#kit/time/calendar';
import type { OrderingKitchen } from '../kitchens/kitchens.service';
import { closingAt, leadMinutes, type OpenNow } from '../kitchens/open-now';
import { isOpenAt } from '../kitchens/opening-hours';
import { isInOpening, slotMs, slotStart } from './slot-openings';
import { hasLimit, type Room, roomFor, type TakenSlots } from './taken-slots';

export const SLOT_REASONS = ['scheduling_unavailable', 'slot_not_offered', 'slot_full'] as const;
export type SlotReason = (typeof SLOT_REASONS)[number];

/** What a basket needs of a kitchen. */
export interface SlotDemand {
  /** Units; an offer counts the dishes that it chooses. */
  dishes: number;
  /** Preparation time of the dish that takes longest. */
  longestMinutes: number;
}

export interface ChosenSlot {
  startsAt: Date;
  endsAt: Date;
  /** The order has to hold it. */
  isLimited: boolean;
  /** Overdue orders have to be cancelled before it can be held. */
  needsClearing: boolean;
}

export interface SlotVerdict {
  /** Null if it is refused, and as soon as possible without limits. */
  slot: ChosenSlot | null;
  promisedAt: Date;
  reason: SlotReason | null;
}

interface SlotWish {
  /** Null for as soon as possible. */
  scheduledFor: Temporal.Instant | null;
  demand: SlotDemand;
}

const MINUTE_MS = 60_000;

/** When an order is to be ready. Whether the kitchen takes orders for now is judged elsewhere. */
export function judgeSlot(
  kitchen: OrderingKitchen,
  openNow: OpenNow,
  taken: TakenSlots,
  { scheduledFor, demand }: SlotWish,
): SlotVerdict {
  const leadMs = leadMinutes(kitchen, openNow.now, demand.longestMinutes) * MINUTE_MS;
  const readyMs = openNow.now.epochMilliseconds + leadMs;
  const room = (startMs: number) => roomFor(kitchen, taken.get(startMs), demand.dishes);
  if (scheduledFor !== null) return scheduled(kitchen, openNow, { scheduledFor, readyMs, room });
  if (!hasLimit(kitchen)) return { slot: null, promisedAt: new Date(readyMs), reason: null };
  const startMs = earliestFree(kitchen, { readyMs, reachMs: reachOf(kitchen, openNow, leadMs), room });
  if (startMs === undefined) return { slot: null, promisedAt: new Date(readyMs), reason: 'slot_full' };
  return {
    slot: chosen(kitchen, startMs, room(startMs)),
    promisedAt: new Date(Math.max(readyMs, startMs)),
    reason: null,
  };
}

/** Starts of slots for which orders can be scheduled, in epoch milliseconds. */
export interface OfferedSpan {
  fromMs: number;
  /** Exclusive. */
  toMs: number;
}

/** Empty where nothing can be scheduled. @param readyMs when an order for now would be ready */
export function offeredSpan(kitchen: OrderingKitchen, openNow: OpenNow, readyMs: number): OfferedSpan {
  if (!kitchen.isActive || kitchen.slotDaysAhead === 0) return { fromMs: 0, toMs: 0 };
  const { end } = dayBounds(lastDay(kitchen, openNow), kitchen.timeZone);
  return { fromMs: Math.max(readyMs, openNow.pausedUntil(kitchen)?.getTime() ?? 0), toMs: end.epochMilliseconds };
}

export const isOffered = ({ fromMs, toMs }: OfferedSpan, startMs: number): boolean =>
  fromMs <= startMs && startMs < toMs;

/** The last day for which orders can be scheduled, by the calendar of the kitchen. */
export const lastDay = ({ timeZone, slotDaysAhead }: OrderingKitchen, { now }: OpenNow): Temporal.PlainDate =>
  dayIn(timeZone, now).add({ days: slotDaysAhead });

/** Orders for now fill the slots up to closing, each `leadMs` later; the end is excluded. @param since when placed */
export function reachOf(
  kitchen: OrderingKitchen,
  { isClockFixed, now }: OpenNow,
  leadMs: number,
  since: Temporal.Instant = now,
): number {
  const endless = now.epochMilliseconds + MAX_DAYS * 24 * 60 * MINUTE_MS;
  if (isClockFixed) return endless;
  if (!isOpenAt(kitchen, since)) return since.epochMilliseconds + leadMs;
  const closing = closingAt(kitchen, since, MAX_DAYS);
  return closing ? closing.epochMilliseconds + leadMs : endless;
}

/** How far ahead an order for now can be promised by a kitchen that never closes. */
export const MAX_DAYS = 7;

interface Search {
  readyMs: number;
  reachMs: number;
  room: (startMs: number) => Room;
}

/** The start of the earliest slot with room that ends after `readyMs` and begins before `reachMs`. */
export function earliestFree(kitchen: OrderingKitchen, { readyMs, reachMs, room }: Search): number | undefined {
  for (let startMs = slotStart(kitchen, readyMs); startMs < reachMs; startMs += slotMs(kitchen))
    if (room(startMs) !== 'full') return startMs;
  return undefined;
}

function scheduled(
  kitchen: OrderingKitchen,
  openNow: OpenNow,
  { scheduledFor, readyMs, room }: Omit<Search, 'reachMs'> & { scheduledFor: Temporal.Instant },
): SlotVerdict {
  const startMs = scheduledFor.epochMilliseconds;
  const refused = (reason: SlotReason) => ({ slot: null, promisedAt: new Date(startMs), reason });
  if (kitchen.slotDaysAhead === 0) return refused('scheduling_unavailable');
  const isOnGrid = scheduledFor.epochNanoseconds % BigInt(slotMs(kitchen) * 1_000_000) === 0n;
  const isInSpan = isOffered(offeredSpan(kitchen, openNow, readyMs), startMs);
  if (!isOnGrid || !isInSpan || !isInOpening(kitchen, openNow, startMs)) return refused('slot_not_offered');
  if (room(startMs) === 'full') return refused('slot_full');
  return { slot: chosen(kitchen, startMs, room(startMs)), promisedAt: new Date(startMs), reason: null };
}

const chosen = (kitchen: OrderingKitchen, startMs: number, room: Room): ChosenSlot => ({
  startsAt: new Date(startMs),
  endsAt: new Date(startMs + slotMs(kitchen)),
  isLimited: hasLimit(kitchen),
  needsClearing: room === 'overdue',
});
