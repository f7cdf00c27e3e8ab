import { Temporal } from 'temporal-polyfill';
import { wallClock } from '#kit/time/calendar';

const DAYS_BEFORE = 7;

/**
 * The last instant a guest may cancel: seven calendar days before check-in, at the check-in time in `zone`. Calendar days
 * keep the wall-clock time when daylight saving changes in between.
 */
export function cancellationDeadline(checkIn: string, checkInTime: string, zone: string): Temporal.Instant {
  const day = Temporal.PlainDate.from(checkIn).subtract({ days: DAYS_BEFORE });
  return wallClock(day, Temporal.PlainTime.from(checkInTime), zone);
}
