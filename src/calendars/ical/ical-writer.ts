import ICAL from 'ical.js';
import type { Temporal } from 'temporal-polyfill';

// ical.js does not count the space before a continued line, and no line may have more than 75 octets.
ICAL.foldLength = 74;

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

/** A property or component of jCal (RFC 7265). */
type JcalProperty = [name: string, params: object, type: string, value: string | number];
type JcalComponent = [name: string, properties: JcalProperty[], parts: JcalComponent[]];

/** A calendar needs at least one component, even without events. */
const UTC_ZONE: JcalComponent = [
  'vtimezone',
  [['tzid', {}, 'text', 'Etc/UTC']],
  [
    [
      'standard',
      [
        ['dtstart', {}, 'date-time', '1970-01-01T00:00:00'],
        ['tzoffsetfrom', {}, 'utc-offset', '+00:00'],
        ['tzoffsetto', {}, 'utc-offset', '+00:00'],
        ['tzname', {}, 'text', 'UTC'],
      ],
      [],
    ],
  ],
];

/** Writes a calendar (RFC 5545). Equal events make equal text. */
export function writeCalendar(productId: string, events: readonly WrittenEvent[]): string {
  const properties: JcalProperty[] = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', printable(productId)],
    ['calscale', {}, 'text', 'GREGORIAN'],
    ['method', {}, 'text', 'PUBLISH'],
  ];
  const calendar: JcalComponent = ['vcalendar', properties, events.length === 0 ? [UTC_ZONE] : events.map(eventOf)];
  return ICAL.stringify(calendar);
}

function eventOf({ uid, summary, firstDay, endDay, sequence, changedAt }: WrittenEvent): JcalComponent {
  const stamp = changedAt.toString({ smallestUnit: 'second' });
  const properties: JcalProperty[] = [
    ['uid', {}, 'text', printable(uid)],
    ['dtstamp', {}, 'date-time', stamp],
    ['last-modified', {}, 'date-time', stamp],
    ['sequence', {}, 'integer', sequence],
    ['dtstart', {}, 'date', firstDay],
    ['dtend', {}, 'date', endDay],
    ['summary', {}, 'text', printable(summary)],
    ['transp', {}, 'text', 'OPAQUE'],
  ];
  return ['vevent', properties, []];
}

/** Removes control characters, which a calendar cannot contain. */
const printable = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
