import { Temporal } from 'temporal-polyfill';
import { lastResetTime, nextResetTime, resetSchedule } from './reset-times';

const at = (text: string) => Temporal.Instant.from(text);

it.each([
  ['2026-03-29T02:59:59Z', '2026-03-28T03:00:00Z', '2026-03-29T03:00:00Z'],
  ['2026-03-29T03:00:00Z', '2026-03-29T03:00:00Z', '2026-03-30T03:00:00Z'],
  ['2026-12-31T23:59:59Z', '2026-12-31T03:00:00Z', '2027-01-01T03:00:00Z'],
])('at %s the last reset was due at %s, the next one is at %s', (now, last, next) => {
  expect(String(lastResetTime(at(now), '03:00'))).toBe(last);
  expect(String(nextResetTime(at(now), '03:00'))).toBe(next);
});

it('is a cron schedule', () => {
  expect(resetSchedule('03:00')).toBe('0 3 * * *');
  expect(resetSchedule('23:45')).toBe('45 23 * * *');
});
