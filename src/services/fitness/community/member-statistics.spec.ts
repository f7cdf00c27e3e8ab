import { type MemberDayRow, memberStatistics } from './member-statistics';

const day = (values: Partial<MemberDayRow> = {}): MemberDayRow => ({
  steps: null,
  distance_m: null,
  active_minutes: null,
  calories_kcal: null,
  workouts: 0,
  ...values,
});

it('adds up days and knows the best', () => {
  expect(
    memberStatistics([
      day({ steps: 9000, distance_m: 0.1, calories_kcal: 300 }),
      day({ steps: 12_000, distance_m: 0.2, workouts: 2, active_minutes: 90 }),
    ]),
  ).toEqual({
    workouts: 2,
    active_days: 1,
    streak_days: 1,
    longest_streak_days: 1,
    best_day_steps: 12_000,
    distance_m: 0.3,
    calories_kcal: 300,
  });
});

it.each([
  ['aaa', 3, 3],
  ['aa.', 2, 2],
  ['aa..', 0, 2],
  ['aaa.a', 1, 3],
  ['.', 0, 0],
  ['', 0, 0],
])('of the days %j the streak is %i and the longest %i', (days, streak, longest) => {
  const statistics = memberStatistics([...days].map(mark => day({ active_minutes: mark === 'a' ? 30 : 29 })));
  expect([statistics.streak_days, statistics.longest_streak_days]).toEqual([streak, longest]);
});
