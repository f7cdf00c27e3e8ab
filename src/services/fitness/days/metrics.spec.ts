import { average, percentOfGoal, percentReached, rounded, total, trendOf } from './metrics';

describe('average and total', () => {
  it('skip days without a figure, and know nothing of none', () => {
    expect(average([1000, null, 2000])).toBe(1500);
    expect(average([0, null, 2000])).toBe(1000);
    expect([average([null]), average([]), total([null])]).toEqual([null, null, null]);
    expect(total([0.1, null, 0.2])).toBe(0.3);
  });
});

describe('rounded', () => {
  it.each([
    [102.555, 2, 102.56],
    [-1.25, 1, -1.3],
    [1.005, 2, 1.01],
  ])('rounds %d to %i places as %d', (value, places, result) => {
    expect(rounded(value, places)).toBe(result);
  });
});

describe('percentOfGoal', () => {
  it.each([
    [null, 100, 0],
    [50, 200, 25],
    [9999, 10_000, 99],
    [10_000, 10_000, 100],
    [15_000, 10_000, 150],
  ])('tells %p of %i as %i', (value, goal, percent) => {
    expect(percentOfGoal(value, goal)).toBe(percent);
  });
});

describe('percentReached', () => {
  it('ends at 100', () => {
    expect([percentReached(9999, 10_000), percentReached(70_000, 1000), percentReached(null, 10)]).toEqual([
      99, 100, 0,
    ]);
  });
});

describe('trendOf', () => {
  it('compares the averages of what is known', () => {
    expect(trendOf([110, null], [100])).toEqual({
      average: 110,
      average_before: 100,
      change: 10,
      change_percent: 10,
      direction: 'up',
    });
    expect(trendOf([90], [100]).direction).toBe('down');
    expect(trendOf([100.5], [100], 1)).toMatchObject({ change: 0.5, direction: 'level' });
  });

  it('has no direction without both', () => {
    expect(trendOf([1], [null])).toMatchObject({ average: 1, average_before: null, change: null, direction: null });
    expect(trendOf([5], [0])).toMatchObject({ change: 5, change_percent: null, direction: 'up' });
  });
});
