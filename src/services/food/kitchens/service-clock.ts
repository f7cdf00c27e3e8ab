import { Temporal } from 'temporal-polyfill';
import { dayIn, wallClock } from '#kit/time/calendar';

export const SERVICE_CLOCK_MODES = ['real', 'demo-fixed'] as const;
export type ServiceClockMode = (typeof SERVICE_CLOCK_MODES)[number];

const WEDNESDAY = 3;
const HALF_PAST_TWELVE = new Temporal.PlainTime(12, 30);

/** The instant at which opening is evaluated; `demo-fixed` is Wednesday 12:30 of the week, when kitchens are open. */
export function serviceInstant(mode: ServiceClockMode, now: Temporal.Instant, timeZone: string): Temporal.Instant {
  if (mode === 'real') return now;
  const today = dayIn(timeZone, now);
  return wallClock(today.add({ days: WEDNESDAY - today.dayOfWeek }), HALF_PAST_TWELVE, timeZone);
}
