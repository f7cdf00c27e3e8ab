import { averageClock, clockMinute, debtOf, efficiencyOf, regularityOf } from './sleep-rules';

const sleep = (from: string | null, to: string | null, asleepMinutes: number) => ({
  fellAsleepAt: from === null ? null : new Date(from),
  wokeAt: to === null ? null : new Date(to),
  asleepMinutes,
});
const night = sleep('2026-05-08T22:00:00Z', '2026-05-09T06:00:00Z', 450);

describe('averageClock', () => {
  it.each([
    [[1430, 10], '00:00', 10],
    [[1380, 1380, 1380], '23:00', 0],
    [[1380, 1410, 0], '23:30', 20],
    [[420, 480], '07:30', 30],
  ])('of %j is %s', (minutes, at, deviationMinutes) => {
    expect(averageClock(minutes)).toEqual({ at, deviationMinutes });
  });

  it('of none is none', () => {
    expect(averageClock([])).toBeNull();
    expect(regularityOf(null, null)).toBeNull();
  });
});

it('tells the time of the clock where it was slept', () => {
  expect(clockMinute(new Date('2026-05-08T19:30:00Z'), 'Asia/Dubai')).toBe(23 * 60 + 30);
});

it('scores regularity from the same time every night to two hours off', () => {
  const off = (deviationMinutes: number) => ({ at: '23:00', deviationMinutes });
  expect([0, 60, 200].map(minutes => regularityOf(off(minutes), off(minutes)))).toEqual([100, 50, 0]);
});

it('sums the missing minutes of known nights', () => {
  expect(debtOf([420, null, 480, 500], 480)).toBe(40);
  expect(debtOf([600], 480)).toBe(0);
});

it('tells how much of the time in bed was slept, over the change of clocks, too', () => {
  expect(efficiencyOf(night)).toBe(94);
  expect(efficiencyOf(sleep('2026-03-28T22:00:00+01:00', '2026-03-29T07:00:00+02:00', 480))).toBe(100);
  expect(efficiencyOf(sleep(null, null, 400))).toBeNull();
});
