import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inOrder, routinesIn, type SqlFile, tablesFile } from './sql-files';

const file = (name: string, text = ''): SqlFile => ({ path: `src/${name}.sql`, name, text, checksum: text });

describe('routinesIn', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-sql-'));
  mkdirSync(join(folder, 'deeper.spec'));
  writeFileSync(join(folder, 'one.sql'), 'SELECT 1;\n');
  writeFileSync(join(folder, 'two.sql'), 'SELECT 2;\n');
  writeFileSync(join(folder, 'two.ts'), '');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads the named files with their checksums', () => {
    const files = routinesIn(folder, 'two', 'one');
    expect(files.map(({ name, text }) => [name, text])).toEqual([
      ['two', 'SELECT 2;\n'],
      ['one', 'SELECT 1;\n'],
    ]);
    expect(files[0]!.path).toMatch(/\/two\.sql$/);
    expect(files[0]!.checksum).toMatch(/^[0-9a-f]{64}$/);
    expect(files[0]!.checksum).not.toBe(files[1]!.checksum);
  });

  it('refuses a folder with a file that is not named, and a name without a file', () => {
    expect(() => routinesIn(folder, 'one')).toThrow(/^No feature lists two\.sql in /);
    expect(() => routinesIn(folder, 'one', 'two', 'three')).toThrow(/three\.sql/);
  });
});

it('files of tables are found below migrations, by paths from the root of the project', () => {
  expect(tablesFile('stays/rates')).toMatchObject({ path: 'migrations/stays/rates.sql', name: 'stays/rates' });
});

describe('inOrder', () => {
  const [one, two, three] = ['one', 'two', 'three'].map(name => file(name)) as [SqlFile, SqlFile, SqlFile];
  const order = (needs: Map<SqlFile, SqlFile[]>) =>
    inOrder([one, two, three], each => needs.get(each) ?? []).map(({ name }) => name);

  it('keeps the order of files that need nothing', () => {
    expect(order(new Map())).toEqual(['one', 'two', 'three']);
  });

  it('puts each file after those that it needs, however far away', () => {
    expect(
      order(
        new Map([
          [one, [two]],
          [two, [three]],
        ]),
      ),
    ).toEqual(['three', 'two', 'one']);
  });

  it('names the files of a circle, without those that lead to it', () => {
    const needs = new Map([
      [one, [two]],
      [two, [three]],
      [three, [two]],
    ]);
    expect(() => order(needs)).toThrow('SQL files need each other in a circle: two > three > two.');
    expect(() => order(new Map([[one, [one]]]))).toThrow('one > one');
  });
});
