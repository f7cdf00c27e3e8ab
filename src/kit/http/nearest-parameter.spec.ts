import { nearestParameter } from './nearest-parameter';

const KNOWN = ['q', 'kitchen', 'status', 'sort_by', 'sort_order', 'checkIn', 'limit', 'page_size', 'to'];

it.each([
  ['search', 'q'],
  ['kitchen_code', 'kitchen'],
  ['kitchn', 'kitchen'],
  ['Status', 'status'],
  ['state', 'status'],
  ['sort', 'sort_by'],
  ['sortOrder', 'sort_order'],
  ['direction', 'sort_order'],
  ['check_in', 'checkIn'],
  ['per_page', 'limit'],
  ['end_date', 'to'],
  ['colour', undefined],
  ['', undefined],
  ['x'.repeat(100_000), undefined],
])('%.20s is meant for %s', (sent, meant) => {
  expect(nearestParameter(sent, KNOWN)).toBe(meant);
});

it('proposes nothing where nothing is known', () => {
  expect(nearestParameter('q', [])).toBeUndefined();
});
