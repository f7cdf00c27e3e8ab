import { Refusal } from '#kit/refusals/refusal';
import type { Document, Operation } from '#kit/openapi/document';
import { toolRequest } from './tool-request';
import { toolInput } from './tool-schemas';

const DOCUMENT = {
  components: {
    schemas: {
      Change: {
        type: 'object',
        required: ['size', 'client_token'],
        properties: {
          size: { type: 'integer' },
          username: { type: 'string' },
          client_token: { type: 'string' },
          note: { type: 'string' },
        },
      },
      Older: {
        properties: { birthDay: { type: 'string', 'x-older-spelling-of': 'birth_day' }, birth_day: { type: 'string' } },
        anyOf: [{ required: ['birthDay'] }, { required: ['birth_day'] }],
      },
      Anything: { type: 'object', additionalProperties: true },
      Node: {
        type: 'object',
        properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Node' } } },
      },
    },
  },
} as unknown as Document;

const body = (name: string) => ({
  required: true,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});
const operation = (given: Partial<Operation>): Operation => ({ responses: {}, ...given });
const parameter = (name: string, place: 'path' | 'query' | 'header', required = true) => ({
  name,
  in: place,
  required,
  schema: { type: 'string' },
});

const change = toolInput(
  operation({
    parameters: [
      parameter('username', 'path'),
      parameter('dry_run', 'query', false),
      parameter('Idempotency-Key', 'header'),
    ],
    requestBody: body('Change'),
  }),
  DOCUMENT,
);
const KEY = '0d0e0b7a-0000-4000-8000-000000000000';
const request = (args: Record<string, unknown>, path = '/api/users/{username}') => toolRequest(path, change, args, KEY);

function problemsOf(args: Record<string, unknown>): unknown {
  try {
    return request(args);
  } catch (error) {
    return (error as Refusal).detail.errors;
  }
}

describe('the input of a tool', () => {
  it('joins path, query and body; keys are optional, and a field that is also in the path is its new value', () => {
    expect(Object.keys(change.schema.properties!)).toEqual([
      'username',
      'dry_run',
      'idempotency_key',
      'size',
      'new_username',
      'client_token',
      'note',
    ]);
    expect(change.schema.required).toEqual(['username', 'size']);
    expect(change.schema.additionalProperties).toBe(false);
  });

  it('has each field once, by its newer spelling', () => {
    const { schema } = toolInput(operation({ requestBody: body('Older') }), DOCUMENT);
    expect([Object.keys(schema.properties!), schema.required]).toEqual([['birth_day'], ['birth_day']]);
  });

  it('ends where a schema contains itself', () => {
    const { schema } = toolInput(operation({ requestBody: body('Node') }), DOCUMENT);
    expect(schema.properties).toEqual({
      children: { type: 'array', items: { type: 'object', properties: { children: { type: 'array', items: {} } } } },
    });
  });
});

describe('the request of a call', () => {
  it('has every argument at its place', () => {
    const sent = request({ username: 'a b/c?d', dry_run: true, size: 3, new_username: 'sara', note: null });
    expect(sent.url).toBe('/api/users/a%20b%2Fc%3Fd?dry_run=true');
    expect(JSON.parse(sent.body!)).toEqual({ size: 3, username: 'sara', note: null, client_token: KEY });
    expect(sent.headers).toEqual({ 'Idempotency-Key': KEY });
  });

  it('keeps a key that was sent', () => {
    const sent = request({ username: 'sara', idempotency_key: 'own', client_token: 'other' });
    expect([sent.headers['Idempotency-Key'], JSON.parse(sent.body!)]).toEqual(['own', { client_token: 'other' }]);
  });

  it('leaves out queries without a value', () => {
    expect(request({ username: 'sara', dry_run: null }).url).toBe('/api/users/sara');
  });

  it.each<[string, Record<string, unknown>, Record<string, string[]>]>([
    ['an unknown name', { username: 'a', colour: 'red' }, { colour: ['unknown_field'] }],
    ['a name of every object', { username: 'a', constructor: 1 }, { constructor: ['unknown_field'] }],
    ['no path parameter', {}, { username: ['required'] }],
    ['an empty one', { username: '' }, { username: ['required'] }],
    ['a step up', { username: '..' }, { username: ['pattern'] }],
    ['a list', { username: ['a'] }, { username: ['sent_once'] }],
    ['an object', { username: 'a', dry_run: {} }, { dry_run: ['sent_once'] }],
    ['half a character', { username: '\ud800' }, { username: ['storable'] }],
    ['a very long text', { username: 'a'.repeat(2001) }, { username: ['too_long|{"max":2000}'] }],
    ['a second header', { username: 'a', idempotency_key: 'a\r\nX-Admin: 1' }, { idempotency_key: ['pattern'] }],
  ])('refuses %s', (_, args, problems) => {
    expect(problemsOf(args)).toEqual(problems);
  });

  it('refuses a prototype', () => {
    const problems = problemsOf(
      JSON.parse('{"username":"a","__proto__":{"admin":true}}') as Record<string, unknown>,
    ) as object;
    expect(Object.keys(problems)).toEqual(['__proto__']);
  });

  it('sends any field where the route takes any', () => {
    const anything = toolInput(operation({ requestBody: body('Anything') }), DOCUMENT);
    expect(toolRequest('/api/drafts', anything, { some: { field: 1 } }, KEY).body).toBe('{"some":{"field":1}}');
  });
});
