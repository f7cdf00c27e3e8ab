import { Temporal } from 'temporal-polyfill';
import { preferredInstant } from './preferred-time';

const at = (now: string, date: string, time: string, zone = 'Asia/Dubai') =>
  preferredInstant(date, time, zone, Temporal.Instant.from(now)).toString();

describe('preferredInstant', () => {
  it.each([
    ['exactly an hour ahead', '2026-05-09T08:30:00Z', '2026-05-09', '13:30', '2026-05-09T09:30:00Z'],
    ['past midnight in Dubai', '2026-05-09T19:30:00Z', '2026-05-10', '00:30', '2026-05-09T20:30:00Z'],
    ['when Dubai has the next day already', '2026-05-09T22:00:00Z', '2026-05-10', '03:00', '2026-05-09T23:00:00Z'],
  ])('takes a time %s', (_, now, date, time, instant) => {
    expect(at(now, date, time)).toBe(instant);
  });

  it.each([
    ['a second less than an hour ahead', '2026-05-09T08:30:01Z', '2026-05-09', '13:30'],
    ['45 minutes ahead across midnight', '2026-05-09T19:30:00Z', '2026-05-10', '00:15'],
    ['on the day that is over in Dubai', '2026-05-09T22:00:00Z', '2026-05-09', '23:59'],
    ['long ago', '2026-05-09T22:00:00Z', '1999-01-01', '12:00'],
  ])('refuses a time %s', (_, now, date, time) => {
    expect(() => at(now, date, time)).toThrow('preferred_time_too_soon');
  });
});
