import type { Temporal } from 'temporal-polyfill';
import { fieldRefused } from '#kit/http/refusal';
import { dayBounds, dayIn, parseDay } from '#kit/time/calendar';
import { sentOnce } from './property.query';

const MOST_DAYS = 3650;

/** The start of a stretch of agency days that ends today: with 1, today; with 7, today and the six days before. */
export function daysBackSent(query: object, name: string, zone: string, now: Temporal.Instant): string | undefined {
  const text = sentOnce(query, name);
  if (!text) return undefined;
  const days = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
  if (days === undefined || days > MOST_DAYS) throw fieldRefused(name, 'day_count', { max: MOST_DAYS });
  return dayBounds(dayIn(zone, now).subtract({ days: days - 1 }), zone).start.toString();
}

/** The bounds of an agency day that was sent as `YYYY-MM-DD`. */
export function daySent(query: object, name: string, zone: string): { start: string; end: string } | undefined {
  const text = sentOnce(query, name);
  if (!text) return undefined;
  const day = parseDay(text);
  if (!day) throw fieldRefused(name, 'day');
  const { start, end } = dayBounds(day, zone);
  return { start: start.toString(), end: end.toString() };
}
