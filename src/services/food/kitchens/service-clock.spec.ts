import { fc } from '../../../../test/harness/fast-check';
import { Temporal } from 'temporal-polyfill';
import { serviceInstant } from './service-clock';

const at = (mode: 'real' | 'demo-fixed', now: string, zone: string) =>
  serviceInstant(mode, Temporal.Instant.from(now), zone).toString();

describe('serviceInstant', () => {
  it('is the present in real mode', () => {
    expect(at('real', '2026-07-05T03:04:05.678Z', 'Asia/Dubai')).toBe('2026-07-05T03:04:05.678Z');
  });

  it.each([
    ['the Monday', '2026-06-29T08:00:00Z', '2026-07-01T08:30:00Z'],
    ['the Wednesday itself', '2026-07-01T08:00:00Z', '2026-07-01T08:30:00Z'],
    ['the Sunday, which ends the week', '2026-07-05T19:59:59Z', '2026-07-01T08:30:00Z'],
    ['a Sunday in UTC that is already Monday in the zone', '2026-07-05T20:00:00Z', '2026-07-08T08:30:00Z'],
  ])('demo-fixed, on %s, is Wednesday 12:30 of the same local week', (_, now, expected) => {
    expect(at('demo-fixed', now, 'Asia/Dubai')).toBe(expected);
  });

  it('demo-fixed is Wednesday 12:30 on the wall of every zone at every moment', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('UTC', 'Africa/Cairo', 'America/New_York', 'Pacific/Kiritimati'),
        fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) }),
        (zone, ms) => {
          const now = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
          const fixed = serviceInstant('demo-fixed', now.toInstant(), zone).toZonedDateTimeISO(zone);
          expect(fixed.toPlainTime().toString()).toBe('12:30:00');
          expect([fixed.dayOfWeek, fixed.yearOfWeek, fixed.weekOfYear]).toEqual([3, now.yearOfWeek, now.weekOfYear]);
        },
      ),
    );
  });
});
