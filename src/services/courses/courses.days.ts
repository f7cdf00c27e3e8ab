import { Temporal } from 'temporal-polyfill';
import { type Condition, raw, sql, when } from '#kit/database/sql';
import { dayBounds } from '#kit/time/calendar';
import type { Settings } from '#shared/settings/settings';

export interface DayRange {
  from_date?: string;
  to_date?: string;
}

/** Formats an instant for notifications: `2026-05-09 15:00 (Asia/Riyadh)`. */
export function siteTime(instant: Date, zone: string): string {
  const at = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
  return `${at.toPlainDate().toString()} ${at.toPlainTime().toString({ smallestUnit: 'minute' })} (${zone})`;
}

/** Conditions that limit `column` to a range of days, inclusive, in the time zone of the site. */
export async function betweenDays(settings: Settings, column: string, range: DayRange): Promise<Condition[]> {
  if (range.from_date === undefined && range.to_date === undefined) return [];
  const zone = await settings.value('timezone', 'string');
  const bounds = (day: string) => dayBounds(Temporal.PlainDate.from(day), zone);
  return [
    when(range.from_date, day => sql`${raw(column)} >= ${bounds(day).start.toString()}`),
    when(range.to_date, day => sql`${raw(column)} < ${bounds(day).end.toString()}`),
  ];
}
