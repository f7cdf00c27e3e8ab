import { Temporal } from 'temporal-polyfill';
import { wallClock } from '#kit/time/calendar';

const DAYS_BEFORE = 7;

/**
 * The last instant a guest may cancel: seven calendar days before the check-in day, when the clock in `zone` shows the
 * check-in time. Counted in days, so that a change of the clocks in between moves nothing.
 */
export function cancellationDeadline(checkIn: string, checkInTime: string, zone: string): Temporal.Instant {
  const day = Temporal.PlainDate.from(checkIn).subtract({ days: DAYS_BEFORE });
  return wallClock(day, Temporal.PlainTime.from(checkInTime), zone);
}
