import type { Schema } from '#kit/openapi/document';

export type Schemas = Readonly<Record<string, Schema>>;

const REFERENCE = '#/components/schemas/';

export const nameOf = (reference: string) => reference.slice(REFERENCE.length);

/** The schema, or the target of its reference. */
export function resolved(schema: Schema, schemas: Schemas): Schema {
  if (!schema.$ref) return schema;
  const { $ref, ...rest } = schema;
  return { ...resolved(schemas[nameOf($ref)] ?? {}, schemas), ...rest };
}
