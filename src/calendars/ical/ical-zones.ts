import { Temporal } from 'temporal-polyfill';
import { isTimeZone } from '#kit/time/time-zones';
import { type IcalComponent, textOf } from './ical-components';
import { DAY_SECONDS, type DayNumber, type IcalTime, localSeconds } from './ical-time';
import { type Offset, readDefinition } from './zone-definitions';
import { ianaZone, offsetOfName, windowsZone } from './zone-names';

interface NamedZone {
  offset: Offset;
  /** False if its times are read in another zone, or its offset changes are unknown. */
  isKnown: boolean;
}

/**
 * Converts times of a calendar to instants, and to days of one zone. Knows IANA names, the VTIMEZONEs of the calendar, Windows
 * names and offsets; times without a zone, or of an unknown one, are times of the zone of the days. `ICAL.Timezone` knows no
 * IANA names.
 */
export class IcalZones {
  private readonly zones = new Map<string, NamedZone>();
  private readonly offsetHere: Offset;
  private readonly offsetAt: (epoch: number) => number;
  private readonly definitions: ReadonlyMap<string, IcalComponent>;

  /** @param definitions VTIMEZONEs @param zone zone of the days */
  constructor(definitions: readonly IcalComponent[], zone: string) {
    this.definitions = new Map(definitions.map(definition => [textOf(definition, 'tzid').toLowerCase(), definition]));
    this.offsetHere = ianaOffset(zone);
    this.offsetAt = cachedByDay(
      epoch => Temporal.Instant.fromEpochMilliseconds(epoch * 1000).toZonedDateTimeISO(zone).offsetNanoseconds / 1e9,
    );
  }

  /** The day of a time, or of `later` seconds after it. A date is the same day in every zone. */
  dayOf(time: IcalTime, later = 0): DayNumber {
    if (time.seconds === null) return time.day + Math.floor(later / DAY_SECONDS);
    const epoch = this.epochSeconds(time) + later;
    return Math.floor((epoch + this.offsetAt(epoch)) / DAY_SECONDS);
  }

  /** Seconds since 1970. */
  epochSeconds(time: IcalTime): number {
    const local = localSeconds(time);
    return local - this.offsetOf(time)(local);
  }

  /** Whether the zone of the time is understood. */
  isKnown({ seconds, zone }: IcalTime): boolean {
    return seconds === null || zone === null || this.zoneOf(zone).isKnown;
  }

  /** Whether it is 00:00 in UTC. */
  isUtcMidnight({ seconds, zone }: IcalTime): boolean {
    return seconds === 0 && zone !== null && UTC_NAMES.has(zone.toUpperCase());
  }

  private offsetOf({ zone }: Pick<IcalTime, 'zone'>): Offset {
    return zone === null ? this.offsetHere : this.zoneOf(zone).offset;
  }

  private zoneOf(tzid: string): NamedZone {
    const key = tzid.toLowerCase();
    const known = this.zones.get(key) ?? this.find(tzid, this.definitions.get(key));
    this.zones.set(key, known);
    return known;
  }

  private find(tzid: string, definition: IcalComponent | undefined): NamedZone {
    const location = definition && textOf(definition, 'x-lic-location');
    const iana = ianaZone(tzid) ?? [location ?? ''].find(isTimeZone);
    if (iana !== undefined) return { offset: ianaOffset(iana), isKnown: true };
    const defined = readDefinition(definition);
    if (defined?.isRead) return { offset: defined.offset, isKnown: true };
    const windows = windowsZone(tzid);
    if (windows !== undefined) return { offset: ianaOffset(windows), isKnown: true };
    const fixed = offsetOfName(tzid);
    if (fixed !== undefined) return { offset: () => fixed, isKnown: true };
    return { offset: defined?.offset ?? this.offsetHere, isKnown: false };
  }
}

const UTC_NAMES = new Set(['UTC', 'GMT', 'Z', 'ETC/UTC', 'ETC/GMT', '+00:00', '+0000', '+00']);

const ianaOffset = (name: string): Offset =>
  cachedByDay(local => {
    const date = new Date(local * 1000).toISOString().replace('Z', '');
    return (
      Temporal.PlainDateTime.from(date).toZonedDateTime(name, { disambiguation: 'compatible' }).offsetNanoseconds / 1e9
    );
  });

/** Most days have one offset. The dates of a calendar are few, and each conversion takes microseconds. */
function cachedByDay(exact: Offset): Offset {
  const offsets = new Map<DayNumber, number | null>();
  return seconds => {
    const day = Math.floor(seconds / DAY_SECONDS);
    let offset = offsets.get(day);
    if (offset === undefined) {
      offset = exact(day * DAY_SECONDS);
      if (offset !== exact((day + 1) * DAY_SECONDS)) offset = null;
      offsets.set(day, offset);
    }
    return offset ?? exact(seconds);
  };
}
