import { setImmediate } from 'node:timers/promises';
import { parseComponents } from './ical-components';
import { type ExtraTime, type IcalEvent, readEvent } from './ical-events';
import { DAY_SECONDS, dayOf, type DayNumber, type IcalTime, isoDay, localSeconds, shifted, timeKey } from './ical-time';
import { IcalZones } from './ical-zones';
import { occurrences, RulesTooCostly, type WorkBudget } from './recurrence';
import { lastSecond } from './recurrence-rule';

export const MAX_EVENTS = 2000;
export const MAX_INSTANCES = 400;
/** Of all events of a calendar together. */
const MAX_TOTAL = 10_000;
/** Days and times that the rules of a calendar may try: less than a second of work. */
const MAX_TRIES = 500_000;
/** Occurrences may begin long before the window and end in it; a year covers every stay. */
const YEAR_DAYS = 366;
/** Other requests get their turn after so many occurrences, or tries. */
const OCCURRENCES_PER_SLICE = 50;
const TRIES_PER_SLICE = 5000;

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
  /** False when an event could not be read, so that an absent event may be one of those. */
  isComplete: boolean;
}

export interface CalendarWindow {
  /** IANA name of the zone of the days. */
  zone: string;
  /** Nights from this day on, `YYYY-MM-DD`. */
  from: string;
  /** Recurring events are expanded before this day. */
  limit: string;
}

/** Returns the nights of the events of a calendar (RFC 5545) that end after `from`. Events of less than a night have none. */
export async function readCalendar(
  text: string,
  { zone, from, limit }: CalendarWindow,
): Promise<ReadCalendar | 'not_a_calendar' | 'too_many_events'> {
  const calendars = await parseComponents(text);
  if (!calendars) return 'not_a_calendar';
  const parts = calendars.flatMap(calendar => calendar.parts);
  const components = parts.filter(({ name }) => name === 'VEVENT');
  if (components.length > MAX_EVENTS) return 'too_many_events';
  const budget: WorkBudget = { tries: MAX_TRIES };
  const zones = new IcalZones(
    parts.filter(({ name }) => name === 'VTIMEZONE'),
    zone,
    budget,
  );
  const events = components.map(readEvent);
  const readable = latestOf(events.filter(event => event !== undefined));
  const context = { zones, from: dayOf(from), limit: dayOf(limit), budget, replaced: replacedTimes(readable, zones) };
  const instances: CalendarInstance[] = [];
  try {
    let [work, slice] = [0, budget.tries];
    for (const event of readable) {
      for (const instance of instancesOf(event, context)) {
        if (instance) instances.push(instance);
        if (instances.length > MAX_TOTAL) return 'too_many_events';
        work += 1;
        if (work % OCCURRENCES_PER_SLICE > 0 && slice - budget.tries < TRIES_PER_SLICE) continue;
        slice = budget.tries;
        await setImmediate();
      }
    }
  } catch (error) {
    if (error instanceof RulesTooCostly) return 'too_many_events';
    throw error;
  }
  return { instances, isComplete: !events.includes(undefined) };
}

interface Expansion {
  zones: IcalZones;
  from: DayNumber;
  limit: DayNumber;
  budget: WorkBudget;
  /** Occurrences with an event of their own. */
  replaced: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Of events that are repeated in the file, the one that was changed last. */
function latestOf(events: readonly IcalEvent[]): IcalEvent[] {
  const latest = new Map<string, IcalEvent>();
  for (const event of events) {
    const key = JSON.stringify([event.uid, event.recurrenceId && timeKey(event.recurrenceId), timeKey(event.start)]);
    const other = latest.get(key);
    if (!other || event.sequence >= other.sequence) latest.set(key, event);
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

/** Yields undefined for an occurrence without a night, so that the caller can count it as work. */
function* instancesOf(event: IcalEvent, expansion: Expansion): Generator<CalendarInstance | undefined> {
  const { zones, from } = expansion;
  let count = 0;
  for (const { time, extra, recurrence } of timesOf(event, expansion)) {
    const first = zones.dayOf(time);
    const end = endDay(event, time, extra, zones);
    if (end <= first || end <= from) {
      yield undefined;
      continue;
    }
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
  extra?: ExtraTime;
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
  for (const occurrence of allTimes(event, expansion)) {
    const key = timeKey(occurrence.time);
    if (seen.has(key) || isGone(occurrence.time)) continue;
    seen.add(key);
    yield { ...occurrence, recurrence: key };
  }
}

function* allTimes(
  { start, rules, extra }: IcalEvent,
  { zones, from, limit, budget }: Expansion,
): Generator<Omit<Occurrence, 'recurrence'>> {
  if (rules.length === 0) yield { time: start };
  const window = { from: from - YEAR_DAYS, limit };
  for (const rule of rules) {
    const last = lastSecond(rule.until && zones.onClockOf(rule.until, start.zone));
    const expanded = start.seconds === null ? { ...rule, hours: [], minutes: [], seconds: [] } : rule;
    for (const local of occurrences(expanded, localSeconds(start), window, budget)) {
      if (local > last) break;
      const day = Math.floor(local / DAY_SECONDS);
      yield { time: { ...start, day, seconds: start.seconds === null ? null : local - day * DAY_SECONDS } };
    }
  }
  for (const time of extra) if (time.start.day < limit) yield { time: time.start, extra: time };
}

function endDay(event: IcalEvent, time: IcalTime, extra: ExtraTime | undefined, zones: IcalZones): DayNumber {
  const { start, end } = event;
  if (extra?.end) return zones.dayOf(extra.end);
  const duration = extra?.duration ?? (end ? undefined : event.duration);
  if (duration) return zones.dayOf({ ...time, day: time.day + duration.days }, duration.seconds);
  return zones.dayOf(shifted(end!, localSeconds(time) - localSeconds(start)));
}
