import { type PageRules, readPage } from './page';

const RULES: PageRules = { sizeNames: ['limit'], default: 20, max: 100 };

it.each([
  ['101', 100],
  ['999999999999999', 100],
  ['9999999999999999', 100],
  ['1'.padEnd(40, '0'), 100],
  ['1'.padEnd(400, '0'), 100],
  [1e300, 100],
  ['100', 100],
  ['0', 20],
  ['-1'.padEnd(400, '0'), 20],
  ['1e30', 20],
  ['12.5', 20],
  ['', 20],
])('reads a page size of %s as %i', (limit, size) => {
  expect(readPage({ limit }, RULES)).toEqual({ page: 1, limit: size });
});

it('reads a size far below one as the size that the list declares for it', () => {
  expect(readPage({ limit: '-1'.padEnd(30, '0') }, { ...RULES, belowOne: 1 }).limit).toBe(1);
});

it.each(['9999999999999999', '1'.padEnd(40, '0'), '1'.padEnd(400, '0')])(
  'reads page %s as a page behind the end of every list',
  page => {
    const request = readPage({ page }, RULES);
    expect(request.page).toBeGreaterThanOrEqual(1_000_000);
    expect(Number.isSafeInteger(request.page * request.limit)).toBe(true);
  },
);

it.each(['0', '-5', '-1'.padEnd(40, '0'), 'two', '1e9'])('reads page %s as the first', page => {
  expect(readPage({ page }, RULES).page).toBe(1);
});

it('reads `page_size` in the lists that have another name', () => {
  expect(readPage({ page_size: '7' }, RULES).limit).toBe(7);
  expect(readPage({ page_size: '900' }, RULES).limit).toBe(100);
});
