import type { DataSource } from 'typeorm';
import { Temporal } from 'temporal-polyfill';

const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+/-]*$/;

/** Time zone names by database URL, in lower case because Postgres ignores case. */
const knownToDatabases = new Map<string, ReadonlySet<string>>();

/** Loads the time zone names of a database once, because Postgres opens a file for each. */
export async function readTimeZones(dataSource: DataSource, url: string): Promise<void> {
  if (knownToDatabases.has(url)) return;
  const rows = await dataSource.query<{ name: string }[]>('SELECT lower(name) AS name FROM pg_timezone_names');
  knownToDatabases.set(url, new Set(rows.map(({ name }) => name)));
}

/** Whether the runtime and every database know `zone`. Bare offsets are refused: Postgres inverts their sign. */
export function isTimeZone(zone: string): boolean {
  if (!ZONE_NAME.test(zone) || !isKnownToDatabases(zone.toLowerCase())) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

const isKnownToDatabases = (zone: string): boolean => [...knownToDatabases.values()].every(names => names.has(zone));
