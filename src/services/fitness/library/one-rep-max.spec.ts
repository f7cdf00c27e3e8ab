import { estimatedOneRepMax } from './one-rep-max';

it.each([
  [100, 1, 100],
  [100, 10, 133.3],
  [102.5, 3, 112.8],
])('of %d kg times %i is %d kg', (weight, reps, expected) => {
  expect(estimatedOneRepMax(weight, reps)).toBe(expected);
});

it.each([
  [0, 10],
  [50, 0],
  [50, 13],
])('%d kg times %i tell nothing', (weight, reps) => {
  expect(estimatedOneRepMax(weight, reps)).toBeUndefined();
});
