import { Temporal } from 'temporal-polyfill';
import { dayIn, wallClock } from '#kit/time/calendar';

/** Values of the setting `service_clock`. */
export const SERVICE_CLOCK_MODES = ['real', 'demo-fixed'] as const;
export type ServiceClockMode = (typeof SERVICE_CLOCK_MODES)[number];

const WEDNESDAY = 3;
const HALF_PAST_TWELVE = new Temporal.PlainTime(12, 30);

/**
 * The moment at which a kitchen's opening is judged. `demo-fixed` stands at 12:30 on the Wednesday of the current ISO
 * week in the kitchen's time zone, so that a demonstration finds kitchens open at any hour. Only opening asks this
 * clock: tokens, limits and time stamps keep real time.
 */
export function serviceInstant(mode: ServiceClockMode, now: Temporal.Instant, timeZone: string): Temporal.Instant {
  if (mode === 'real') return now;
  const today = dayIn(timeZone, now);
  return wallClock(today.add({ days: WEDNESDAY - today.dayOfWeek }), HALF_PAST_TWELVE, timeZone);
}
