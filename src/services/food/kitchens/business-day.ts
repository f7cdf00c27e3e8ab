import type { Temporal } from 'temporal-polyfill';
import type { Database } from '#kit/database/database';
import { dayIn, parseDay } from '#kit/time/calendar';

/** The zone days are counted in: the kitchen's for its own accounts, otherwise the company's, which is its first kitchen's. */
export async function businessZone(db: Database, kitchenId: number | null): Promise<string> {
  const row = await db.row<{ time_zone: string }>(
    `SELECT time_zone FROM kitchen WHERE $1::integer IS NULL OR id = $1 ORDER BY id LIMIT 1`,
    [kitchenId],
  );
  return row?.time_zone ?? 'UTC';
}

/** `today`, `yesterday` or a day `YYYY-MM-DD`; undefined when it is none of them. */
export function namedDay(name: string, zone: string, now: Temporal.Instant): Temporal.PlainDate | undefined {
  if (name === 'today') return dayIn(zone, now);
  if (name === 'yesterday') return dayIn(zone, now).subtract({ days: 1 });
  return parseDay(name);
}
