import { programPosition } from './program-position';

it.each([
  ['2026-05-11', { week: 1, day: 1, is_over: false }],
  ['2026-05-17', { week: 1, day: 7, is_over: false }],
  ['2026-05-18', { week: 2, day: 1, is_over: false }],
  ['2026-05-24', { week: 2, day: 7, is_over: false }],
  ['2026-05-25', { week: 3, day: 1, is_over: true }],
  ['2026-05-01', { week: 1, day: 1, is_over: false }],
])('of two weeks from 2026-05-11, %s is at %p', (today, position) => {
  expect(programPosition('2026-05-11', today, 2)).toEqual({ ...position, ends_on: '2026-05-24' });
});

it('goes over the days clocks change and the ends of months', () => {
  expect(programPosition('2026-03-23', '2026-04-06', 4)).toMatchObject({ week: 3, day: 1, ends_on: '2026-04-19' });
});

it('a program without days is over when it starts, on its own day', () => {
  expect(programPosition('2026-05-11', '2026-05-11', 0)).toMatchObject({ is_over: true, ends_on: '2026-05-11' });
});
