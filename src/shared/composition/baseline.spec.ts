import type { QueryRunner } from 'typeorm';
import { BASELINE, baseline, baselineText, isBeforeBaseline, tablesIn } from './baseline';
import type { SqlFile } from '#kit/service/sql-files';

const file = (name: string, ...lines: string[]): SqlFile => {
  const text = `${lines.join('\n')}\n`;
  return { path: `migrations/${name}.sql`, name, text, checksum: text };
};

const LINES = file(
  'lines',
  'CREATE TABLE order_line (',
  '  order_id integer NOT NULL CONSTRAINT order_line_order_fkey REFERENCES customer_order (id) ON DELETE CASCADE',
  ');',
);
const ORDERS = file(
  'orders',
  'CREATE TABLE customer_order (',
  `  number integer DEFAULT nextval('order_number')`,
  ');',
);
const NUMBERS = file('numbers', 'CREATE SEQUENCE order_number;');

it('names the tables and sequences of a file', () => {
  expect(tablesIn(file('both', 'CREATE SEQUENCE a;', 'CREATE TABLE b (', ');', 'CREATE INDEX c ON b (d);'))).toEqual([
    'a',
    'b',
  ]);
});

describe('baselineText', () => {
  it('puts tables after those that they refer to, and sequences before their tables', () => {
    expect(baselineText([LINES, ORDERS, NUMBERS])).toBe([NUMBERS, ORDERS, LINES].map(({ text }) => text).join('\n'));
  });

  it('puts changes and rows after their table', () => {
    const changes = file('changes', 'ALTER TABLE customer_order ADD COLUMN slot text;');
    const rows = file('rows', 'INSERT INTO customer_order (number) VALUES (1);');
    expect(baselineText([changes, rows, ORDERS])).toBe([ORDERS, changes, rows].map(({ text }) => text).join('\n'));
  });

  it('allows a table that refers to itself or to one that no file creates', () => {
    const own = file(
      'own',
      'CREATE TABLE lead (',
      '  a integer REFERENCES lead (id),',
      '  b integer REFERENCES gone (id)',
      ');',
    );
    expect(baselineText([own])).toBe(own.text);
  });

  it('refuses tables that refer to each other', () => {
    const back = file('back', 'CREATE TABLE customer_order (', '  line integer REFERENCES order_line (id)', ');');
    expect(() => baselineText([LINES, back])).toThrow('lines > back > lines');
  });
});

describe('baseline', () => {
  const migration = new (baseline([LINES, ORDERS]))();
  const statements: string[] = [];
  const runner = { query: async (text: string) => statements.push(text) } as unknown as QueryRunner;

  it('is one statement with the name of every baseline', async () => {
    await migration.up(runner);
    expect(statements).toEqual([baselineText([LINES, ORDERS])]);
    expect(migration.constructor.name).toBe(BASELINE);
  });

  it('cannot be reverted', async () => {
    await expect(migration.down(runner)).rejects.toThrow('The baseline cannot be reverted.');
    expect(statements).toHaveLength(1);
  });
});

it('migrations of version 0.1 are older than the baseline, itself and later ones are not', () => {
  const names = ['Staff1767225600000', 'UnpaidVisitors1767400170100', BASELINE, 'Heights2027010109300', 'Tomorrow9'];
  expect(names.filter(isBeforeBaseline)).toEqual(names.slice(0, 2));
});
