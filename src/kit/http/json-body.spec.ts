import { readJson } from './json-body';
import type { Refusal } from '../refusals/refusal';

const read = (text: string) => readJson(Buffer.from(text));

function refusalOf(text: string): string {
  try {
    read(text);
  } catch (thrown) {
    return (thrown as Refusal).key;
  }
  return 'none';
}

const list = (items: number, item = '0') => `[${Array.from({ length: items }, () => item).join(',')}]`;
const nested = (depth: number, inside = '') => '['.repeat(depth) + inside + ']'.repeat(depth);

describe('how much a body may hold', () => {
  it.each([
    ['numbers', list(4999)],
    ['objects that are empty', list(4999, '{}')],
    ['lists that are empty', list(4999, ' [ ] ')],
    ['fields', `{${Array.from({ length: 4999 }, (_, at) => `"a${at}": null`).join(', ')}}`],
    ['pairs in objects', `{"a": ${list(2499, '{"a": 1}')}}`],
    ['commas, brackets and quotes within texts', JSON.stringify(['[{,"\\'.repeat(10_000)])],
  ])('%s up to 5,000 values', (_, text) => {
    expect(read(text)).toEqual(JSON.parse(text));
  });

  it.each([
    ['numbers', list(5000)],
    ['objects that are empty', list(5000, '{}')],
    ['pairs in objects', `{"a": ${list(2500, '{"a": 1}')}}`],
    ['a million that are no JSON', `[${'1,'.repeat(500_000)}`],
  ])('not one more: %s', (_, text) => {
    const parse = jest.spyOn(JSON, 'parse');
    expect(refusalOf(text)).toBe('too_many_values');
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('forty levels and not one more', () => {
    expect(read(nested(40, '1'))).toEqual(JSON.parse(nested(40, '1')));
    expect(refusalOf(nested(41))).toBe('bad_request');
    expect(refusalOf('['.repeat(500_000))).toBe('bad_request');
  });
});

describe('what is read', () => {
  it.each(['', '{', '[1,]', 'null', '1', '"text"', '{"a": "', '"\\', ']', '\u0000'])(
    '%j is no body, or none at all',
    text => {
      expect(refusalOf(text)).toBe(text === '' ? 'none' : 'malformed_json');
    },
  );

  it('a mark of the byte order before it, and blanks around it', () => {
    expect(read('\ufeff {"a": "\u00e9"}\n')).toEqual({ a: 'é' });
  });
});
