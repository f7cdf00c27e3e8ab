import type { Temporal } from 'temporal-polyfill';
import type { Database } from '#kit/database/database';
import { dayIn, parseDay } from '#kit/time/calendar';
import { Kitchen } from './kitchen.entity';

/** The time zone of business days: that of the kitchen for kitchen accounts, otherwise that of the first kitchen. */
export async function businessZone(db: Database, kitchenId: number | null): Promise<string> {
  const where = kitchenId === null ? {} : { id: kitchenId };
  const kitchen = await db.of(Kitchen).findOne({ select: { timeZone: true }, where, order: { id: 'ASC' } });
  return kitchen?.timeZone ?? 'UTC';
}

/** Parses `today`, `yesterday` or `YYYY-MM-DD`; undefined for anything else. */
export function namedDay(name: string, zone: string, now: Temporal.Instant): Temporal.PlainDate | undefined {
  if (name === 'today') return dayIn(zone, now);
  if (name === 'yesterday') return dayIn(zone, now).subtract({ days: 1 });
  return parseDay(name);
}
