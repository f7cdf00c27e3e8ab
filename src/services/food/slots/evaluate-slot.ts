import type { Temporal } from 'temporal-polyfill';
import { dayBounds, dayIn } from '#kit/time/calendar';
import type { OrderingKitchen } from '../kitchens/kitchens.service';
import { closingAt, leadMinutes, type OpenNow } from '../kitchens/open-now';
import { isOpenAt } from '../kitchens/opening-hours';
import { isInOpening, slotMs, slotStart } from './slot-openings';
import { hasLimit, type Room, roomFor, type TakenSlots } from './taken-slots';

export const SLOT_REASONS = ['scheduling_unavailable', 'slot_not_offered', 'slot_full'] as const;
export type SlotReason = (typeof SLOT_REASONS)[number];

/** The capacity and time that a basket needs from a kitchen. */
export interface SlotDemand {
  /** Number of dishes, each unit and each dish of an offer counted. */
  dishes: number;
  /** Preparation time of the slowest dish. */
  longestMinutes: number;
}

export interface ChosenSlot {
  startsAt: Date;
  endsAt: Date;
  /** Whether the order has to hold the slot. */
  isLimited: boolean;
  /** Whether overdue orders have to be cancelled before it can be held. */
  needsClearing: boolean;
}

export interface SlotVerdict {
  /** Null if it is refused, and for as soon as possible without limits. */
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

/** The slot and time in which an order is to be ready. It does not check whether the kitchen takes orders now. */
export function evaluateSlot(
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

/** The range of slots that can be ordered for, possibly empty. @param readyMs when an order for now would be ready */
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

/**
 * Exclusive end of the slots for an order for now: `leadMs` after closing, or after `since` if the kitchen is closed then.
 * @param since when the order was placed
 */
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

/** How far ahead a kitchen that never closes can promise an order for now. */
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
