/** @no-database */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './source-files';

const PAGE = 'docs/security.md';
const text = readFileSync(join(ROOT, PAGE), 'utf8');

interface Row {
  promise: string;
  where: string;
  test: string;
}

const rows: Row[] = text
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| Promise '))
  .map(line => line.split('|').map(cell => cell.trim()))
  .map(([, promise = '', where = '', test = '']) => ({ promise, where, test }));

const codesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);

/** Files and folders of the second column are below `src` unless they begin with another folder of the project. */
const isThere = (path: string) =>
  [path, `${path}.ts`, `src/${path}`, `src/${path}.ts`].some(each => existsSync(join(ROOT, each)));

describe(`each promise of ${PAGE}`, () => {
  it('has three cells', () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter(({ promise, where, test }) => !promise || !where || !test)).toEqual([]);
  });

  it('names code that exists', () => {
    const unnamed = rows.filter(({ where }) => codesIn(where).length === 0);
    expect(unnamed).toEqual([]);
    expect(rows.flatMap(({ where }) => codesIn(where)).filter(path => !isThere(path))).toEqual([]);
  });

  it('names tests that exist', () => {
    const tests = (row: Row) => codesIn(row.test).filter(code => code.includes('/'));
    expect(rows.filter(row => tests(row).length === 0)).toEqual([]);
    expect(rows.flatMap(tests).filter(path => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

it(`every page that ${PAGE} leads to exists`, () => {
  const links = [...text.matchAll(/\]\(([^)#]+)/g)].map(([, address]) => address!);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(address => !existsSync(join(ROOT, dirname(PAGE), address)))).toEqual([]);
});
