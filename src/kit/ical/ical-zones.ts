import { Temporal } from 'temporal-polyfill';
import { isTimeZone } from '#kit/time/time-zones';
import { type IcalComponent, textOf } from './ical-components';
import { DAY_SECONDS, dateOf, type DayNumber, type IcalTime, localSeconds, readTime } from './ical-time';
import { occurrences, type WorkBudget } from './recurrence';
import { readRule, type RecurrenceRule } from './recurrence-rule';

/** A change of the offset in a VTIMEZONE. */
interface Observance {
  begins: IcalTime;
  rule: RecurrenceRule | undefined;
  offsetSeconds: number;
}

type Offset = (local: IcalTime) => number;

const YEAR_DAYS = 366;

/**
 * Converts times of a calendar to days of one zone. Knows IANA names and the VTIMEZONEs of the calendar. `ICAL.Timezone`
 * expands their rules without a limit, and knows no IANA names.
 */
export class IcalZones {
  private readonly offsets = new Map<string, Offset | null>();

  /** @param zone that of the days */
  constructor(
    private readonly definitions: readonly IcalComponent[],
    private readonly zone: string,
    private readonly budget: WorkBudget,
  ) {}

  /** Dates and local times are already days of the zone; so are times of unknown zones. */
  dayOf(time: IcalTime): DayNumber {
    if (time.seconds === null || time.zone === null || time.zone === this.zone) return time.day;
    const offset = this.offsetOf(time.zone);
    if (!offset) return time.day;
    const instant = Temporal.Instant.fromEpochMilliseconds((localSeconds(time) - offset(time)) * 1000);
    const here = instant.toZonedDateTimeISO(this.zone);
    return Math.floor(Date.UTC(here.year, here.month - 1, here.day) / (DAY_SECONDS * 1000));
  }

  /** Seconds since 1970, or on the clock of the zone for local times. */
  epochSeconds(time: IcalTime): number {
    const offset = time.zone === null ? null : this.offsetOf(time.zone);
    return localSeconds(time) - (offset ? offset(time) : 0);
  }

  /** The same instant on the clock of another TZID; unchanged where one of the zones is unknown or local. */
  onClockOf(time: IcalTime, zone: string | null): IcalTime {
    const offset = zone === null || time.zone === null || time.seconds === null ? null : this.offsetOf(zone);
    if (!offset) return time;
    const epoch = this.epochSeconds(time);
    const guess = timeAt(epoch, zone);
    return timeAt(epoch + offset(timeAt(epoch + offset(guess), zone)), zone);
  }

  private offsetOf(tzid: string): Offset | null {
    const known = this.offsets.get(tzid);
    if (known !== undefined) return known;
    const name = zoneNames(tzid, this.definitions).find(isTimeZone);
    const offset = name === undefined ? offsetOfDefinition(tzid, this.definitions, this.budget) : ianaOffset(name);
    this.offsets.set(tzid, offset);
    return offset;
  }
}

const timeAt = (seconds: number, zone: string | null): IcalTime => {
  const day = Math.floor(seconds / DAY_SECONDS);
  return { day, seconds: seconds - day * DAY_SECONDS, zone };
};

/** Some programs put a path before the IANA name, or give it beside one of their own. */
function zoneNames(tzid: string, definitions: readonly IcalComponent[]): string[] {
  const parts = tzid.split('/').filter(Boolean);
  const tails = [3, 2, 1].filter(count => parts.length >= count).map(count => parts.slice(-count).join('/'));
  const definition = definitionOf(tzid, definitions);
  const location = definition && textOf(definition, 'x-lic-location');
  return [tzid, ...tails, ...(location ? [location] : [])];
}

const definitionOf = (tzid: string, definitions: readonly IcalComponent[]) =>
  definitions.find(definition => textOf(definition, 'tzid') === tzid);

function ianaOffset(name: string): Offset {
  return ({ day, seconds }) => {
    const [year, month, date] = [dateOf(day).getUTCFullYear(), dateOf(day).getUTCMonth() + 1, dateOf(day).getUTCDate()];
    const local = new Temporal.PlainDateTime(year, month, date).add({ seconds: seconds ?? 0 });
    return local.toZonedDateTime(name, { disambiguation: 'compatible' }).offsetNanoseconds / 1e9;
  };
}

function offsetOfDefinition(tzid: string, definitions: readonly IcalComponent[], budget: WorkBudget): Offset | null {
  const observances = definitionOf(tzid, definitions)?.parts.flatMap(observanceOf) ?? [];
  if (observances.length === 0) return null;
  return local => {
    let latest = { onset: -Infinity, offsetSeconds: observances[0]!.offsetSeconds };
    for (const observance of observances) {
      const onset = latestOnset(observance, local, budget);
      if (onset > latest.onset) latest = { onset, offsetSeconds: observance.offsetSeconds };
    }
    return latest.offsetSeconds;
  };
}

function observanceOf(component: IcalComponent): Observance[] {
  const begins = readTime(textOf(component, 'dtstart'));
  const [, sign, hours, minutes, seconds = 0] =
    /^([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(textOf(component, 'tzoffsetto')) ?? [];
  if (!begins || !sign) return [];
  const offset = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const [rule] = component.properties.find(({ name }) => name === 'rrule')?.values ?? [];
  return [
    { begins, rule: rule === undefined ? undefined : readRule(rule), offsetSeconds: sign === '-' ? -offset : offset },
  ];
}

/** Seconds on the local clock at which the observance last began; -Infinity before its first time. */
function latestOnset({ begins, rule }: Observance, local: IcalTime, budget: WorkBudget): number {
  const at = (day: DayNumber) => localSeconds({ ...begins, day });
  let latest = localSeconds(begins) <= localSeconds(local) ? localSeconds(begins) : -Infinity;
  if (!rule) return latest;
  const window = { from: local.day - 2 * YEAR_DAYS, limit: local.day + 1 };
  for (const day of occurrences(rule, begins.day, window, budget)) {
    if (rule.until && day > rule.until.day) break;
    if (at(day) <= localSeconds(local)) latest = Math.max(latest, at(day));
  }
  return latest;
}
