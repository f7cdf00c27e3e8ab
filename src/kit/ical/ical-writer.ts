import type { Temporal } from 'temporal-polyfill';
import { escapeText, foldLine } from './content-lines';

/** An event of whole days. */
export interface WrittenEvent {
  uid: string;
  summary: string;
  /** `YYYY-MM-DD` */
  firstDay: string;
  /** The day after the last one. */
  endDay: string;
  /** Number of changes since the event was first written. */
  sequence: number;
  changedAt: Temporal.Instant;
}

/** A calendar needs a component, also when it has no event. */
const UTC_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Writes a calendar (RFC 5545). Equal events make equal text. */
export function writeCalendar(productId: string, events: readonly WrittenEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(productId)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(events.length === 0 ? UTC_ZONE : events.flatMap(eventLines)),
    'END:VCALENDAR',
  ];
  return lines.map(foldLine).join('');
}

function eventLines({ uid, summary, firstDay, endDay, sequence, changedAt }: WrittenEvent): string[] {
  const stamp = stampOf(changedAt);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${compact(firstDay)}`,
    `DTEND;VALUE=DATE:${compact(endDay)}`,
    `SUMMARY:${escapeText(summary)}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

const compact = (day: string): string => day.replaceAll('-', '');

/** `20260501T101500Z` */
const stampOf = (instant: Temporal.Instant): string =>
  instant.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
