import { loadSdk, type McpSdk } from './mcp-sdk';
import { MALFORMED, malformedNames, readMessages, withoutMalformed } from './mcp-messages';

let schemas: McpSdk['specTypeSchemas'];
beforeAll(async () => {
  schemas = (await loadSdk()).specTypeSchemas;
});

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

it('nulls count as left out, also in a batch', () => {
  expect(readMessages({ ...list, params: null })).toEqual(list);
  expect(readMessages([{ ...list, params: { cursor: null, _meta: { a: null } } }])).toEqual([
    { ...list, params: { _meta: { a: null } } },
  ]);
  const prompt = { ...list, method: 'prompts/get', params: { name: 'x', arguments: { day: null, week: '1' } } };
  expect(readMessages(prompt)).toMatchObject({ params: { arguments: { week: '1' } } });
});

it('parameters that nobody names are left out where they are no object', () => {
  expect(readMessages({ ...list, method: 'resources/list', params: 5 })).toEqual({ ...list, method: 'resources/list' });
  const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
  expect(readMessages({ ...notification, params: [1] })).toEqual(notification);
  expect(readMessages({ ...list, params: [1] })).toEqual({ ...list, params: [1] });
});

it('what is no message stays as it is', () => {
  for (const sent of [7, 'x', null, {}, { method: 5 }, [null, 'x']]) expect(readMessages(sent)).toEqual(sent);
});

it.each([
  [{ ...list, params: { cursor: 7 } }, ['cursor']],
  [{ ...list, params: 'x' }, ['params']],
  [{ ...list, method: 'tools/call', params: {} }, ['name']],
  [
    { ...list, method: 'prompts/get', params: { name: 'x', arguments: { a: 1, b: 2 } } },
    ['arguments.a', 'arguments.b'],
  ],
  [{ ...list, params: { cursor: 'x' } }, undefined],
  [{ ...list, method: 'unknown', params: 5 }, undefined],
  [{ ...list, id: undefined, params: { cursor: 7 } }, ['cursor']],
  [{ jsonrpc: '2.0', method: 'tools/list', params: { cursor: 7 } }, undefined],
])('the malformed parameters of %j are %j', (message, names) => {
  expect(malformedNames(message, schemas)).toEqual(names);
});

it('malformed requests are replaced by one that carries the names', () => {
  const replaced = { ...list, method: MALFORMED, params: { names: ['cursor'] } };
  expect(withoutMalformed([list, { ...list, params: { cursor: 7 } }], schemas)).toEqual([list, replaced]);
});
