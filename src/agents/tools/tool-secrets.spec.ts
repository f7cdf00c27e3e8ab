import type { Document } from '#kit/openapi/document';
import type { Tool } from './tool';
import { secretFieldsOf, secretNamesOf, withoutFields, withoutNames, withoutSecretArguments } from './tool-secrets';

const SECRET = { type: 'string', 'x-secret': true };
const SCHEMAS = {
  Receipt: { type: 'object', properties: { reference: { type: 'string' }, access_token: SECRET } },
  Page: {
    properties: {
      rows: { type: 'array', items: { $ref: '#/components/schemas/Receipt' } },
      last: { anyOf: [{ $ref: '#/components/schemas/Receipt' }, { type: 'null' }] },
    },
  },
  Node: {
    properties: { key: SECRET, children: { type: 'array', items: { $ref: '#/components/schemas/Node' } } },
  },
};

describe('secret fields', () => {
  it('are found in references, lists and choices', () => {
    expect(secretFieldsOf({ $ref: '#/components/schemas/Page' }, SCHEMAS)).toEqual([
      ['rows', '*', 'access_token'],
      ['last', 'access_token'],
    ]);
    expect(secretFieldsOf({ $ref: '#/components/schemas/Node' }, SCHEMAS)).toEqual([['key']]);
    expect(secretFieldsOf({ type: 'string' }, SCHEMAS)).toEqual([]);
  });

  it('are left out, and nothing else', () => {
    const paths = secretFieldsOf({ $ref: '#/components/schemas/Page' }, SCHEMAS);
    const receipt = { reference: 'BKG-1', access_token: 'cd5a9f' };
    expect(withoutFields({ rows: [receipt, receipt], last: null, access_token: 'other' }, paths)).toEqual({
      rows: [{ reference: 'BKG-1' }, { reference: 'BKG-1' }],
      last: null,
      access_token: 'other',
    });
    expect(withoutFields({ last: receipt }, paths)).toEqual({ last: { reference: 'BKG-1' } });
    expect(withoutFields('text', paths)).toBe('text');
  });
});

describe('secret names', () => {
  const content = { 'application/json': { schema: { properties: { account: { properties: { password: SECRET } } } } } };
  const document = {
    components: { schemas: {} },
    paths: {
      '/a/{token}': {
        delete: {
          parameters: [
            { name: 'token', in: 'path', 'x-secret': true },
            { name: 'id', in: 'path' },
          ],
        },
      },
      '/b': { post: { requestBody: { content } } },
    },
  } as unknown as Document;

  it('are those of parameters and bodies', () => {
    expect(secretNamesOf(document)).toEqual(new Set(['token', 'password']));
  });

  it('are left out of arguments at every depth', () => {
    const sent = { id: 1, token: 'x', list: [{ password: 'y', name: 'Sara' }] };
    expect(withoutNames(sent, secretNamesOf(document))).toEqual({ id: 1, list: [{ name: 'Sara' }] });
  });
});

describe('a tool without its secret arguments', () => {
  const text = { type: 'string' };
  const tool = (names: string[], required: string[] = []) =>
    ({
      secretArguments: ['token'],
      inputSchema: { type: 'object', properties: Object.fromEntries(names.map(name => [name, text])), required },
    }) as unknown as Tool;

  it('keeps the others', () => {
    const { inputSchema } = withoutSecretArguments(tool(['reference', 'token'], ['reference']))!;
    expect([Object.keys(inputSchema.properties!), inputSchema.required]).toEqual([['reference'], ['reference']]);
  });

  it('is none if only the secret opens it', () => {
    expect(withoutSecretArguments(tool(['token']))).toBeUndefined();
    expect(withoutSecretArguments(tool(['token', 'note'], ['token']))).toBeUndefined();
  });
});
