import type { Temporal } from 'temporal-polyfill';
import type { Database } from '#kit/database/database';
import { dayIn, parseDay } from '#kit/time/calendar';

/** The time zone of business days: that of the kitchen for kitchen accounts, otherwise that of the first kitchen. */
export async function businessZone(db: Database, kitchenId: number | null): Promise<string> {
  const row = await db.row<{ time_zone: string }>(
    `SELECT time_zone FROM kitchen WHERE $1::integer IS NULL OR id = $1 ORDER BY id LIMIT 1`,
    [kitchenId],
  );
  return row?.time_zone ?? 'UTC';
}

/** Parses `today`, `yesterday` or `YYYY-MM-DD`; undefined for anything else. */
export function namedDay(name: string, zone: string, now: Temporal.Instant): Temporal.PlainDate | undefined {
  if (name === 'today') return dayIn(zone, now);
  if (name === 'yesterday') return dayIn(zone, now).subtract({ days: 1 });
  return parseDay(name);
}
