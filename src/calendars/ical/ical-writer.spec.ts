import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { atRandom, trials } from '../../../test/harness/trials';
import { writeCalendar, type WrittenEvent } from './ical-writer';
import { readCalendar } from './read-calendar';

const EVENT: WrittenEvent = {
  uid: '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11',
  summary: 'Reserved',
  firstDay: '2026-05-01',
  endDay: '2026-05-04',
  sequence: 2,
  changedAt: Temporal.Instant.from('2026-04-01T10:15:30.123456Z'),
};

it('writes an event of whole days', () => {
  const text = writeCalendar('-//Example//Calendar//EN', [EVENT]);
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11',
    'DTSTAMP:20260401T101530Z',
    'LAST-MODIFIED:20260401T101530Z',
    'SEQUENCE:2',
    'DTSTART;VALUE=DATE:20260501',
    'DTEND;VALUE=DATE:20260504',
    'SUMMARY:Reserved',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(writeCalendar('-//Example//Calendar//EN', [EVENT])).toBe(text);
});

it('writes a time zone where there is no event, because a calendar needs a component', () => {
  expect(writeCalendar('-//Example//Calendar//EN', [])).toContain('BEGIN:VTIMEZONE');
});

it('writes what is read again as the same', () => {
  const window = { zone: 'Asia/Dubai', from: '2026-01-01', limit: '2027-01-01' };
  const summary = 'a; b, c \\ d\nإقامة';
  const file = readCalendar(writeCalendar('-//Example//Calendar//EN', [{ ...EVENT, summary }]), window);
  expect(file).toMatchObject({
    instances: [{ uid: EVENT.uid, summary, firstDay: '2026-05-01', endDay: '2026-05-04', isFree: false }],
  });
});

const SCRIPTS = [
  'abc XYZ 0123',
  'إقامة ٣ ليالٍ',
  '滞在予約空室',
  'Бронь занята',
  '예약 불가',
  'อาคารพัก',
  'नमस्ते घर',
  '🏖️👩‍👩‍👧‍👦🏳️‍🌈',
  'é́ȧ̈ñ',
  '\\;,:"=\n\t',
];

it(
  'folds texts of every script to 75 octets at most, and unfolds them to the same (9.4)',
  atRandom(({ below, oneOf }) => {
    const texts = Array.from({ length: trials(2000, 500) }, () => {
      const characters = [...oneOf(SCRIPTS), ...oneOf(SCRIPTS)];
      return Array.from({ length: below(200) }, () => oneOf(characters)).join('');
    });
    const events = texts.map((summary, index) => ({ ...EVENT, uid: `${index}`, summary }));
    const written = writeCalendar('-//Example//Calendar//EN', events);
    for (const line of written.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(Buffer.from(line).toString()).toBe(line);
    }
    const [, , parts] = ICAL.parse(written) as [string, unknown, [string, string[][]][]];
    expect(parts.map(([, properties]) => properties.find(([name]) => name === 'summary')![3])).toEqual(texts);
    const file = readCalendar(written, { zone: 'UTC', from: '2026-01-01', limit: '2027-01-01' });
    if (typeof file === 'string') throw new Error(file);
    expect(file.instances.map(({ summary }) => summary)).toEqual(texts.map(text => text.trim()));
  }),
);

it('removes control characters and writes every line break as one', () => {
  const text = writeCalendar('-//Example//Calendar//EN', [{ ...EVENT, summary: 'a\u0000b\u001bc\r\nd\re\nf' }]);
  expect(text).toContain('SUMMARY:abc\\nd\\ne\\nf\r\n');
});
