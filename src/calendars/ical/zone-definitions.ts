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

/** Seconds east of UTC at a local time in seconds. */
export type Offset = (local: number) => number;

/** A change of the offset in a VTIMEZONE. */
interface Observance {
  begins: IcalTime;
  rules: RecurrenceRule[];
  /** Onsets that are listed one by one, with DTSTART, in order; seconds on the clock of the zone. */
  listed: number[];
  offset: number;
  offsetBefore: number;
}

interface Onset {
  /** Seconds on the clock of the zone. */
  onset: number;
  offset: number;
}

export interface DefinedZone {
  offset: Offset;
  /** False if some of its changes are malformed. */
  isRead: boolean;
}

/** The zone of a VTIMEZONE; undefined without a readable change. */
export function readDefinition(definition: IcalComponent | undefined): DefinedZone | undefined {
  const parts = definition?.parts.filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT') ?? [];
  const observances = parts.flatMap(part => readObservance(part) ?? []);
  const earliest = observances.toSorted((one, other) => one.listed[0]! - other.listed[0]!)[0];
  if (!earliest) return undefined;
  const years = new Map<number, Onset[]>();
  const offset = (local: number) => {
    const year = dateOf(Math.floor(local / DAY_SECONDS)).getUTCFullYear();
    const onsets = years.get(year) ?? onsetsIn(observances, year);
    years.set(year, onsets);
    return onsets.findLast(({ onset }) => onset <= local)?.offset ?? earliest.offsetBefore;
  };
  return { offset, isRead: observances.length === parts.length && observances.every(({ isRead }) => isRead) };
}

/** Onsets are at the time of DTSTART, so times of day in a rule change nothing. */
function readObservance(component: IcalComponent): (Observance & { isRead: boolean }) | undefined {
  const begins = readTime(textOf(component, 'dtstart'));
  const offset = readOffset(textOf(component, 'tzoffsetto'));
  if (!begins || offset === undefined) return undefined;
  const valuesOf = (wanted: string) =>
    component.properties.filter(({ name }) => name === wanted).flatMap(({ values }) => values ?? [undefined]);
  const written = valuesOf('rrule');
  const rules = written.flatMap(value => (value === undefined ? [] : (readRule(value, { seconds: null }) ?? [])));
  const dates = valuesOf('rdate');
  const times = dates.flatMap(value => readTime(String(value).split('/')[0]) ?? []);
  const listed = [begins, ...times].map(localSeconds).toSorted((one, other) => one - other);
  return {
    begins,
    rules,
    listed,
    offset,
    offsetBefore: readOffset(textOf(component, 'tzoffsetfrom')) ?? offset,
    isRead: rules.length === written.length && times.length === dates.length,
  };
}

function readOffset(text: string): number | undefined {
  const [, sign, hours, minutes, seconds = 0] = /^([+-])(\d{2}):?(\d{2})(?::?(\d{2}))?$/.exec(text) ?? [];
  if (!sign) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

/** The onsets of a year in order, after the last one before it. */
function onsetsIn(observances: readonly Observance[], year: number): Onset[] {
  const onsets = observances.flatMap(observance => onsetsOf(observance, year));
  const inOrder = onsets.toSorted((one, other) => one.onset - other.onset);
  const before = inOrder.findLastIndex(({ onset }) => onset < startOf(year));
  return inOrder.slice(Math.max(0, before));
}

const startOf = (year: number): number => dayNumber(year, 1, 1) * DAY_SECONDS;

/**
 * The last onsets up to the end of a year. A time that the change skips has the offset before it (RFC 5545, section 3.3.5),
 * so it takes effect after the gap.
 */
function onsetsOf({ begins, rules, listed, offset, offsetBefore }: Observance, year: number): Onset[] {
  const times = listedIn(listed, year);
  for (const rule of rules) {
    const { until } = rule;
    const last = until ? localSeconds(until) + (until.zone === 'UTC' ? offsetBefore : 0) : Infinity;
    const limit: DayNumber = Math.min(dayNumber(year + 1, 1, 2), Math.floor(last / DAY_SECONDS) + 1);
    for (const day of occurrences(rule, begins.day, { from: limit - 2 * YEAR_DAYS, limit })) {
      const time = localSeconds({ ...begins, day });
      if (time <= last || until?.seconds === null) times.push(time);
    }
  }
  const gap = Math.max(0, offset - offsetBefore);
  return times.map(time => ({ onset: time + gap, offset }));
}

/** The times of a year, and the last one before it. Lists can be long, and there is one search a year. */
function listedIn(listed: readonly number[], year: number): number[] {
  let [first, end] = [0, listed.length];
  while (first < end) {
    const middle = Math.floor((first + end) / 2);
    if (listed[middle]! < startOf(year)) first = middle + 1;
    else end = middle;
  }
  const times = listed.slice(Math.max(0, first - 1), first);
  for (let index = first; index < listed.length && listed[index]! < startOf(year + 1); index += 1) {
    times.push(listed[index]!);
  }
  return times;
}
