import type { Schema } from '#kit/openapi/document';

/**
 * Converts to OpenAPI 3.1, which is JSON Schema: null is a type, `example` becomes `examples`, an untyped value a list of
 * all types.
 */
export function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  return modern(value as Schema);
}

function modern({ nullable, example, ...schema }: Schema): Schema {
  const inner: Schema = { ...schema };
  if (schema.properties) inner.properties = mapped(schema.properties);
  if (schema.items) inner.items = asJsonSchema(schema.items) as Schema;
  for (const list of ['allOf', 'anyOf', 'oneOf'] as const)
    if (schema[list]) inner[list] = schema[list].map(part => asJsonSchema(part) as Schema);
  if (typeof schema.additionalProperties === 'object')
    inner.additionalProperties = asJsonSchema(schema.additionalProperties) as Schema;
  if (example !== undefined && fits(example, nullable === true)) inner.examples = [example];
  return anything(nullable ? orNull(inner) : plain(inner));
}

const mapped = (schemas: Record<string, Schema>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, asJsonSchema(schema) as Schema]));

const fits = (example: unknown, nullable: boolean) => example !== null || nullable;

/** Replaces a list of one reference by the reference. */
function plain({ allOf, ...schema }: Schema): Schema {
  const [only, ...others] = allOf ?? [];
  if (!only) return schema;
  return others.length === 0 && only.$ref && !schema.type
    ? { $ref: only.$ref, ...schema }
    : { ...schema, allOf: allOf! };
}

function orNull(schema: Schema): Schema {
  const { allOf, $ref, anyOf, oneOf, enum: words, type, ...words_ } = schema;
  const reference = $ref ?? (allOf?.length === 1 ? allOf[0]!.$ref : undefined);
  if (reference) return { ...words_, anyOf: [{ $ref: reference }, { type: 'null' }] };
  const choices = anyOf ?? oneOf;
  if (choices) return { ...words_, anyOf: [...choices, { type: 'null' }] };
  if (type === undefined) return { ...schema, type: 'null' };
  return {
    ...schema,
    type: [...[type].flat(), 'null'],
    ...(words && { enum: words.includes(null) ? words : [...words, null] }),
  };
}

const ANY = ['string', 'number', 'boolean', 'object', 'array', 'null'];
const SHAPES = ['$ref', 'type', 'enum', 'allOf', 'anyOf', 'oneOf', 'const'];

function anything(schema: Schema): Schema {
  const choices = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  const isOpen =
    choices?.some(choice => Object.keys(choice).length === 0 || isAny(choice)) ?? !SHAPES.some(key => key in schema);
  if (!isOpen) return schema;
  const { oneOf: _one, anyOf: _any, allOf: _all, type: _type, ...words } = schema;
  return { ...words, type: ANY, items: { description: 'Any JSON value.' } };
}

const isAny = ({ type }: Schema) => Array.isArray(type) && type.length === ANY.length;
