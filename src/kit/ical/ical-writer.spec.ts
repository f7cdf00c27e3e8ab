import { Temporal } from 'temporal-polyfill';
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

it('writes what is read again as the same', async () => {
  const window = { zone: 'Asia/Dubai', from: '2026-01-01', limit: '2027-01-01' };
  const summary = 'a; b, c \\ d\nإقامة';
  const file = await readCalendar(writeCalendar('-//Example//Calendar//EN', [{ ...EVENT, summary }]), window);
  expect(file).toMatchObject({
    instances: [{ uid: EVENT.uid, summary, firstDay: '2026-05-01', endDay: '2026-05-04', isFree: false }],
  });
});
