import { bodyHash } from './body-comparison';

const BODY = { name: 'Sara', lines: [{ id: 1, quantity: 2 }], note: null };

it.each([
  ['the order of fields', { lines: [{ quantity: 2, id: 1 }], name: 'Sara' }],
  ['blanks around a text', { ...BODY, name: ' Sara ' }],
  ['the token', { ...BODY, client_token: 'another' }],
  ['a secret', { ...BODY, password: 'secret', card_number: '4242' }],
])('is the same whatever %s is', (_, body) => {
  expect(bodyHash(body)).toBe(bodyHash(BODY));
});

it.each([
  ['a value', { ...BODY, name: 'Sarah' }],
  ['a value deep inside', { ...BODY, lines: [{ id: 1, quantity: 3 }] }],
  ['the order of a list', { ...BODY, lines: [{ id: 2 }, { id: 1, quantity: 2 }] }],
  ['a further field', { ...BODY, note: 'Ring twice' }],
  ['the kind of a value', { ...BODY, lines: [{ id: '1', quantity: 2 }] }],
  ['a list that looks like a field', { ...BODY, lines: [[['id', 1]]] }],
])('tells %s', (_, body) => {
  expect(bodyHash(body)).not.toBe(bodyHash(BODY));
});

it.each([[undefined], [null], ['text'], [[1]]])('of %j is that of an empty body', body => {
  expect(bodyHash(body)).toBe(bodyHash({}));
});
