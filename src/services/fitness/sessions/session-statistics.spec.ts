import { caloriesOf, sessionStatistics } from './session-statistics';

const done = (weightKg: number | null, reps: number | null) => ({ weightKg, reps, logged_at: '2026-05-11T08:00:00Z' });

it('adds up what was done and nothing that was only planned', () => {
  const planned = { weightKg: null, reps: 10, logged_at: null };
  expect(sessionStatistics([done(102.5, 3), done(0, 12), done(null, null), planned])).toEqual({
    sets_planned: 4,
    sets_done: 3,
    percent: 75,
    reps: 15,
    volume_kg: 307.5,
  });
});

it('keeps cents of kilograms exact', () => {
  expect(sessionStatistics([done(0.1, 3), done(0.2, 3)]).volume_kg).toBe(0.9);
});

it('knows a session without sets', () => {
  expect(sessionStatistics([])).toMatchObject({ percent: 0, volume_kg: 0 });
});

it.each([
  [300, 6, 12, 150],
  [300, 12, 12, 300],
  [300, 0, 12, 0],
  [200, 0, 0, 0],
])('of %i kcal, %i of %i sets are %i', (kcal, sets, planned, expected) => {
  expect(caloriesOf(kcal, sets, planned)).toBe(expected);
});
