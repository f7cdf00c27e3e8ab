import type { Schema } from '#kit/openapi/document';
import { typedArgument } from './typed-argument';

const NUMBER: Schema = { type: 'number' };
const FLAG: Schema = { type: 'boolean' };
const LINES: Schema = {
  type: 'array',
  items: { type: 'object', properties: { quantity: { type: 'integer' }, note: { type: 'string' } } },
};
const TEXT_OR_PAIR: Schema = {
  oneOf: [{ type: 'string' }, { type: 'object', properties: { en: { type: 'string' } } }],
};

it.each<[unknown, Schema, unknown]>([
  ['49.9', NUMBER, 49.9],
  [' -3e2 ', NUMBER, -300],
  ['7', { type: ['integer', 'null'] }, 7],
  ['null', { type: ['integer', 'null'] }, null],
  ['true', FLAG, true],
  ['False', FLAG, false],
  ['[]', LINES, []],
  ['[{"quantity": "2", "note": "3"}]', LINES, [{ quantity: 2, note: '3' }]],
  [[{ quantity: '2' }], LINES, [{ quantity: 2 }]],
  ['{"a": "1"}', { anyOf: [{ type: 'object', properties: { a: NUMBER } }, { type: 'null' }] }, { a: 1 }],
  ['8', { anyOf: [{ type: 'number' }, { type: 'null' }] }, 8],
])('%j is read by %j', (sent, schema, expected) => expect(typedArgument(sent, schema)).toEqual(expected));

it.each<[unknown, Schema]>([
  ['49,9', NUMBER],
  ['0x10', NUMBER],
  ['007', NUMBER],
  ['Infinity', NUMBER],
  ['', NUMBER],
  ['yes', FLAG],
  ['1', FLAG],
  ['[', LINES],
  ['{}', { type: 'array' }],
  ['5', { type: 'string' }],
  ['null', { type: 'string', nullable: true }],
  ['{"en": "x"}', TEXT_OR_PAIR],
  ['5', {}],
  ['5', { type: ['string', 'number', 'boolean', 'object', 'array', 'null'] }],
])('%j of %j stays a text, which the route judges', (sent, schema) => expect(typedArgument(sent, schema)).toBe(sent));

it('values without a schema stay as they are', () => {
  const sent = JSON.parse('{"__proto__": "1", "constructor": "2"}') as object;
  expect(JSON.stringify(typedArgument(sent, { type: 'object', properties: {} }))).toBe(JSON.stringify(sent));
  expect(typedArgument('5', undefined)).toBe('5');
});
