import type { ContentLine } from './content-lines';
import { unescapeText } from './content-lines';
import type { IcalComponent } from './ical-components';
import { DAY_SECONDS, type IcalTime, parseDuration, parseTime } from './ical-time';
import { parseRule, type RecurrenceRule } from './recurrence-rule';

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
  durationSeconds: number;
  /** The occurrence that this event replaces. */
  recurrenceId: IcalTime | undefined;
  rules: RecurrenceRule[];
  extra: ExtraTime[];
  excluded: IcalTime[];
}

/** An RDATE; a period has a length of its own. */
export interface ExtraTime {
  start: IcalTime;
  durationSeconds?: number;
  end?: IcalTime;
}

/** Undefined when its dates or rules cannot be read. */
export function readEvent({ lines }: IcalComponent): IcalEvent | undefined {
  const first = (wanted: string) => lines.find(({ name }) => name === wanted);
  const text = (wanted: string) => unescapeText(first(wanted)?.value ?? '').trim();
  const start = timeOf(first('DTSTART'));
  const end = timeOf(first('DTEND'));
  const duration = first('DURATION') ? parseDuration(first('DURATION')!.value) : undefined;
  const recurrenceId = timeOf(first('RECURRENCE-ID'));
  const rules = all(lines, 'RRULE').map(({ value }) => parseRule(value));
  const extra = all(lines, 'RDATE').flatMap(extraTimes);
  const excluded = all(lines, 'EXDATE').flatMap(listedTimes);
  const isUnreadable =
    start === undefined ||
    (first('DTEND') && !end) ||
    (first('DURATION') && duration === undefined) ||
    (first('RECURRENCE-ID') && !recurrenceId) ||
    [...rules, ...extra, ...excluded].includes(undefined);
  if (isUnreadable) return undefined;
  return {
    uid: text('UID'),
    summary: text('SUMMARY'),
    sequence: Number.parseInt(text('SEQUENCE'), 10) || 0,
    isCancelled: text('STATUS').toUpperCase() === 'CANCELLED',
    isTransparent: text('TRANSP').toUpperCase() === 'TRANSPARENT',
    start,
    end,
    durationSeconds: duration ?? (start.seconds === null ? DAY_SECONDS : 0),
    recurrenceId,
    rules: rules as RecurrenceRule[],
    extra: extra as ExtraTime[],
    excluded: excluded as IcalTime[],
  };
}

const all = (lines: readonly ContentLine[], wanted: string) => lines.filter(({ name }) => name === wanted);

const timeOf = (line: ContentLine | undefined): IcalTime | undefined =>
  line && parseTime(line.value, line.params['TZID']);

const listedTimes = ({ value, params }: ContentLine): (IcalTime | undefined)[] =>
  value.split(',').map(item => parseTime(item, params['TZID']));

function extraTimes({ value, params }: ContentLine): (ExtraTime | undefined)[] {
  return value.split(',').map(item => {
    const [from = '', to] = item.split('/');
    const start = parseTime(from, params['TZID']);
    if (!start || to === undefined) return start && { start };
    const end = parseTime(to, params['TZID']);
    const durationSeconds = end ? undefined : parseDuration(to);
    if (end) return { start, end };
    return durationSeconds === undefined ? undefined : { start, durationSeconds };
  });
}
