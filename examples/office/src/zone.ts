import type { Office } from './office';

/** The zone of the company where its settings name one; else that of the reader. */
export const zoneOf = ({ settings }: Pick<Office, 'settings'>): string =>
  typeof settings['timezone'] === 'string' ? settings['timezone'] : Intl.DateTimeFormat().resolvedOptions().timeZone;

/** An instant as a field shows it: `2027-01-05T18:30` in the zone; empty without an instant. */
export function localTime(instant: unknown, timeZone: string): string {
  const time = typeof instant === 'string' ? Date.parse(instant) : Number.NaN;
  return Number.isNaN(time) ? '' : new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 16);
}

/** The instant of a time of the zone, as a field has it. */
export function instantOf(local: string, timeZone: string): string {
  const clock = Date.parse(`${local}Z`);
  // The offset of the day before the change of the clock may be another one.
  const near = clock - offsetAt(clock, timeZone);
  return new Date(clock - offsetAt(near, timeZone)).toISOString();
}

/** How far the clock of a zone is ahead of UTC, in milliseconds. Sweden writes times as ISO 8601 does. */
function offsetAt(time: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(time);
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - Math.floor(time / 1000) * 1000;
}
