import { fc } from '../../../../test/harness/fast-check';
import { Temporal } from 'temporal-polyfill';
import type { OpeningTimes } from '../kitchens/opening-hours';
import { isOpenAt } from '../kitchens/opening-hours';
import { serviceInstant, type ServiceClockMode } from '../kitchens/service-clock';
import { acceptanceOf, type PaidOrder } from './acceptance';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const LUNCH: OpeningTimes = {
  timeZone: 'America/New_York',
  hours: EVERY_DAY.map(day => ({ day, open: '11:00', close: '15:00' })),
  closures: [],
  specialHours: [],
};

/** The deadline and the reminder, in UTC. */
function deadline(paidAt: string, order: Partial<PaidOrder> = {}, mode: ServiceClockMode = 'real') {
  const now = Temporal.Instant.from(paidAt);
  const paid = { kitchen: LUNCH, acceptMinutes: 20, paidAt: now, scheduledFor: null, leadMinutes: 30, ...order };
  const acceptance = acceptanceOf(paid, ({ timeZone }, at = now) => serviceInstant(mode, at, timeZone));
  return acceptance && [acceptance.acceptBy.toString(), acceptance.remindAt.toString()];
}
const scheduled = (at: string) => ({ scheduledFor: Temporal.Instant.from(at) });

describe('acceptanceOf', () => {
  it('has no deadline in a kitchen without one', () => {
    expect(deadline('2026-05-09T16:00:00Z', { acceptMinutes: 0 })).toBeNull();
  });

  it.each<[string, string, Partial<PaidOrder>, string, string]>([
    ['counts from the payment while the kitchen is open', '16:00:00Z', {}, '16:20:00Z', '16:10:00Z'],
    ['counts from the next opening while it is closed', '03:00:00Z', {}, '15:20:00Z', '15:10:00Z'],
    ['counts from the payment at the very start of an opening', '15:00:00Z', {}, '15:20:00Z', '15:10:00Z'],
    ['goes on after closing time', '18:55:00Z', {}, '19:15:00Z', '19:05:00Z'],
    [
      'is as usual for a scheduled order that is far ahead',
      '16:00:00Z',
      scheduled('2026-05-09T18:00:00Z'),
      '16:20:00Z',
      '16:10:00Z',
    ],
    [
      'ends when a scheduled order has to be begun',
      '16:00:00Z',
      scheduled('2026-05-09T16:40:00Z'),
      '16:10:00Z',
      '16:05:00Z',
    ],
    [
      'leaves 2 minutes for a scheduled order that should have been begun',
      '16:00:00Z',
      scheduled('2026-05-09T16:15:00Z'),
      '16:02:00Z',
      '16:01:00Z',
    ],
    [
      'ends before an opening at which a scheduled order is ready',
      '03:00:00Z',
      scheduled('2026-05-09T15:00:00Z'),
      '14:30:00Z',
      '08:45:00Z',
    ],
  ])('%s', (_, paidAt, order, acceptBy, remindAt) => {
    expect(deadline(`2026-05-09T${paidAt}`, order)).toEqual([`2026-05-09T${acceptBy}`, `2026-05-09T${remindAt}`]);
  });

  it('counts from the payment in a kitchen that never opens', () => {
    expect(deadline('2026-05-09T16:00:00Z', { kitchen: { ...LUNCH, hours: [] } })).toEqual([
      '2026-05-09T16:20:00Z',
      '2026-05-09T16:10:00Z',
    ]);
  });

  it.each([
    ['open', LUNCH],
    ['closed', { ...LUNCH, hours: [{ day: 1, open: '11:00', close: '15:00' }] }],
  ])('counts from the payment at any hour where the fixed moment is %s', (_, kitchen) => {
    expect(deadline('2026-05-09T03:00:00Z', { kitchen }, 'demo-fixed')).toEqual([
      '2026-05-09T03:20:00Z',
      '2026-05-09T03:10:00Z',
    ]);
  });

  it('leaves the whole time open to the kitchen over changes of the clock, reminds once halfway, and never ends early', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) }),
        fc.integer({ min: 1, max: 120 }),
        fc.option(fc.integer({ min: -60, max: 3 * 1440 })),
        fc.integer({ min: 0, max: 90 }),
        (ms, acceptMinutes, ahead, leadMinutes) => {
          const paidAt = Temporal.Instant.fromEpochMilliseconds(ms);
          const scheduledFor = ahead === null ? null : paidAt.add({ minutes: ahead });
          const order = { kitchen: LUNCH, acceptMinutes, paidAt, scheduledFor, leadMinutes };
          const { acceptBy, remindAt } = acceptanceOf(order, (_, at = paidAt) => at)!;
          const minutes = (from: Temporal.Instant, to: Temporal.Instant) => from.until(to).total('minutes');
          expect(minutes(remindAt, acceptBy)).toBeGreaterThan(0);
          expect(minutes(paidAt, remindAt)).toBeGreaterThanOrEqual(0);
          if (!scheduledFor) expect(isOpenAt(LUNCH, acceptBy.subtract({ minutes: acceptMinutes }))).toBe(true);
          else {
            expect(minutes(paidAt, acceptBy)).toBeGreaterThanOrEqual(2);
            expect(minutes(acceptBy, scheduledFor) >= leadMinutes || minutes(paidAt, acceptBy) === 2).toBe(true);
          }
        },
      ),
    );
  });
});
