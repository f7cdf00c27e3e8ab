import { componentsNamed, parseComponents } from './ical-components';
import { type IcalEvent, readEvent } from './ical-events';
import {
  atLocal,
  dayOf,
  type DayNumber,
  type IcalTime,
  isoDay,
  LAST_DAY,
  localSeconds,
  timeKey,
  YEAR_DAYS,
} from './ical-time';
import { IcalZones } from './ical-zones';
import { occurrences } from './recurrence';

export const MAX_EVENTS = 2000;
export const MAX_INSTANCES = 400;
/** Of all events of a calendar together. The caller compares them with stored ones, in some 0.3 s for so many. */
export const MAX_TOTAL = 20_000;

/** The nights of an event, or of one occurrence of a recurring event. */
export interface CalendarInstance {
  uid: string;
  /** The occurrence within a recurring event; empty without one. */
  recurrence: string;
  /** When it begins, to tell events with equal `uid` and `recurrence` apart. */
  begins: string;
  summary: string;
  /** Cancelled or transparent events leave the time free. */
  isFree: boolean;
  /** `YYYY-MM-DD` */
  firstDay: string;
  /** The day after the last night. */
  endDay: string;
}

export interface ReadCalendar {
  instances: CalendarInstance[];
  /** False when an event could not be read or instances were left out, so that an absent one may be one of those. */
  isComplete: boolean;
}

export type CalendarProblem = 'not_a_calendar' | 'too_many_events';

export interface CalendarWindow {
  /** IANA name of the zone of the days. */
  zone: string;
  /** Nights from this day on, `YYYY-MM-DD`. */
  from: string;
  /** Recurring events are expanded before this day. */
  limit: string;
}

/**
 * Returns the nights of the events of a calendar (RFC 5545) that end after `from`. Events of less than a night have none.
 * Calendars of strangers are read by `CalendarThread`: some take minutes or more memory than there is.
 */
export function readCalendar(text: string, { zone, from, limit }: CalendarWindow): ReadCalendar | CalendarProblem {
  const calendars = parseComponents(text);
  if (!calendars) return 'not_a_calendar';
  const components = componentsNamed('VEVENT', calendars);
  if (components.length > MAX_EVENTS) return 'too_many_events';
  const zones = new IcalZones(componentsNamed('VTIMEZONE', calendars), zone);
  const events = components.map(readEvent);
  const readable = latestOf(
    events.filter(event => event !== undefined),
    zones,
  );
  const context = { zones, from: dayOf(from), limit: dayOf(limit), replaced: replacedTimes(readable, zones) };
  const instances: CalendarInstance[] = [];
  for (const event of readable) {
    for (const instance of instancesOf(event, context)) {
      if (instances.length === MAX_TOTAL) return { instances, isComplete: false };
      instances.push(instance);
    }
  }
  return { instances, isComplete: !events.includes(undefined) };
}

interface Expansion {
  zones: IcalZones;
  from: DayNumber;
  limit: DayNumber;
  /** Occurrences with an event of their own. */
  replaced: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Of events that are repeated in the file, the one that was changed last, or else the one that ends last. */
function latestOf(events: readonly IcalEvent[], zones: IcalZones): IcalEvent[] {
  const latest = new Map<string, IcalEvent>();
  for (const event of events) {
    const { uid, recurrenceId, start, sequence } = event;
    const key = JSON.stringify([uid, recurrenceId ? timeKey(recurrenceId) : '', recurrenceId ? '' : timeKey(start)]);
    const other = latest.get(key);
    const isLater =
      !other ||
      sequence > other.sequence ||
      (sequence === other.sequence && endDay(event, start, zones) >= endDay(other, other.start, zones));
    if (isLater) latest.set(key, event);
  }
  return [...latest.values()];
}

/** The occurrences of each UID that have an event of their own. */
function replacedTimes(events: readonly IcalEvent[], zones: IcalZones): Map<string, Set<string>> {
  const replaced = new Map<string, Set<string>>();
  for (const { uid, recurrenceId } of events) {
    if (!recurrenceId) continue;
    if (!replaced.has(uid)) replaced.set(uid, new Set());
    replaced.get(uid)!.add(occurrenceKey(recurrenceId, zones));
  }
  return replaced;
}

const occurrenceKey = (time: IcalTime, zones: IcalZones): string =>
  time.seconds === null ? isoDay(time.day) : `${zones.epochSeconds(time)}`;

function* instancesOf(event: IcalEvent, expansion: Expansion): Generator<CalendarInstance> {
  const { zones, from } = expansion;
  let count = 0;
  for (const { time, recurrence } of timesOf(event, expansion)) {
    const first = zones.dayOf(time);
    const end = endDay(event, time, zones);
    if (end <= first || end <= from) continue;
    count += 1;
    if (count > MAX_INSTANCES) return;
    yield {
      uid: event.uid,
      recurrence,
      begins: timeKey(time),
      summary: event.summary,
      isFree: event.isCancelled || event.isTransparent,
      firstDay: isoDay(first),
      endDay: isoDay(end),
    };
  }
}

interface Occurrence {
  time: IcalTime;
  recurrence: string;
}

/** The occurrences that no exception removes or replaces. */
function* timesOf(event: IcalEvent, expansion: Expansion): Generator<Occurrence> {
  const { start, recurrenceId, rules, extra, uid, excluded } = event;
  const { zones, replaced, from, limit } = expansion;
  if (recurrenceId) return yield { time: start, recurrence: timeKey(recurrenceId) };
  if (rules.length + extra.length === 0) return yield { time: start, recurrence: '' };
  const seen = new Set<string>();
  const asDate = (time: IcalTime) => (start.seconds === null ? { ...time, seconds: null, zone: null } : time);
  const near = excluded.filter(({ day }) => day >= from - YEAR_DAYS - 1 && day <= limit + 1);
  const gone = new Set([...near.map(time => occurrenceKey(asDate(time), zones)), ...(replaced.get(uid) ?? [])]);
  const isGone = (time: IcalTime) =>
    gone.size > 0 && [time, { ...time, seconds: null }].some(form => gone.has(occurrenceKey(form, zones)));
  for (const time of allTimes(event, expansion)) {
    const key = timeKey(time);
    if (seen.has(key) || isGone(time)) continue;
    seen.add(key);
    yield { time, recurrence: key };
  }
}

function* allTimes({ start, rules, extra }: IcalEvent, { zones, from, limit }: Expansion): Generator<IcalTime> {
  if (rules.length === 0) yield start;
  for (const rule of rules) {
    for (const day of occurrences(rule, start.day, { from: from - YEAR_DAYS, limit })) {
      const time = { ...start, day };
      if (isAfter(time, rule.until, zones)) break;
      yield time;
    }
  }
  for (const time of extra) if (time.day < limit) yield time;
}

/** Whether a time is after an UNTIL. A date contains its whole day; an UNTIL without a zone has that of the event. */
function isAfter(time: IcalTime, until: IcalTime | null, zones: IcalZones): boolean {
  if (until === null) return false;
  if (until.seconds === null || time.seconds === null) return time.day > until.day;
  return zones.epochSeconds(time) > zones.epochSeconds({ ...until, zone: until.zone ?? time.zone });
}

function endDay({ start, end, duration }: IcalEvent, time: IcalTime, zones: IcalZones): DayNumber {
  const last = end
    ? zones.dayOf(atLocal(end, localSeconds(end) + localSeconds(time) - localSeconds(start)))
    : zones.dayOf({ ...time, day: time.day + duration.days }, duration.seconds);
  return Math.min(last, LAST_DAY);
}
