import { type Document, operationsOf, type Schema } from '#kit/openapi/document';
import { isSecret } from '#kit/openapi/secrets';
import { resolved, type Schemas } from './schema-references';
import type { Tool } from './tool';

/** The path to a field from the root of a value; `*` is every item of a list. */
export type FieldPath = readonly string[];

const EVERY_ITEM = '*';

/** The secret fields of a schema, at every depth. */
export function secretFieldsOf(schema: Schema, schemas: Schemas, above: readonly Schema[] = []): FieldPath[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = resolved(schema, schemas);
  const inside = [...above, properties];
  if (above.includes(properties)) return [];
  const below = (name: string, part: Schema) => secretFieldsOf(part, schemas, inside).map(path => [name, ...path]);
  return [
    ...Object.entries(properties).flatMap(([name, field]) => (isSecret(field) ? [[name]] : below(name, field))),
    ...(items ? below(EVERY_ITEM, items) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap(part => secretFieldsOf(part, schemas, inside)),
  ];
}

/** A copy without these fields. */
export function withoutFields(value: unknown, paths: readonly FieldPath[]): unknown {
  if (paths.length === 0 || typeof value !== 'object' || value === null) return value;
  const within = (name: string) =>
    paths.flatMap(([first, ...rest]) => (first === name && rest.length > 0 ? [rest] : []));
  if (Array.isArray(value)) return value.map(item => withoutFields(item, within(EVERY_ITEM)));
  const dropped = new Set(paths.flatMap(([first, ...rest]) => (rest.length === 0 ? [first] : [])));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !dropped.has(name))
      .map(([name, inner]) => [name, withoutFields(inner, within(name))]),
  );
}

/** Names of the secret parameters and fields of all requests of a service. */
export function secretNamesOf(document: Document): ReadonlySet<string> {
  const { schemas } = document.components;
  return new Set(
    operationsOf(document).flatMap(({ operation: { parameters = [], requestBody } }) => [
      ...parameters.filter(isSecret).map(({ name }) => name),
      ...Object.values(requestBody?.content ?? {})
        .flatMap(({ schema }) => (schema ? secretFieldsOf(schema, schemas) : []))
        .map(path => path.at(-1)!),
    ]),
  );
}

/** A copy without the fields of these names, at every depth. */
export function withoutNames<Value>(value: Value, names: ReadonlySet<string>): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutNames(item, names)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !names.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutNames(inner, names)])) as Value;
}

/** The tool without its secret arguments; undefined if its route requires one. */
export function withoutSecretArguments(tool: Tool): Tool | undefined {
  const { secretArguments, inputSchema } = tool;
  if (secretArguments.length === 0) return tool;
  const { properties = {}, required = [] } = inputSchema;
  const kept = Object.entries(properties).filter(([name]) => !secretArguments.includes(name));
  if (kept.length === 0 || required.some(name => secretArguments.includes(name))) return undefined;
  return { ...tool, inputSchema: { ...inputSchema, properties: Object.fromEntries(kept) } };
}
