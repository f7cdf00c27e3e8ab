import { componentsNamed, parseComponents } from './ical-components';
import { type EventProblem, type EventWithoutStart, type IcalEvent, readBusyTimes, readEvent } from './ical-events';
import { type Expansion, isBackwards, nightsOf, type OccurrenceNights, ownDays, replacementsOf } from './ical-nights';
import { dayOf, isoDay, timeKey, YEAR_DAYS } from './ical-time';
import { IcalZones } from './ical-zones';

/** Maximum events that are not over. */
export const MAX_EVENTS = 5000;
export const MAX_INSTANCES = 400;
/** Maximum instances of all events of a calendar. They are compared with stored ones in some 0.3 s. */
export const MAX_TOTAL = 20_000;

/** The nights of an event, or of one occurrence of a recurring event. */
export interface CalendarInstance {
  uid: string;
  /** The occurrence within a recurring event; empty without one. */
  recurrence: string;
  /** Start, which distinguishes events with equal `uid` and `recurrence`. */
  begins: string;
  summary: string;
  /** Cancelled or transparent events leave the time free. */
  isFree: boolean;
  /** `YYYY-MM-DD` */
  firstDay: string;
  /** The day after the last night. */
  endDay: string;
}

/** An event with unsupported parts; the supported ones are among the instances. */
export interface UnreadEvent {
  uid: string;
  problem: EventProblem;
  /** `YYYY-MM-DD`; null if malformed. */
  firstDay: string | null;
  endDay: string | null;
}

export interface ReadCalendar {
  instances: CalendarInstance[];
  /** Busy events that are not known to be over, in the order of the file. */
  unread: UnreadEvent[];
  /** False if an event is malformed or the file is truncated, so that a missing event may be one of those. */
  isComplete: boolean;
  /** Whether instances were omitted because all events together have too many. */
  isCut: boolean;
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

export interface CalendarTask {
  text: string;
  window: CalendarWindow;
}

/**
 * Returns the nights of the events of a calendar (RFC 5545) that end after `from`. Events of less than a night have none.
 * Read untrusted calendars with `CalendarThread`: some take minutes or more memory than there is.
 */
export function readCalendar(text: string, { zone, from, limit }: CalendarWindow): ReadCalendar | CalendarProblem {
  const calendars = parseComponents(text);
  if (!calendars) return 'not_a_calendar';
  const zones = new IcalZones(componentsNamed('VTIMEZONE', calendars), zone);
  const busyTimes = componentsNamed('VFREEBUSY', calendars).flatMap(readBusyTimes);
  const events = latestOf([...componentsNamed('VEVENT', calendars).map(readEvent), ...busyTimes], zones);
  const replacements = replacementsOf(events.filter(hasStart), zones);
  const expansion = { zones, from: dayOf(from), limit: dayOf(limit), replacements };
  const file: ReadCalendar = { instances: [], unread: [], isComplete: true, isCut: false };
  let upcoming = 0;
  for (const event of events) {
    const { instances, problem, isUpcoming, isCut } = hasStart(event)
      ? readable(event, expansion, MAX_TOTAL - file.instances.length)
      : { instances: [], problem: 'start' as const, isUpcoming: true, isCut: false };
    upcoming += isUpcoming ? 1 : 0;
    if (upcoming > MAX_EVENTS) return 'too_many_events';
    file.instances.push(...instances.map(instanceOf));
    file.isCut ||= isCut && file.instances.length === MAX_TOTAL;
    if (problem && isUpcoming && !isFree(event)) file.unread.push(unreadOf(event, problem, zones));
  }
  file.isComplete = !file.isCut && file.unread.every(({ problem }) => problem === 'occurrences');
  return file;
}

type ReadEvent = IcalEvent | EventWithoutStart;

const hasStart = (event: ReadEvent): event is IcalEvent => 'start' in event;
const isFree = (event: ReadEvent): boolean =>
  hasStart(event) ? event.isCancelled || event.isTransparent : event.isFree;

/** Of repeated events, the last changed one, or else the one that ends last. */
function latestOf(events: readonly ReadEvent[], zones: IcalZones): ReadEvent[] {
  const latest = new Map<string, ReadEvent>();
  for (const [index, event] of events.entries()) {
    if (!hasStart(event)) {
      latest.set(`${index}`, event);
      continue;
    }
    const { uid, recurrenceId, start, sequence } = event;
    const key = JSON.stringify([uid, recurrenceId ? timeKey(recurrenceId) : '', recurrenceId ? '' : timeKey(start)]);
    const other = latest.get(key) as IcalEvent | undefined;
    const isLater =
      !other ||
      sequence > other.sequence ||
      (sequence === other.sequence && ownDays(event, zones).end >= ownDays(other, zones).end);
    if (isLater) latest.set(key, event);
  }
  return [...latest.values()];
}

interface Readable {
  instances: OccurrenceNights[];
  problem: EventProblem | null;
  /** Whether it has a night that is not over, or can have unread ones. */
  isUpcoming: boolean;
  isCut: boolean;
}

/** The nights of an event, at most `most`, and its unsupported parts. */
function readable(event: IcalEvent, expansion: Expansion, most: number): Readable {
  const instances: OccurrenceNights[] = [];
  const limit = Math.min(MAX_INSTANCES, most);
  let isCut = false;
  for (const instance of nightsOf(event, expansion)) {
    isCut = instances.length === limit;
    if (isCut) break;
    instances.push(instance);
  }
  const problem = problemOf(event, expansion.zones) ?? (isCut ? 'occurrences' : null);
  const hasUnreadNights = problem !== null && mayReach(event, problem, expansion);
  return { instances, problem, isCut, isUpcoming: instances.length > 0 || isCut || hasUnreadNights };
}

function problemOf(event: IcalEvent, zones: IcalZones): EventProblem | null {
  if (event.problem) return event.problem;
  if (isBackwards(event, zones)) return 'end';
  const { start, end, recurrenceId, extra, excluded } = event;
  const extraTimes = extra.flatMap(({ time, length }) => [time, length?.end]);
  const times = [start, end, recurrenceId, ...extraTimes, ...excluded];
  return times.every(time => !time || zones.isKnown(time)) ? null : 'zone';
}

/** Whether unread nights can lie ahead: an event with an unread rule or dates can recur forever. */
function mayReach(event: IcalEvent, problem: EventProblem, { zones, from }: Expansion): boolean {
  if (problem === 'rule' || problem === 'dates') return true;
  const { first, end } = ownDays(event, zones);
  return problem === 'end' ? first > from - YEAR_DAYS : end >= from;
}

const instanceOf = ({ event, time, recurrence, first, end }: OccurrenceNights): CalendarInstance => ({
  uid: event.uid,
  recurrence,
  begins: timeKey(time),
  summary: event.summary,
  isFree: isFree(event),
  firstDay: isoDay(first),
  endDay: isoDay(end),
});

function unreadOf(event: ReadEvent, problem: EventProblem, zones: IcalZones): UnreadEvent {
  const { uid, end } = event;
  if (!hasStart(event)) return { uid, problem, firstDay: null, endDay: end ? isoDay(zones.dayOf(end)) : null };
  const days = ownDays(event, zones);
  return { uid, problem, firstDay: isoDay(days.first), endDay: days.end > days.first ? isoDay(days.end) : null };
}
