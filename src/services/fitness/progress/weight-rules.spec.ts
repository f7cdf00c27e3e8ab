import { bmiOf, forecastOf, slopeOf, type Weighing } from './weight-rules';

const weighed = (...weights: [date: string, kg: number][]): Weighing[] =>
  weights.map(([date, weight_kg]) => ({ date, weight_kg }));
const losing = weighed(['2026-04-25', 82], ['2026-05-02', 81], ['2026-05-09', 80]);
const goal = { target_weight_kg: 78, start_weight_kg: 84, started_on: '2026-04-01', target_date: null };
const TODAY = '2026-05-09';

describe('slopeOf', () => {
  it('follows what was weighed', () => {
    expect(slopeOf(losing)).toBeCloseTo(-1 / 7);
    expect(slopeOf(weighed(['2026-05-01', 80], ['2026-05-03', 81], ['2026-05-05', 80]))).toBeCloseTo(0);
  });

  it('knows none of one day', () => {
    expect([slopeOf([]), slopeOf(weighed(['2026-05-01', 80]))]).toEqual([null, null]);
  });
});

describe('forecastOf', () => {
  it('tells when the goal is reached if it goes on like this', () => {
    expect(forecastOf(goal, losing, TODAY)).toEqual({
      status: 'on_track',
      percent: 67,
      remaining_kg: -2,
      projected_on: '2026-05-23',
      needed_kg_a_week: null,
    });
  });

  it('holds it against the target date', () => {
    const dated = (target_date: string) => forecastOf({ ...goal, target_date }, losing, TODAY);
    expect(dated('2026-05-23')).toMatchObject({ status: 'on_track', needed_kg_a_week: -1 });
    expect(dated('2026-05-16')).toMatchObject({ status: 'behind', needed_kg_a_week: -2, projected_on: '2026-05-23' });
  });

  it.each([
    ['reached', { target_weight_kg: 80 }, losing, 100],
    ['reached', { target_weight_kg: 80, start_weight_kg: 70 }, losing, 100],
    ['away', { target_weight_kg: 90, start_weight_kg: 84 }, losing, 0],
    ['unknown', {}, weighed(['2026-05-04', 81], ['2026-05-09', 80]), 67],
    ['unknown', { start_weight_kg: null }, weighed(['2026-05-09', 80]), 0],
    ['behind', { target_weight_kg: 1 }, losing.map(({ date }, at) => ({ date, weight_kg: 80 - at / 1000 })), 5],
  ] as const)('is %s for %j', (status, values, weighings, percent) => {
    expect(forecastOf({ ...goal, ...values }, weighings, TODAY)).toMatchObject({ status, percent });
  });

  it.each([
    [80, 100, 'reached'],
    [80.2, 98, 'unknown'],
    [79.8, 98, 'unknown'],
    [80.9, 90, 'unknown'],
    [81, 89, 'unknown'],
    [72, 50, 'unknown'],
    [90, 44, 'unknown'],
    [100, 29, 'unknown'],
  ])('falls with the distance when the goal is to keep 80 kg: %d', (kg, percent, status) => {
    const kept = { ...goal, target_weight_kg: 80, start_weight_kg: 80 };
    expect(forecastOf(kept, weighed(['2026-05-09', kg]), TODAY)).toMatchObject({ percent, status });
  });

  it('knows nothing without a weighing', () => {
    expect(forecastOf(goal, [], TODAY)).toMatchObject({ status: 'unknown', percent: null });
  });
});

it.each([
  [50, 18.4],
  [50.3, 18.5],
  [68, 25],
  [82, 30.1],
])('%d kg at 165 cm is an index of %d', (kg, value) => {
  const category = value < 18.5 ? 'underweight' : value < 25 ? 'normal' : value < 30 ? 'overweight' : 'obese';
  expect(bmiOf(kg, 165)).toEqual({ value, category });
});
