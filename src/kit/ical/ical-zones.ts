import { Temporal } from 'temporal-polyfill';
import { isTimeZone } from '#kit/time/time-zones';
import { type IcalComponent, textOf } from './ical-components';
import {
  DAY_SECONDS,
  dateOf,
  type DayNumber,
  dayNumber,
  type IcalTime,
  localSeconds,
  readTime,
  YEAR_DAYS,
} from './ical-time';
import { occurrences } from './recurrence';
import { readRule, type RecurrenceRule } from './recurrence-rule';

/** Seconds east of UTC at a time, which is given in seconds on the clock of the zone. */
type Offset = (local: number) => number;

/** A change of the offset in a VTIMEZONE. */
interface Observance {
  begins: IcalTime;
  rules: RecurrenceRule[];
  offset: number;
  offsetBefore: number;
}

/**
 * Converts times of a calendar to instants, and to days of one zone. Knows IANA names and the VTIMEZONEs of the calendar;
 * times without a zone, or of an unknown one, are times of the zone of the days. `ICAL.Timezone` knows no IANA names.
 */
export class IcalZones {
  private readonly offsets = new Map<string, Offset>();
  private readonly offsetHere: Offset;
  private readonly offsetAt: (epoch: number) => number;
  private readonly definitions: ReadonlyMap<string, IcalComponent>;

  /**
   * @param definitions VTIMEZONEs
   * @param zone that of the days
   */
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
    return local - this.offsetOf(time.zone)(local);
  }

  private offsetOf(tzid: string | null): Offset {
    if (tzid === null) return this.offsetHere;
    const key = tzid.toLowerCase();
    const known = this.offsets.get(key);
    if (known) return known;
    const definition = this.definitions.get(key);
    const name = zoneNames(tzid, definition).find(isTimeZone);
    const offset = (name === undefined ? offsetOfDefinition(definition) : ianaOffset(name)) ?? this.offsetHere;
    this.offsets.set(key, offset);
    return offset;
  }
}

/** Some programs put a path before the IANA name, or give it with one of their own. */
function zoneNames(tzid: string, definition: IcalComponent | undefined): string[] {
  const parts = tzid.split('/').filter(Boolean);
  const tails = [3, 2, 1].filter(count => parts.length >= count).map(count => parts.slice(-count).join('/'));
  const location = definition && textOf(definition, 'x-lic-location');
  return [tzid, ...tails, ...(location ? [location] : [])];
}

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

function offsetOfDefinition(definition: IcalComponent | undefined): Offset | undefined {
  const observances = definition?.parts.flatMap(observanceOf) ?? [];
  const earliest = observances.toSorted((one, other) => localSeconds(one.begins) - localSeconds(other.begins))[0];
  if (!earliest) return undefined;
  const years = new Map<number, Onset[]>();
  return local => {
    const year = dateOf(Math.floor(local / DAY_SECONDS)).getUTCFullYear();
    const onsets = years.get(year) ?? onsetsIn(observances, year);
    years.set(year, onsets);
    return onsets.findLast(({ onset }) => onset <= local)?.offset ?? earliest.offsetBefore;
  };
}

/** RDATEs are not read: zones whose changes are listed one by one have IANA names. */
function observanceOf(component: IcalComponent): Observance[] {
  const begins = readTime(textOf(component, 'dtstart'));
  const offset = readOffset(textOf(component, 'tzoffsetto'));
  if (!begins || offset === undefined) return [];
  const rules = component.properties
    .filter(({ name }) => name === 'rrule')
    .flatMap(({ values = [] }) => values.flatMap(value => readRule(value) ?? []));
  return [{ begins, rules, offset, offsetBefore: readOffset(textOf(component, 'tzoffsetfrom')) ?? offset }];
}

function readOffset(text: string): number | undefined {
  const [, sign, hours, minutes, seconds = 0] = /^([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? [];
  if (!sign) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

interface Onset {
  /** Seconds on the clock of the zone. */
  onset: number;
  offset: number;
}

/** The onsets of a year in order, after the last one before it. */
function onsetsIn(observances: readonly Observance[], year: number): Onset[] {
  const onsets = observances.flatMap(observance => onsetsOf(observance, year));
  const inOrder = onsets.toSorted((one, other) => one.onset - other.onset);
  const before = inOrder.findLastIndex(({ onset }) => onset < dayNumber(year, 1, 1) * DAY_SECONDS);
  return inOrder.slice(Math.max(0, before));
}

/**
 * The last onsets up to the end of a year. A time that the change skips has the offset before it (RFC 5545, section 3.3.5),
 * so it takes effect after the gap.
 */
function onsetsOf({ begins, rules, offset, offsetBefore }: Observance, year: number): Onset[] {
  const times = [localSeconds(begins)];
  for (const rule of rules) {
    const { until } = rule;
    const last = until ? localSeconds(until) + (until.zone === 'UTC' ? offsetBefore : 0) : Infinity;
    const limit = Math.min(dayNumber(year + 1, 1, 2), Math.floor(last / DAY_SECONDS) + 1);
    for (const day of occurrences(rule, begins.day, { from: limit - 2 * YEAR_DAYS, limit })) {
      const time = localSeconds({ ...begins, day });
      if (time <= last || until?.seconds === null) times.push(time);
    }
  }
  const gap = Math.max(0, offset - offsetBefore);
  return times.map(time => ({ onset: time + gap, offset }));
}
