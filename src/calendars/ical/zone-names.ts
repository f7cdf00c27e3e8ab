import { readFileSync } from 'node:fs';
import { isTimeZone } from '#kit/time/time-zones';

/** Windows names with the IANA name of their main territory: `windowsZones` of CLDR 48, see `assets/windows-zones/LICENSE`. */
const WINDOWS_ZONES = new Map(
  Object.entries(
    JSON.parse(readFileSync(require.resolve('#assets/windows-zones/cldr-48.json'), 'utf8')) as Record<string, string>,
  ).map(([name, zone]) => [name.toLowerCase(), zone]),
);

/** `+02:00`, `UTC+2`, `GMT-0330`, `Z` */
const OFFSET = /^(?:UTC|GMT|Z)?\s*(?:([+−–-])(\d{1,2})(?::?([0-5]\d)(?::?00)?)?)?$/iu;
/** The easternmost zone is 14 hours ahead of UTC. */
const MAX_OFFSET_HOURS = 14;

/** The IANA zone of a TZID. Some programs put a path before the name. */
export function ianaZone(tzid: string): string | undefined {
  const parts = tzid.split('/').filter(Boolean);
  const tails = [3, 2, 1].filter(count => parts.length >= count).map(count => parts.slice(-count).join('/'));
  return [tzid, ...tails, tzid.replaceAll(' ', '_')].find(isTimeZone);
}

/** The IANA zone of a Windows name, such as `Tokyo Standard Time`. */
export function windowsZone(tzid: string): string | undefined {
  const zone = WINDOWS_ZONES.get(tzid.toLowerCase());
  return zone !== undefined && isTimeZone(zone) ? zone : undefined;
}

/** Seconds east of UTC of a name that is an offset. */
export function offsetOfName(tzid: string): number | undefined {
  const [found, sign, hours = 0, minutes = 0] = OFFSET.exec(tzid.trim().replace(/^\((.*)\)$/, '$1')) ?? [];
  if (!found) return undefined;
  const seconds = Number(hours) * 3600 + Number(minutes) * 60;
  if (seconds > MAX_OFFSET_HOURS * 3600) return undefined;
  return sign === undefined || sign === '+' ? seconds : -seconds;
}
