import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill';
import { parseInstant } from '#kit/time/calendar';
import type { Kitchen } from './kitchen.entity';
import { isOpenAt, type OpeningTimes } from './opening-hours';
import { type ServiceClockMode, serviceInstant } from './service-clock';

export const OPENING_SETTINGS = { service_clock: 'string', ordering_paused_until: 'string' } as const;
export type OpeningSettings = Record<keyof typeof OPENING_SETTINGS, string>;

type JudgedKitchen = OpeningTimes & Pick<Kitchen, 'isActive' | 'pausedUntil'>;

/** Judges kitchens at one instant. */
export interface OpenNow {
  /** Whether it takes orders now: active, open by its hours and not paused. */
  (kitchen: JudgedKitchen): boolean;
  now: Temporal.Instant;
  /** The instant at which its hours are evaluated. @param at an instant other than now */
  momentOf: (kitchen: Pick<OpeningTimes, 'timeZone'>, at?: Temporal.Instant) => Temporal.Instant;
  /** End of its pause or of the pause of all kitchens, the later one; null if it is not paused. */
  pausedUntil: (kitchen: Pick<Kitchen, 'pausedUntil'>) => Date | null;
}

export function openAt(now: Temporal.Instant, settings: OpeningSettings): OpenNow {
  const mode = settings.service_clock as ServiceClockMode;
  const allPausedUntil = parseInstant(settings.ordering_paused_until)?.epochMilliseconds ?? 0;
  const minute = minuteOf(now);
  const pausedUntil: OpenNow['pausedUntil'] = kitchen =>
    ifAhead(new Date(Math.max(allPausedUntil, kitchen.pausedUntil?.getTime() ?? 0)), now);
  const openNow = (kitchen: JudgedKitchen) =>
    kitchen.isActive && pausedUntil(kitchen) === null && isOpenDuring(minute, mode, kitchen);
  return Object.assign(openNow, {
    now,
    momentOf: ({ timeZone }: Pick<OpeningTimes, 'timeZone'>, at = now) => serviceInstant(mode, at, timeZone),
    pausedUntil,
  });
}

/** The end of something that ends by itself, or null if it is over. */
export const ifAhead = (end: Date | null, now: Temporal.Instant): Date | null =>
  end && end.getTime() > now.epochMilliseconds ? end : null;

/** How many minutes after `now` a new order is ready. */
export const leadMinutes = (
  { preparationMinutes, busyUntil, busyMinutes }: Pick<Kitchen, 'preparationMinutes' | 'busyUntil' | 'busyMinutes'>,
  now: Temporal.Instant,
): number => preparationMinutes + (ifAhead(busyUntil, now) ? (busyMinutes ?? 0) : 0);

/** Caches openings per minute: time zone rules are the most expensive part of pricing a basket. */
const openCache = new LRUCache<string, boolean>({ max: 500 });

function isOpenDuring(minute: Temporal.Instant, mode: ServiceClockMode, kitchen: OpeningTimes): boolean {
  const { timeZone, hours, closures, specialHours } = kitchen;
  const cacheKey = JSON.stringify([minute.epochMilliseconds, mode, timeZone, hours, closures, specialHours]);
  const cached = openCache.get(cacheKey);
  if (cached !== undefined) return cached;
  const isOpen = isOpenAt(kitchen, serviceInstant(mode, minute, timeZone));
  openCache.set(cacheKey, isOpen);
  return isOpen;
}

const MINUTE_MS = 60_000;
const minuteOf = ({ epochMilliseconds }: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(epochMilliseconds / MINUTE_MS) * MINUTE_MS);
