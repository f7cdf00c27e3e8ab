import { type IcalComponent, type IcalProperty, textOf } from './ical-components';
import { type IcalDuration, type IcalTime, readDay, readDuration, readTime } from './ical-time';
import { readRule, type RecurrenceRule } from './recurrence-rule';

/** Unsupported parts of an event; the first one that applies is reported. */
export const EVENT_PROBLEMS = ['start', 'end', 'rule', 'dates', 'zone', 'occurrences'] as const;
export type EventProblem = (typeof EVENT_PROBLEMS)[number];

/** How long an occurrence lasts. */
export interface IcalLength {
  /** Undefined when the duration decides. */
  end: IcalTime | undefined;
  duration: IcalDuration;
}

/** An occurrence of an RDATE; without a length it has that of the event. */
export interface ExtraTime {
  time: IcalTime;
  length: IcalLength | undefined;
}

/** An event as the calendar describes it, before its rule is expanded. */
export interface IcalEvent extends IcalLength {
  uid: string;
  summary: string;
  sequence: number;
  isCancelled: boolean;
  isTransparent: boolean;
  start: IcalTime;
  /** The occurrence that this event replaces. */
  recurrenceId: IcalTime | undefined;
  /** Whether it also replaces the later occurrences. */
  isForFuture: boolean;
  rules: RecurrenceRule[];
  extra: ExtraTime[];
  excluded: IcalTime[];
  /** Null if everything is understood. */
  problem: EventProblem | null;
}

/** An event with an unknown first day, which blocks no nights. */
export interface EventWithoutStart {
  uid: string;
  isFree: boolean;
  end: IcalTime | undefined;
}

const ONE_NIGHT: IcalDuration = { days: 1, seconds: 0 };
const NO_TIME: IcalDuration = { days: 0, seconds: 0 };

/** Reads the supported parts of an event. A malformed end is one night after the start. */
export function readEvent(component: IcalComponent): IcalEvent | EventWithoutStart {
  const uid = textOf(component, 'uid');
  const isCancelled = textOf(component, 'status').toUpperCase() === 'CANCELLED';
  const isTransparent = textOf(component, 'transp').toUpperCase() === 'TRANSPARENT';
  const starts = all(component, 'dtstart', readTime);
  const start = starts.values[0] ?? all(component, 'dtstart', readDay).values[0];
  const length = lengthOf(component, start);
  if (!start) return { uid, isFree: isCancelled || isTransparent, end: length.end };
  const rules = all(component, 'rrule', value => readRule(value, start));
  const extra = all(component, 'rdate', readExtra);
  const excluded = all(component, 'exdate', readTime);
  const replaced = all(component, 'recurrence-id', readTime);
  const ranges = component.properties.flatMap(({ kind }) => kind ?? []);
  const isUnreadRule = !rules.isRead || ranges.some(range => range !== 'THISANDFUTURE');
  const problems: Record<EventProblem, boolean> = {
    start: starts.values.length === 0,
    end: !length.isRead,
    rule: isUnreadRule || component.properties.some(({ name }) => name === 'exrule'),
    dates: !(extra.isRead && excluded.isRead && replaced.isRead),
    zone: false,
    occurrences: false,
  };
  return {
    uid,
    summary: textOf(component, 'summary'),
    sequence: Number.parseInt(textOf(component, 'sequence'), 10) || 0,
    isCancelled,
    isTransparent,
    start,
    end: length.end,
    duration: length.duration,
    recurrenceId: replaced.values[0],
    isForFuture: ranges.includes('THISANDFUTURE'),
    rules: rules.values,
    extra: extra.values,
    excluded: excluded.values,
    problem: EVENT_PROBLEMS.find(problem => problems[problem]) ?? null,
  };
}

/** The busy times of a VFREEBUSY, each as an event. */
export function readBusyTimes(component: IcalComponent): (IcalEvent | EventWithoutStart)[] {
  const uid = textOf(component, 'uid');
  const busy = component.properties.filter(({ name, kind }) => name === 'freebusy' && kind !== 'FREE');
  return busy.flatMap(property =>
    readAll(property, readExtra).map(time =>
      time?.length ? busyTime(uid, time.time, time.length) : { ...NO_START, uid },
    ),
  );
}

const NO_START = { isFree: false, end: undefined };

const busyTime = (uid: string, start: IcalTime, length: IcalLength): IcalEvent => ({
  uid,
  summary: '',
  sequence: 0,
  isCancelled: false,
  isTransparent: false,
  start,
  ...length,
  recurrenceId: undefined,
  isForFuture: false,
  rules: [],
  extra: [],
  excluded: [],
  problem: null,
});

/** A DURATION counts only where there is no end (RFC 5545, section 3.6.1). */
function lengthOf(component: IcalComponent, start: IcalTime | undefined): IcalLength & { isRead: boolean } {
  const ends = all(component, 'dtend', readTime);
  const [end] = ends.values;
  if (end) return { end, duration: NO_TIME, isRead: true };
  const [endDay] = all(component, 'dtend', readDay).values;
  if (endDay) return { end: endDay, duration: NO_TIME, isRead: false };
  const durations = all(component, 'duration', readDuration);
  const [duration] = durations.values;
  const isRead = ends.isRead && durations.isRead;
  // Without an end, an event with a time has no length, and one with a date lasts one day, also with a duration of zero.
  const shortest = start?.seconds === null || !isRead ? ONE_NIGHT : NO_TIME;
  const isLong = duration !== undefined && (duration.days !== 0 || duration.seconds !== 0);
  return { end: undefined, duration: isLong ? duration : shortest, isRead };
}

/** A time or a period: `20260501T150000Z/P2D`, `20260501T150000Z/20260503T110000Z`. */
function readExtra(value: unknown, tzid?: string): ExtraTime | undefined {
  const [first, last, ...more] = String(value).split('/');
  const time = readTime(first, tzid);
  if (!time || more.length > 0) return undefined;
  if (last === undefined) return { time, length: undefined };
  const end = readTime(last, tzid);
  const duration = end ? NO_TIME : readDuration(last);
  return duration && { time, length: { end, duration } };
}

interface ReadValues<T> {
  values: T[];
  /** False if a value is malformed. */
  isRead: boolean;
}

function all<T extends object>(
  { properties }: IcalComponent,
  wanted: string,
  read: (value: unknown, tzid?: string) => T | undefined,
): ReadValues<T> {
  const found = properties.filter(({ name }) => name === wanted).flatMap(property => readAll(property, read));
  const values = found.filter(value => value !== undefined);
  return { values, isRead: values.length === found.length };
}

const readAll = <T>({ values, tzid }: IcalProperty, read: (value: unknown, tzid?: string) => T): (T | undefined)[] =>
  values?.map(value => read(value, tzid)) ?? [undefined];
