import { fc } from '../../../test/harness/fast-check';
import { Temporal } from 'temporal-polyfill';
import {
  dayBounds,
  dayIn,
  extendedInstant,
  instantText,
  isBefore,
  parseDay,
  parseInstant,
  parseTimeOfDay,
  wallClock,
} from './calendar';

const ZONES = [
  'UTC',
  'Africa/Cairo',
  'America/New_York',
  'America/Nuuk',
  'America/Santiago',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
];
const someZone = fc.constantFrom(...ZONES);
const someInstant = fc
  .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) })
  .map(ms => Temporal.Instant.fromEpochMilliseconds(ms));

describe('parseDay', () => {
  it.each(['2026-04-24', '2024-02-29', '1900-01-01', '2200-12-31'])('reads %s', text => {
    expect(parseDay(text)?.toString()).toBe(text);
  });

  it.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-2-3',
    '20260203',
    '2026-02-03T00:00',
    '2026-02-03Z',
    ' 2026-02-03',
    '2026-02-03\n',
    '+002026-02-03',
    '1899-12-31',
    '2201-01-01',
    '٢٠٢٦-٠٢-٠٣',
    'today',
    '',
  ])('refuses %j', text => {
    expect(parseDay(text)).toBeUndefined();
  });
});

describe('isBefore', () => {
  const someDay = fc.integer({ min: 0, max: 109_000 }).map(days => Temporal.PlainDate.from('1900-01-01').add({ days }));

  it('orders days as the calendar does, and no day before itself', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -400, max: 400 }), (day, days) => {
        expect(isBefore(day.toString(), day.add({ days }).toString())).toBe(days > 0);
      }),
    );
  });

  it('refuses what is no day', () => {
    expect(() => isBefore('2026-02-03', 'tomorrow')).toThrow(RangeError);
  });
});

describe('parseTimeOfDay', () => {
  it('reads every minute of the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), minute => {
        const text = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        const time = parseTimeOfDay(text);
        expect(time && time.hour * 60 + time.minute).toBe(minute);
      }),
    );
  });

  it.each(['24:00', '9:00', '09:60', '09:00:00', '09-00', ' 09:00', '09:00\n', ''])('refuses %j', text => {
    expect(parseTimeOfDay(text)).toBeUndefined();
  });
});

describe('dayBounds', () => {
  const bounds = (day: string, zone: string) => {
    const { start, end } = dayBounds(Temporal.PlainDate.from(day), zone);
    return [start.toString(), end.toString()];
  };

  it('starts a day without a midnight at its first moment', () => {
    expect(bounds('2026-04-24', 'Africa/Cairo')).toEqual(['2026-04-23T22:00:00Z', '2026-04-24T21:00:00Z']);
    expect(bounds('2026-03-29', 'Asia/Beirut')).toEqual(['2026-03-28T22:00:00Z', '2026-03-29T21:00:00Z']);
    expect(bounds('2026-09-06', 'America/Santiago')).toEqual(['2026-09-06T04:00:00Z', '2026-09-07T03:00:00Z']);
  });

  it('gives the day of the change back 25 hours', () => {
    expect(bounds('2026-11-01', 'America/New_York')).toEqual(['2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z']);
  });

  it('holds every moment in exactly the day that dayIn names', () => {
    fc.assert(
      fc.property(someZone, someInstant, (zone, instant) => {
        const day = dayIn(zone, instant);
        const { start, end } = dayBounds(day, zone);
        expect(Temporal.Instant.compare(start, instant)).toBeLessThanOrEqual(0);
        expect(Temporal.Instant.compare(instant, end)).toBe(-1);
        expect(dayBounds(day.add({ days: 1 }), zone).start.equals(end)).toBe(true);
      }),
    );
  });
});

describe('dayIn', () => {
  it('names the local day, whatever day it is in UTC', () => {
    const instant = Temporal.Instant.from('2026-06-30T22:30:00Z');
    expect(dayIn('Asia/Dubai', instant).toString()).toBe('2026-07-01');
    expect(dayIn('America/New_York', instant).toString()).toBe('2026-06-30');
  });
});

describe('wallClock', () => {
  const at = (day: string, time: string, zone: string) =>
    wallClock(Temporal.PlainDate.from(day), Temporal.PlainTime.from(time), zone).toString();

  it('moves a skipped time on by the gap', () => {
    expect(at('2026-03-08', '02:30', 'America/New_York')).toBe('2026-03-08T07:30:00Z');
    expect(at('2026-04-24', '00:00', 'Africa/Cairo')).toBe('2026-04-23T22:00:00Z');
  });

  it('takes the first coming of a repeated time', () => {
    expect(at('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00Z');
  });
});

describe('parseInstant', () => {
  it.each([
    ['2026-05-09T12:30:00Z', '2026-05-09T12:30:00Z'],
    ['2026-05-09T12:30:00.250+04:00', '2026-05-09T08:30:00.25Z'],
    ['2026-05-09T12:30Z', '2026-05-09T12:30:00Z'],
  ])('reads %s', (text, instant) => {
    expect(parseInstant(text)?.toString()).toBe(instant);
  });

  it.each([
    '',
    '2026-05-09',
    '2026-05-09T12:30:00',
    '2026-02-30T12:30:00Z',
    '2026-05-09T25:00:00Z',
    '0000-01-01T00:00Z',
  ])('refuses %j', text => {
    expect(parseInstant(text)).toBeUndefined();
  });
});

describe('extendedInstant', () => {
  it.each([
    ['2026-05-09T12:30:00+0400', '2026-05-09T08:30:00Z'],
    ['2026-05-09T12:30:00-03', '2026-05-09T15:30:00Z'],
    ['2026-05-09 12:30:00Z', '2026-05-09T12:30:00Z'],
    ['2026-05-09 12:30:00 +0530', '2026-05-09T07:00:00Z'],
    ['20260509T123000,5+0400', '2026-05-09T08:30:00.5Z'],
    [' 2026-05-09t12:30z ', '2026-05-09T12:30:00Z'],
    ['2026-05-09T12:30:00.250+04:00', '2026-05-09T08:30:00.25Z'],
  ])('reads %j', (text, instant) => {
    expect(parseInstant(extendedInstant(text))?.toString()).toBe(instant);
  });

  it.each([
    '',
    '2026-05-09',
    '2026-05-09 12:30',
    '2026-05-09 12:30:00',
    '2026-02-30 12:30:00+0000',
    '2026-05-09  12:30Z',
  ])('leaves %j', text => {
    expect(parseInstant(extendedInstant(text))).toBeUndefined();
  });
});

it('writes an instant to the millisecond', () => {
  expect(instantText(Temporal.Instant.from('2026-05-02T17:03:04.120999999+03:00'))).toBe('2026-05-02T14:03:04.120Z');
});
