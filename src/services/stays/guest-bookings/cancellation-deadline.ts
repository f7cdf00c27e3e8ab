import { Temporal } from 'temporal-polyfill';
import { wallClock } from '#kit/time/calendar';

const DAYS_BEFORE = 7;

/** Calendar days before check-in, so that the wall-clock time stays when daylight saving changes in between. */
export function cancellationDeadline(checkIn: string, checkInTime: string, zone: string): Temporal.Instant {
  const day = Temporal.PlainDate.from(checkIn).subtract({ days: DAYS_BEFORE });
  return wallClock(day, Temporal.PlainTime.from(checkInTime), zone);
}
