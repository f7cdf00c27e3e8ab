import type { DataSource } from 'typeorm';
import { Temporal } from 'temporal-polyfill';

const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+/-]*$/;

/** By the address of each database of the process, the names it knows in lower case: Postgres compares without case. */
const knownToDatabases = new Map<string, ReadonlySet<string>>();

/**
 * Reads the names that a database knows. They differ with its version and its system, and a name that only the runtime
 * knows fails in the first `AT TIME ZONE`. Read once per process: Postgres opens a file for each name.
 */
export async function readTimeZones(dataSource: DataSource, url: string): Promise<void> {
  if (knownToDatabases.has(url)) return;
  const rows = await dataSource.query<{ name: string }[]>('SELECT lower(name) AS name FROM pg_timezone_names');
  knownToDatabases.set(url, new Set(rows.map(({ name }) => name)));
}

/**
 * Whether the runtime and every database of the process know `zone`, such as `Africa/Cairo` or `UTC`. Bare offsets like
 * `+02:00` are refused: they know no daylight saving, and Postgres reads their sign the other way round.
 */
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
