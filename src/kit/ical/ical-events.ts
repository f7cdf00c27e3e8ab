import { type IcalComponent, type IcalProperty, textOf } from './ical-components';
import { type IcalDuration, type IcalTime, readDuration, readTime } from './ical-time';
import { readRule, type RecurrenceRule } from './recurrence-rule';

/** An event as the calendar describes it, before its rule is expanded. */
export interface IcalEvent {
  uid: string;
  summary: string;
  sequence: number;
  isCancelled: boolean;
  isTransparent: boolean;
  start: IcalTime;
  /** Undefined when the duration decides. */
  end: IcalTime | undefined;
  /** Used without an end; a date lasts one day, a time no time. */
  duration: IcalDuration;
  /** The occurrence that this event replaces. */
  recurrenceId: IcalTime | undefined;
  rules: RecurrenceRule[];
  extra: IcalTime[];
  excluded: IcalTime[];
}

/** Undefined when its dates or rules cannot be read. */
export function readEvent(component: IcalComponent): IcalEvent | undefined {
  const all = <T>(wanted: string, read: (value: unknown, tzid?: string) => T | undefined): (T | undefined)[] =>
    component.properties.filter(({ name }) => name === wanted).flatMap(property => readAll(property, read));
  const [start] = all('dtstart', readTime);
  const ends = all('dtend', readTime).slice(0, 1);
  const durations = all('duration', readDuration).slice(0, 1);
  const recurrenceIds = all('recurrence-id', readTime).slice(0, 1);
  const rules = all('rrule', readRule);
  const extra = all('rdate', readTime);
  const excluded = all('exdate', readTime);
  const optional = [ends, durations, recurrenceIds, rules, extra, excluded];
  if (start === undefined || optional.some(values => (values as unknown[]).includes(undefined))) return undefined;
  return {
    uid: textOf(component, 'uid'),
    summary: textOf(component, 'summary'),
    sequence: Number.parseInt(textOf(component, 'sequence'), 10) || 0,
    isCancelled: textOf(component, 'status').toUpperCase() === 'CANCELLED',
    isTransparent: textOf(component, 'transp').toUpperCase() === 'TRANSPARENT',
    start,
    end: ends[0],
    duration: durations[0] ?? { days: start.seconds === null ? 1 : 0, seconds: 0 },
    recurrenceId: recurrenceIds[0],
    rules: rules as RecurrenceRule[],
    extra: extra as IcalTime[],
    excluded: excluded as IcalTime[],
  };
}

const readAll = <T>({ values, tzid }: IcalProperty, read: (value: unknown, tzid?: string) => T): (T | undefined)[] =>
  values?.map(value => read(value, tzid)) ?? [undefined];
