import { Temporal } from 'temporal-polyfill';
import { isTimeZone } from '#kit/time/time-zones';
import { type IcalComponent, textOf } from './ical-components';
import { DAY_SECONDS, dateOf, type DayNumber, dayNumber, type IcalTime, localSeconds, readTime } from './ical-time';
import { occurrences, type WorkBudget } from './recurrence';
import { lastSecond, readRule, type RecurrenceRule, UNIT_SECONDS } from './recurrence-rule';

/** Seconds east of UTC at a time, which is given in seconds on the clock of the zone. */
type Offset = (local: number) => number;

/** A change of the offset in a VTIMEZONE. */
interface Observance {
  begins: number;
  rules: RecurrenceRule[];
  more: number[];
  offset: number;
  offsetBefore: number;
}

const YEAR_DAYS = 366;

/**
 * Converts times of a calendar to days of one zone. Knows IANA names and the VTIMEZONEs of the calendar. `ICAL.Timezone`
 * expands their rules without a limit, and knows no IANA names.
 */
export class IcalZones {
  private readonly offsets = new Map<string, Offset | null>();
  private readonly offsetHere: Offset;
  private readonly definitions: ReadonlyMap<string, IcalComponent>;

  /**
   * @param definitions VTIMEZONEs
   * @param zone that of the days
   */
  constructor(
    definitions: readonly IcalComponent[],
    private readonly zone: string,
    private readonly budget: WorkBudget,
  ) {
    this.definitions = new Map(definitions.map(definition => [textOf(definition, 'tzid'), definition]));
    this.offsetHere = cachedByDay(
      epoch => Temporal.Instant.fromEpochMilliseconds(epoch * 1000).toZonedDateTimeISO(zone).offsetNanoseconds / 1e9,
    );
  }

  /**
   * The day of a time, or of `later` seconds after it. Dates and local times are already days of the zone; so are times of
   * unknown zones.
   */
  dayOf(time: IcalTime, later = 0): DayNumber {
    const offset = time.seconds === null || time.zone === null ? null : this.offsetOf(time.zone);
    if (!offset) return Math.floor((localSeconds(time) + later) / DAY_SECONDS);
    const epoch = localSeconds(time) - offset(localSeconds(time)) + later;
    return Math.floor((epoch + this.offsetHere(epoch)) / DAY_SECONDS);
  }

  /** Seconds since 1970, or on the clock of the zone for local times. */
  epochSeconds(time: IcalTime): number {
    const offset = time.zone === null ? null : this.offsetOf(time.zone);
    return localSeconds(time) - (offset ? offset(localSeconds(time)) : 0);
  }

  /** The same instant on the clock of another TZID; unchanged where one of the zones is unknown or local. */
  onClockOf(time: IcalTime, zone: string | null): IcalTime {
    const offset = zone === null || time.zone === null || time.seconds === null ? null : this.offsetOf(zone);
    if (!offset) return time;
    const epoch = this.epochSeconds(time);
    const local = epoch + offset(epoch + offset(epoch));
    const day = Math.floor(local / DAY_SECONDS);
    return { day, seconds: local - day * DAY_SECONDS, zone };
  }

  private offsetOf(tzid: string): Offset | null {
    const known = this.offsets.get(tzid);
    if (known !== undefined) return known;
    const definition = this.definitions.get(tzid);
    const name = zoneNames(tzid, definition).find(isTimeZone);
    const offset = name === undefined ? offsetOfDefinition(definition, this.budget) : ianaOffset(name);
    this.offsets.set(tzid, offset);
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

function offsetOfDefinition(definition: IcalComponent | undefined, budget: WorkBudget): Offset | null {
  const observances = definition?.parts.flatMap(observanceOf) ?? [];
  const earliest = observances.toSorted((one, other) => one.begins - other.begins)[0];
  if (!earliest) return null;
  const years = new Map<number, { onset: number; offset: number }[]>();
  return local => {
    const year = dateOf(Math.floor(local / DAY_SECONDS)).getUTCFullYear();
    const onsets = years.get(year) ?? observances.flatMap(observance => onsetsOf(observance, year, budget));
    if (!years.has(year))
      years.set(
        year,
        onsets.toSorted((one, other) => one.onset - other.onset),
      );
    return years.get(year)!.findLast(({ onset }) => onset <= local)?.offset ?? earliest.offsetBefore;
  };
}

function observanceOf(component: IcalComponent): Observance[] {
  const begins = readTime(textOf(component, 'dtstart'));
  const offset = readOffset(textOf(component, 'tzoffsetto'));
  if (!begins || offset === undefined) return [];
  const valuesOf = (wanted: string) =>
    component.properties.flatMap(({ name, values }) => (name === wanted ? (values ?? []) : []));
  return [
    {
      begins: localSeconds(begins),
      // The offset of no zone changes within a day.
      rules: valuesOf('rrule')
        .flatMap(value => readRule(value) ?? [])
        .filter(rule => !UNIT_SECONDS[rule.frequency]),
      more: valuesOf('rdate')
        .flatMap(value => readTime(value) ?? [])
        .map(localSeconds),
      offset,
      offsetBefore: readOffset(textOf(component, 'tzoffsetfrom')) ?? offset,
    },
  ];
}

function readOffset(text: string): number | undefined {
  const [, sign, hours, minutes, seconds = 0] = /^([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? [];
  if (!sign) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

/**
 * The last onsets up to the end of a year. A time that the change skips has the offset before it (RFC 5545, section 3.3.5),
 * so it takes effect after the gap.
 */
function onsetsOf({ begins, rules, more, offset, offsetBefore }: Observance, year: number, budget: WorkBudget) {
  const onsets = [begins, ...more];
  for (const rule of rules) {
    const last = lastSecond(rule.until) + (rule.until?.zone === 'UTC' ? offsetBefore : 0);
    const end = Math.min(dayNumber(year + 1, 1, 2), Math.floor(last / DAY_SECONDS) + 1);
    for (const onset of occurrences(rule, begins, { from: end - 2 * YEAR_DAYS, limit: end }, budget)) {
      if (onset <= last) onsets.push(onset);
    }
  }
  const gap = Math.max(0, offset - offsetBefore);
  return onsets.map(onset => ({ onset: onset + gap, offset }));
}
