import { RepeatedFailures } from './repeated-failures';

it('logs each cause once a minute, with the number of repeats', () => {
  let now = 0;
  const failures = new RepeatedFailures(() => now);
  expect(['a', 'a', 'b', 'a'].map(cause => failures.count(cause))).toEqual([0, undefined, 0, undefined]);
  now = 59_999;
  expect(failures.count('a')).toBeUndefined();
  now = 60_000;
  expect(['a', 'a', 'b'].map(cause => failures.count(cause))).toEqual([3, undefined, 0]);
});

it('forgets the oldest of many causes', () => {
  const failures = new RepeatedFailures(() => 0);
  for (let cause = 0; cause <= 100; cause++) expect(failures.count(String(cause))).toBe(0);
  expect(failures.count('100')).toBeUndefined();
  expect(failures.count('0')).toBe(0);
});
