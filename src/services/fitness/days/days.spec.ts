import { daysAfter, daysBefore, daysBetween, mondayOf, monthOf } from './days';

it('goes over months, years and the days clocks change', () => {
  expect(daysAfter('2026-02-27', 2)).toBe('2026-03-01');
  expect(daysBefore('2026-01-01', 1)).toBe('2025-12-31');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
});

it.each([
  ['2026-05-11', '2026-05-11'],
  ['2026-05-17', '2026-05-11'],
  ['2026-01-01', '2025-12-29'],
])('starts the week of %s on Monday, %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it('counts months from their first days', () => {
  expect(monthOf('2026-03-31')).toBe('2026-03-01');
  expect(monthOf('2026-03-31', -1)).toBe('2026-02-01');
  expect(monthOf('2026-01-15', -11)).toBe('2025-02-01');
});
