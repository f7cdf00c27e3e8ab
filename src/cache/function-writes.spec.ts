import { FunctionParser, FunctionWrites, type SchemaFunction } from './function-writes';

const plpgsqlFunction = (name: string, statements: string): SchemaFunction => ({
  name,
  language: 'plpgsql',
  text: `BEGIN ${statements} END`,
  isTrigger: false,
});
const sqlFunction = (name: string, text: string): SchemaFunction => ({ name, language: 'sql', text, isTrigger: false });

const written = (functions: readonly SchemaFunction[], name: string) =>
  new FunctionWrites(functions, new FunctionParser()).of(name)?.map(({ verb, table }) => `${verb} ${table}`) ??
  'anything';

describe('FunctionWrites', () => {
  it('adds the writes of called functions, also in a circle', () => {
    const functions = [
      plpgsqlFunction('a', 'DELETE FROM dish; PERFORM b(1);'),
      plpgsqlFunction('b', 'UPDATE cart SET x = 1; x := food.c(1);'),
      sqlFunction('c', 'INSERT INTO review VALUES (1); SELECT a(1); DELETE FROM dish'),
    ];
    expect(written(functions, 'a')).toEqual(['delete dish', 'update cart', 'insert review']);
    expect(written(functions, 'c')).toEqual(['insert review', 'delete dish', 'update cart']);
  });

  it('counts functions of the same name as one', () => {
    const functions = [plpgsqlFunction('a', 'DELETE FROM dish;'), sqlFunction('a', 'DELETE FROM cart')];
    expect(written(functions, 'a')).toEqual(['delete dish', 'delete cart']);
  });

  it('a function may write anything when its text, or that of a called one, does not show it', () => {
    const functions = [
      { name: 'a', language: 'c', text: null, isTrigger: false },
      plpgsqlFunction('b', 'PERFORM a();'),
      sqlFunction('c', 'SELECT b()'),
      sqlFunction('d', 'SELECT * INTO copied FROM dish'),
    ];
    expect(['a', 'b', 'c', 'd', 'unknown'].map(name => written(functions, name))).toEqual(Array(5).fill('anything'));
  });

  it('a statement calls functions, but not those of triggers', () => {
    const functions = [
      sqlFunction('a', 'DELETE FROM dish'),
      { ...plpgsqlFunction('b', 'DELETE FROM cart;'), isTrigger: true },
    ];
    const writes = new FunctionWrites(functions, new FunctionParser());
    expect(writes.ofCalls(new Set(['select', 'a', 'b']))).toEqual([{ verb: 'delete', table: 'dish' }]);
    expect(writes.ofCalls(new Set(['select', 'b']))).toEqual([]);
  });
});

it('FunctionParser parses each distinct text once', () => {
  const parser = new FunctionParser();
  const first = parser.parse(plpgsqlFunction('a', 'DELETE FROM dish;'));
  expect(parser.parse(plpgsqlFunction('b', 'DELETE FROM dish;'))).toBe(first);
  expect(parser.parse(plpgsqlFunction('a', 'DELETE FROM cart;'))).not.toBe(first);
});
