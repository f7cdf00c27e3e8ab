import { Temporal } from 'temporal-polyfill';
import { parseTimeOfDay } from '#kit/time/calendar';

/** The latest instant up to `now` at which the wall clock in UTC showed `timeOfDay` (`HH:MM`). */
export function lastResetTime(now: Temporal.Instant, timeOfDay: string): Temporal.Instant {
  const today = now.toZonedDateTimeISO('UTC');
  const due = today.withPlainTime(parseTimeOfDay(timeOfDay) ?? Temporal.PlainTime.from('00:00'));
  return (Temporal.ZonedDateTime.compare(due, today) > 0 ? due.subtract({ days: 1 }) : due).toInstant();
}

/** The first instant after `now` at which the wall clock in UTC shows `timeOfDay`. */
export const nextResetTime = (now: Temporal.Instant, timeOfDay: string): Temporal.Instant =>
  lastResetTime(now, timeOfDay).add({ hours: 24 });

/** The daily time as five cron fields in UTC. */
export function resetSchedule(timeOfDay: string): string {
  const [hours, minutes] = timeOfDay.split(':').map(Number);
  return `${minutes} ${hours} * * *`;
}
