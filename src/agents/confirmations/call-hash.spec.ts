import { callHash } from './call-hash';

it('is the same for the same arguments in another order', () => {
  const args = { id: 3, name: { en: 'Soups', ar: 'شوربات' }, lines: [{ a: 1, b: null }] };
  const reordered = { lines: [{ b: null, a: 1 }], name: { ar: 'شوربات', en: 'Soups' }, id: 3 };
  expect(callHash('update', reordered)).toBe(callHash('update', args));
});

it.each([
  ['another value', { id: 4, names: ['a', 'b'] }],
  ['a text in place of a number', { id: '3', names: ['a', 'b'] }],
  ['another order of a list', { id: 3, names: ['b', 'a'] }],
  ['one more field', { id: 3, names: ['a', 'b'], note: null }],
  ['one field less', { id: 3 }],
  ['an object in place of a list', { id: 3, names: { 0: 'a', 1: 'b' } }],
  ['a field __proto__', JSON.parse('{"id": 3, "names": ["a", "b"], "__proto__": {"x": 1}}')],
])('differs with %s', (_, other) => {
  expect(callHash('update', other)).not.toBe(callHash('update', { id: 3, names: ['a', 'b'] }));
});

it('differs for another tool', () => {
  expect(callHash('delete', { id: 3 })).not.toBe(callHash('update', { id: 3 }));
});
