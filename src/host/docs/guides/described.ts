import { type Document, type Operation, operationsOf, type Schema } from '#kit/openapi/document';

export interface Described {
  schemes: readonly string[];
  /** Operations that return a sign-in token, and its field. */
  signIns: readonly { call: string; summary: string; field: string }[];
  /** Idempotent operations and their keys. */
  repeatable: readonly { call: string; summary: string; token: string; required: boolean }[];
  /** Lists by their page parameters, the most frequent first. */
  pages: readonly { names: readonly string[]; size: string; most: string; paths: readonly string[] }[];
  /** Lists by the fields of their response, the most frequent first. */
  shapes: readonly { fields: readonly string[]; paths: readonly string[] }[];
  /** Paragraphs of the description of the service as plain text. */
  paragraphs: readonly string[];
  /** Operations by tag, in the order of the description. */
  tags: readonly { name: string; operations: readonly { call: string; summary: string }[] }[];
  /** Rate-limited operations by policy. */
  limited: ReadonlyMap<string, readonly string[]>;
}

const TOKENS = ['access_token', 'token'] as const;
const SIZES = ['limit', 'page_size', 'page_count', 'per_page'];
/** Matches the page sizes in descriptions of `PageQuery` and of lists of people. */
const SIZE_LABELS = /(\d{1,9}) when left out, (?:otherwise )?at most (\d{1,9})/;

/** Facts of the API description for the guides, so that both agree. */
export function readDescription(document: Document): Described {
  const { schemas, securitySchemes = {} } = document.components;
  const calls = operationsOf(document).map(({ path, method, operation }) => ({
    path,
    call: `${method.toUpperCase()} ${path}`,
    operation,
    summary: operation.summary ?? '',
    body: resolved(operation.requestBody?.content['application/json']?.schema, schemas),
    data: answered(operation, schemas),
  }));
  const lists = calls.filter(({ operation }) => parameter(operation, 'page'));
  const limited = calls.filter(({ operation }) => operation['x-rate-limit'] !== undefined);
  return {
    schemes: Object.keys(securitySchemes),
    paragraphs: (document.info.description ?? '')
      .split('\n\n')
      .filter(text => !text.includes('```'))
      .map(text => text.replaceAll(/[`*]|\[([^[\]]*)\]\([^()]*\)/g, '$1')),
    tags: (document.tags ?? []).map(({ name }) => ({
      name,
      operations: calls.filter(({ operation }) => operation.tags?.[0] === name),
    })),
    signIns: calls.flatMap(({ call, path, summary, data }) => {
      const field = TOKENS.find(name => data.properties?.[name]);
      return field && /\/(login|register)$/.test(path) ? [{ call, summary, field }] : [];
    }),
    repeatable: calls.flatMap(({ call, summary, operation, body }) => {
      const of = { call, summary };
      const header = parameter(operation, 'Idempotency-Key');
      if (header?.required) return [{ ...of, token: header.name, required: true }];
      if (!body.properties?.['client_token']) return [];
      return [{ ...of, token: 'client_token', required: body.required?.includes('client_token') ?? false }];
    }),
    pages: grouped(
      lists.map(({ path, operation }) => [path, sizesOf(operation)] as const),
      ({ names, size, most }) => [...names, size, most].join(),
    ).map(([sizes, paths]) => ({ ...sizes, paths })),
    shapes: grouped(
      lists.map(({ path, operation, data }) => [path, listFields(data, envelope(operation, schemas))] as const),
      fields => fields.toSorted().join(),
    ).map(([fields, paths]) => ({ fields, paths })),
    limited: new Map(
      grouped(
        limited.map(({ call, operation }) => [call, String(operation['x-rate-limit'])] as const),
        policy => policy,
      ),
    ),
  };
}

const parameter = ({ parameters = [] }: Operation, wanted: string) => parameters.find(({ name }) => name === wanted);

function sizesOf(operation: Operation): { names: string[]; size: string; most: string } {
  const sent = (operation.parameters ?? []).filter(({ name }) => SIZES.includes(name));
  const [, size = '', most = ''] =
    sent.map(({ description = '' }) => SIZE_LABELS.exec(description)).find(Boolean) ?? [];
  return { names: sent.map(({ name }) => name), size, most };
}

/** The fields of `data`; for an array in `data`, the page fields of the envelope. */
function listFields(data: Schema, { properties = {} }: Schema): string[] {
  if (data.type !== 'array') return Object.keys(data.properties ?? {});
  return ['data', 'pagination'].filter(name => name in properties);
}

const answered = (operation: Operation, schemas: Document['components']['schemas']): Schema =>
  resolved(envelope(operation, schemas).properties?.['data'], schemas);

function envelope({ responses }: Operation, schemas: Document['components']['schemas']): Schema {
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return resolved(response?.content?.['application/json']?.schema, schemas);
}

function resolved(schema: Schema | undefined, schemas: Document['components']['schemas']): Schema {
  if (!schema?.$ref) return schema ?? {};
  return resolved(schemas[schema.$ref.split('/').at(-1)!], schemas);
}

/** Groups paths or calls with equal values, the most frequent first. */
function grouped<Shared>(
  pairs: readonly (readonly [string, Shared])[],
  keyOf: (shared: Shared) => string,
): [Shared, string[]][] {
  const groups = new Map<string, [Shared, string[]]>();
  for (const [name, shared] of pairs) {
    const group = groups.get(keyOf(shared));
    if (group) group[1].push(name);
    else groups.set(keyOf(shared), [shared, [name]]);
  }
  return [...groups.values()].toSorted(([, one], [, other]) => other.length - one.length);
}
