import type { Schema } from '#kit/openapi/document';

const MAX_DEPTH = 12;

/** A value that the schema describes, from the examples of its fields. */
export function exampleOf(schema: Schema, schemas: Record<string, Schema>, depth = 0): unknown {
  if (depth > MAX_DEPTH) return null;
  const of = (inner: Schema) => exampleOf(inner, schemas, depth + 1);
  if (schema.example !== undefined) return schema.example;
  if (Array.isArray(schema.examples) && schema.examples.length > 0) return schema.examples[0] as unknown;
  if (schema.$ref) return exampleOf(schemas[schema.$ref.split('/').at(-1)!] ?? {}, schemas, depth);
  const [choice] = schema.allOf ?? schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return of(choice);
  if (schema.enum) return schema.enum[0];
  const types = [schema.type ?? 'object'].flat();
  const type = types.find(each => each !== 'null');
  if (type === 'array') return types.includes('null') ? null : [of(schema.items ?? {})];
  if (type === 'object' && schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, property]) => [name, of(property)]));
  if (types.includes('null')) return null;
  return plainExample(type, schema);
}

function plainExample(type: string | undefined, { format, minimum = 1 }: Schema): unknown {
  if (type === 'integer' || type === 'number') return minimum;
  if (type === 'boolean') return false;
  if (type === 'object') return {};
  if (format === 'date-time') return '2026-11-28T12:30:00.000Z';
  if (format === 'date') return '2026-11-28';
  return format === 'email' ? 'sara@example.com' : 'text';
}
