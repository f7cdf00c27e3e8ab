import type { ExtraTime, IcalEvent, IcalLength } from './ical-events';
import {
  atLocal,
  DAY_SECONDS,
  type DayNumber,
  type IcalTime,
  isoDay,
  LAST_DAY,
  localSeconds,
  timeKey,
  YEAR_DAYS,
} from './ical-time';
import type { IcalZones } from './ical-zones';
import { occurrences } from './recurrence';

/** The context for expanding the events of a calendar. */
export interface Expansion {
  zones: IcalZones;
  from: DayNumber;
  limit: DayNumber;
  /** By UID, the events that replace occurrences. */
  replacements: ReadonlyMap<string, Replacements>;
}

interface Replacements {
  /** Occurrences that an event replaces. */
  replaced: ReadonlySet<string>;
  /** Events that also replace the occurrences after that of `since`. */
  later: readonly Shift[];
}

interface Shift {
  event: IcalEvent;
  since: IcalTime;
}

/** Nights of one occurrence. */
export interface OccurrenceNights {
  event: IcalEvent;
  time: IcalTime;
  /** The occurrence within a recurring event; empty without one. */
  recurrence: string;
  first: DayNumber;
  /** The day after the last night. */
  end: DayNumber;
}

/** Occurrences that an event moves further than this may be missed. */
const MAX_SHIFT_DAYS = 10 * YEAR_DAYS;

/** The occurrences of recurring events that events with the same UID replace. */
export function replacementsOf(events: readonly IcalEvent[], zones: IcalZones): Map<string, Replacements> {
  const byUid = new Map<string, { replaced: Set<string>; later: Shift[] }>();
  for (const event of events) {
    const { uid, recurrenceId, isForFuture } = event;
    if (!recurrenceId) continue;
    const { replaced, later } = byUid.get(uid) ?? { replaced: new Set(), later: [] };
    byUid.set(uid, { replaced, later });
    replaced.add(occurrenceKey(recurrenceId, zones));
    if (isForFuture) later.push({ event, since: recurrenceId });
  }
  return byUid;
}

const occurrenceKey = (time: IcalTime, zones: IcalZones): string =>
  time.seconds === null ? isoDay(time.day) : `${zones.epochSeconds(time)}`;

/** Occurrences with a current or later night that no exception removes or replaces. */
export function* nightsOf(event: IcalEvent, expansion: Expansion): Generator<OccurrenceNights> {
  for (const { time, length, recurrence, by = event } of timesOf(event, expansion)) {
    const nights = daysOf(length ?? by, length ? undefined : by.start, time, expansion.zones);
    if (nights.end > nights.first && nights.end > expansion.from) yield { event: by, time, recurrence, ...nights };
  }
}

/** The own days of an event, regardless of replacements. */
export const ownDays = (event: IcalEvent, zones: IcalZones) => daysOf(event, event.start, event.start, zones);

/** Whether the event ends before it begins. */
export function isBackwards({ start, end, duration }: IcalEvent, zones: IcalZones): boolean {
  if (end && (end.seconds === null || start.seconds === null)) return end.day < start.day;
  if (end) return zones.epochSeconds(end) < zones.epochSeconds(start);
  return duration.days < 0 || duration.seconds < 0;
}

interface Occurrence {
  time: IcalTime;
  recurrence: string;
  /** Undefined for that of the event. */
  length?: IcalLength | undefined;
  /** The event that changes it; undefined for its own. */
  by?: IcalEvent;
}

function* timesOf(event: IcalEvent, expansion: Expansion): Generator<Occurrence> {
  const { start, recurrenceId, rules, extra, uid, excluded } = event;
  const { zones, replacements, from, limit } = expansion;
  if (recurrenceId) return yield { time: start, recurrence: timeKey(recurrenceId) };
  if (rules.length + extra.length === 0) return yield { time: start, recurrence: '' };
  const { replaced = [], later = [] } = replacements.get(uid) ?? {};
  const seen = new Set<string>();
  const asDate = (time: IcalTime) => (start.seconds === null ? { ...time, seconds: null, zone: null } : time);
  const near = excluded.filter(({ day }) => day >= from - YEAR_DAYS - 1 && day <= limit + 1);
  const gone = new Set([...near.map(time => occurrenceKey(asDate(time), zones)), ...replaced]);
  const isGone = (time: IcalTime) =>
    gone.size > 0 && [time, { ...time, seconds: null }].some(form => gone.has(occurrenceKey(form, zones)));
  const shiftOf = shiftFinder(
    later.map(shift => ({ ...shift, since: asDate(shift.since) })),
    zones,
  );
  for (const { time, length } of allTimes(event, expansion, later)) {
    const key = timeKey(time);
    if (seen.has(key) || isGone(time)) continue;
    seen.add(key);
    const shifted = shiftOf(time);
    if (!shifted) yield { time, recurrence: key, length };
    else if (!isGone(shifted.time)) yield { ...shifted, recurrence: key };
  }
}

/** Finds where the last event before an occurrence moves it, by as many days as lie between its occurrence and this one. */
function shiftFinder(shifts: readonly Shift[], zones: IcalZones) {
  const inOrder = shifts
    .map(({ event, since }) => ({ by: event, since: zones.epochSeconds(since) }))
    .sort((one, other) => one.since - other.since);
  return (time: IcalTime): { time: IcalTime; by: IcalEvent } | undefined => {
    if (inOrder.length === 0) return undefined;
    const at = zones.epochSeconds(time);
    const shift = inOrder.findLast(({ since }) => since <= at);
    if (!shift) return undefined;
    // The offset changes by less than a day between the two.
    const days = Math.round((at - shift.since) / DAY_SECONDS);
    return { by: shift.by, time: { ...shift.by.start, day: shift.by.start.day + days } };
  };
}

function* allTimes(
  { start, rules, extra }: IcalEvent,
  { zones, from, limit }: Expansion,
  later: readonly Shift[],
): Generator<ExtraTime> {
  if (rules.length === 0) yield { time: start, length: undefined };
  const moves = later.map(({ event, since }) => Math.abs(event.start.day - since.day) + 1);
  const shift = Math.min(Math.max(0, ...moves), MAX_SHIFT_DAYS);
  for (const rule of rules) {
    for (const day of occurrences(rule, start.day, { from: from - YEAR_DAYS - shift, limit: limit + shift })) {
      const time = { ...start, day };
      if (isAfter(time, rule.until, zones)) break;
      yield { time, length: undefined };
    }
  }
  for (const one of extra) if (one.time.day < limit) yield one;
}

/** Whether a time is after an UNTIL. A date contains its whole day; an UNTIL without a zone has that of the event. */
function isAfter(time: IcalTime, until: IcalTime | null, zones: IcalZones): boolean {
  if (until === null) return false;
  if (until.seconds === null || time.seconds === null) return time.day > until.day;
  return zones.epochSeconds(time) > zones.epochSeconds({ ...until, zone: until.zone ?? time.zone });
}

/**
 * The nights of an occurrence at `time`. An end at the start is one night. 00:00 in UTC at both ends means the days as they
 * are written: some programs write dates so.
 * @param start of the event to which the end belongs; that of the occurrence when undefined
 */
function daysOf({ end, duration }: IcalLength, start: IcalTime | undefined, time: IcalTime, zones: IcalZones) {
  const moved = start ? localSeconds(time) - localSeconds(start) : 0;
  const last = end && atLocal(end, localSeconds(end) + moved);
  const isUtcDays = zones.isUtcMidnight(time) && last !== undefined && zones.isUtcMidnight(last);
  const dayOf = (one: IcalTime) => (isUtcDays ? one.day : zones.dayOf(one));
  const first = dayOf(time);
  const until = last ? dayOf(last) : zones.dayOf({ ...time, day: time.day + duration.days }, duration.seconds);
  return { first, end: Math.min(last && isSame(last, time, zones) ? first + 1 : until, LAST_DAY) };
}

const isSame = (one: IcalTime, other: IcalTime, zones: IcalZones): boolean =>
  one.seconds === null || other.seconds === null
    ? one.day === other.day
    : zones.epochSeconds(one) === zones.epochSeconds(other);
