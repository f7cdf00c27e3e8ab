import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill';
import { parseInstant } from '#kit/time/calendar';
import type { Kitchen } from './kitchen.entity';
import { isOpenAt, type OpeningTimes } from './opening-hours';
import { type ServiceClockMode, serviceInstant } from './service-clock';
import { runningClosing } from './upcoming-openings';

export const OPENING_SETTINGS = { service_clock: 'string', ordering_paused_until: 'string' } as const;
export type OpeningSettings = Record<keyof typeof OPENING_SETTINGS, string>;

type OrderTimes = OpeningTimes & Pick<Kitchen, 'lastOrderMinutes'>;
export type KitchenAvailability = OrderTimes & Pick<Kitchen, 'isActive' | 'pausedUntil'>;

/** Evaluates the openings of kitchens at one instant. */
export interface OpenNow {
  /** Whether the kitchen takes orders for now: active, open by its hours, before its last order and not paused. */
  (kitchen: KitchenAvailability): boolean;
  now: Temporal.Instant;
  /** Whether hours are evaluated at a fixed moment instead of now. */
  isClockFixed: boolean;
  /** The instant at which the hours of the kitchen are evaluated. @param at defaults to now */
  momentOf: (kitchen: Pick<OpeningTimes, 'timeZone'>, at?: Temporal.Instant) => Temporal.Instant;
  /** End of the pause of the kitchen or of all kitchens, whichever is later; null if it is not paused. */
  pausedUntil: (kitchen: Pick<Kitchen, 'pausedUntil'>) => Date | null;
}

export function openAt(now: Temporal.Instant, settings: OpeningSettings): OpenNow {
  const mode = settings.service_clock as ServiceClockMode;
  const allPausedUntil = parseInstant(settings.ordering_paused_until)?.epochMilliseconds ?? 0;
  const minute = minuteOf(now);
  const pausedUntil: OpenNow['pausedUntil'] = kitchen =>
    futureOrNull(new Date(Math.max(allPausedUntil, kitchen.pausedUntil?.getTime() ?? 0)), now);
  const openNow = (kitchen: KitchenAvailability) =>
    kitchen.isActive && pausedUntil(kitchen) === null && takesOrdersDuring(minute, mode, kitchen);
  return Object.assign(openNow, {
    now,
    isClockFixed: mode !== 'real',
    momentOf: ({ timeZone }: Pick<OpeningTimes, 'timeZone'>, at = now) => serviceInstant(mode, at, timeZone),
    pausedUntil,
  });
}

/** The instant if it is in the future, otherwise null. */
export const futureOrNull = (end: Date | null, now: Temporal.Instant): Date | null =>
  end && end.getTime() > now.epochMilliseconds ? end : null;

type LeadTimes = Pick<Kitchen, 'preparationMinutes' | 'leadFromDishes' | 'busyUntil' | 'busyMinutes'>;

/** Minutes from `now` until a new order is ready. @param longestMinutes preparation time of its slowest dish */
export function leadMinutes(
  { preparationMinutes, leadFromDishes, busyUntil, busyMinutes }: LeadTimes,
  now: Temporal.Instant,
  longestMinutes = 0,
): number {
  const preparation = leadFromDishes ? Math.max(preparationMinutes, longestMinutes) : preparationMinutes;
  return preparation + (futureOrNull(busyUntil, now) ? (busyMinutes ?? 0) : 0);
}

const MINUTE_MS = 60_000;
/** A last order is at most 12 hours before closing. */
const DAYS_TO_CLOSING = 2;

/** Whether the kitchen is open, and before its last order, at an instant from `momentOf`. */
export function takesOrdersAt(kitchen: OrderTimes, instant: Temporal.Instant): boolean {
  if (!isOpenAt(kitchen, instant)) return false;
  if (kitchen.lastOrderMinutes === 0) return true;
  const closing = runningClosing(kitchen, instant, DAYS_TO_CLOSING);
  return (
    closing === undefined ||
    closing.epochMilliseconds - instant.epochMilliseconds > kitchen.lastOrderMinutes * MINUTE_MS
  );
}

/** Caches openings per minute: time zone rules are the most expensive part of pricing a basket. */
const openCache = new LRUCache<string, boolean>({ max: 500 });
const closingCache = new LRUCache<string, { closing: Temporal.Instant | undefined }>({ max: 500 });

function takesOrdersDuring(minute: Temporal.Instant, mode: ServiceClockMode, kitchen: OrderTimes): boolean {
  const { timeZone, lastOrderMinutes } = kitchen;
  const cacheKey = cacheKeyOf(minute, kitchen, mode, lastOrderMinutes);
  const cached = openCache.get(cacheKey);
  if (cached !== undefined) return cached;
  const isOpen = takesOrdersAt(kitchen, serviceInstant(mode, minute, timeZone));
  openCache.set(cacheKey, isOpen);
  return isOpen;
}

/** `runningClosing`, cached. */
export function closingAt(
  kitchen: OpeningTimes,
  instant: Temporal.Instant,
  days: number,
): Temporal.Instant | undefined {
  const minute = minuteOf(instant);
  const cacheKey = cacheKeyOf(minute, kitchen, days);
  const cached = closingCache.get(cacheKey) ?? { closing: runningClosing(kitchen, minute, days) };
  closingCache.set(cacheKey, cached);
  return cached.closing;
}

const cacheKeyOf = (
  minute: Temporal.Instant,
  { timeZone, hours, closures, specialHours }: OpeningTimes,
  ...more: unknown[]
): string => JSON.stringify([minute.epochMilliseconds, timeZone, hours, closures, specialHours, ...more]);

const minuteOf = ({ epochMilliseconds }: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(epochMilliseconds / MINUTE_MS) * MINUTE_MS);
