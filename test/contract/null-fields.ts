import type { Document, Schema } from '#kit/openapi/document';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body with null for every described field that it leaves out and that is not required, at any depth. */
export function withNulls(document: Document, schema: Schema, body: unknown): unknown {
  const { properties = {}, required = [], items = {}, anyOf = [], ...rest } = schema;
  const reference = rest.$ref ?? anyOf.find(({ $ref }) => $ref)?.$ref;
  if (reference) return withNulls(document, document.components.schemas[reference.split('/').at(-1)!]!, body);
  if (Array.isArray(body)) return body.map(item => withNulls(document, items, item));
  if (!isFields(body)) return body;
  const sent = Object.entries(body).map(([name, value]) => [name, withNulls(document, properties[name] ?? {}, value)]);
  const needed = new Set([...required, ...alternatives(schema)]);
  const left = Object.keys(properties).filter(name => !(name in body) && !needed.has(name));
  return Object.fromEntries([...sent, ...left.map(name => [name, null])]) as Fields;
}

/** Fields of which one in two spellings is required. */
const alternatives = ({ anyOf = [], allOf = [] }: Schema): string[] =>
  [...anyOf, ...allOf.flatMap(part => part.anyOf ?? [])].flatMap(({ required = [] }) => required);

/** Paths of fields that are null. */
export function nullPaths(body: unknown, at = ''): string[] {
  if (body === null) return [at];
  if (typeof body !== 'object') return [];
  return Object.entries(body as Fields).flatMap(([name, value]) => nullPaths(value, at ? `${at}.${name}` : name));
}
