import { OLDER_SPELLING_OF } from '#kit/fields/alias';
import type { Document, Operation, Parameter, Schema } from '#kit/openapi/document';
import { isSecret } from '#kit/openapi/secrets';
import { nameOf, resolved, type Schemas } from './schema-references';
import type { JsonSchema } from './tool';
import { type FieldPath, secretFieldsOf } from './tool-secrets';

/** The place of an argument in the request. */
export interface ArgumentPlace {
  in: 'path' | 'query' | 'body' | 'header';
  /** The name in the request. */
  name: string;
}

export interface ToolInput {
  schema: JsonSchema;
  places: ReadonlyMap<string, ArgumentPlace>;
  hasBody: boolean;
  /** The body accepts fields that its schema does not list. */
  takesAnyField: boolean;
  /** Arguments that are derived when they are not sent: tokens that make a request idempotent. */
  derived: readonly string[];
  /** Arguments of path and query that are tokens or keys. */
  secrets: readonly string[];
}

export const IDEMPOTENCY_KEY = 'Idempotency-Key';
const CLIENT_TOKEN = 'client_token';
const DERIVED = 'Leave it out: it is made for each call. A call with the value of an earlier one does nothing.';

/**
 * Joins path, query and body. A body field with the name of a path parameter is its new value, `new_<name>`. Secrets and
 * files are left out; an operation that requires one is not a tool.
 */
export function toolInput(operation: Operation, document: Document): ToolInput {
  const { schemas } = document.components;
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  const places = new Map<string, ArgumentPlace>();
  const add = (argument: string, place: ArgumentPlace, schema: Schema, isRequired: boolean) => {
    properties[argument] = schema;
    places.set(argument, place);
    if (isRequired) required.push(argument);
  };
  for (const parameter of (operation.parameters ?? []).filter(isArgument)) {
    const { name, in: place } = parameter;
    const isKey = place === 'header';
    const description = { ...(parameter.description && { description: parameter.description }) };
    const schema = { ...plainSchema(parameter.schema ?? {}, schemas), ...description };
    add(isKey ? 'idempotency_key' : name, { in: place, name }, schema, !isKey && parameter.required === true);
  }
  const body = bodyOf(operation, schemas);
  const { needed, older } = requiredOf(body ?? {});
  for (const [name, field] of Object.entries(body?.properties ?? {})) {
    if (older.has(name) || isSecret(field) || field.format === BINARY) continue;
    const argument = places.has(name) ? `new_${name}` : name;
    const isRequired = needed.has(name) && name !== CLIENT_TOKEN;
    add(argument, { in: 'body', name }, plainSchema(field, schemas), isRequired);
  }
  const takesAnyField = body?.additionalProperties === true;
  const derived = [...places].filter(([, place]) => isIdempotency(place)).map(([argument]) => argument);
  for (const argument of derived) properties[argument] = { ...properties[argument], description: DERIVED };
  return {
    schema: {
      type: 'object',
      properties,
      ...(required.length > 0 && { required }),
      additionalProperties: takesAnyField,
    },
    places,
    hasBody: body !== undefined,
    takesAnyField,
    derived,
    secrets: (operation.parameters ?? [])
      .filter(isArgument)
      .filter(isSecret)
      .map(({ name }) => name),
  };
}

const BINARY = 'binary';

const isIdempotency = ({ in: place, name }: ArgumentPlace) =>
  place === 'header' || (place === 'body' && name === CLIENT_TOKEN);

/** The optional idempotency key of every POST is no argument: a tool call is one request. */
const isArgument = ({ name, in: place, required, [OLDER_SPELLING_OF]: newer }: Parameter) =>
  newer === undefined && (place !== 'header' || (name === IDEMPOTENCY_KEY && required === true));

function bodyOf({ requestBody }: Operation, schemas: Schemas): Schema | undefined {
  const schema = requestBody?.content['application/json']?.schema;
  return schema && resolved(schema, schemas);
}

/** The required fields in their newer spelling, and the older spellings. */
function requiredOf({ properties = {}, required = [], anyOf = [], allOf = [] }: Schema) {
  const newer = new Map(
    Object.entries(properties).flatMap(([name, field]): [string, string][] => {
      const other = field[OLDER_SPELLING_OF];
      return typeof other === 'string' ? [[name, other]] : [];
    }),
  );
  const choices = [anyOf, ...allOf.map(part => part.anyOf ?? [])].flatMap(list =>
    list.flatMap(part => part.required ?? []),
  );
  const needed = new Set([...required, ...choices].map(name => newer.get(name) ?? name));
  return { needed, older: new Set(newer.keys()) };
}

const CONTENT = 'application/json';

export interface ToolOutput {
  schema: JsonSchema;
  /** The response has no envelope: all of it is `data`. */
  isWhole: boolean;
  /** Fields of `data` that are tokens or keys. */
  secrets: readonly FieldPath[];
}

/** The schema of `{ data }` in the successful response; undefined if that is not JSON. */
export function toolOutput({ responses }: Operation, document: Document): ToolOutput | undefined {
  const { schemas } = document.components;
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const schema = response?.content?.[CONTENT]?.schema;
  if (!schema) return undefined;
  const body = resolved(schema, schemas);
  const enclosed = body.properties?.['data'];
  const used = new Map<string, Schema>();
  const data = withDefinitions(enclosed ?? body, schemas, used);
  return {
    schema: {
      type: 'object',
      properties: { data },
      required: ['data'],
      ...(used.size > 0 && { $defs: Object.fromEntries(used) }),
    },
    isWhole: !enclosed,
    secrets: secretFieldsOf(enclosed ?? body, schemas),
  };
}

/** Resolves references, for clients that do not follow them. A recursive schema becomes any value. */
function plainSchema(schema: Schema, schemas: Schemas, above: readonly string[] = []): Schema {
  const reference = schema.$ref && nameOf(schema.$ref);
  if (reference && above.includes(reference)) return { ...(schema.description && { description: schema.description }) };
  const inside = reference ? [...above, reference] : above;
  return mapped(inDialect(resolved(schema, schemas)), part => plainSchema(part, schemas, inside));
}

/** Rewrites references to `$defs` and adds these to `used`. */
function withDefinitions(schema: Schema, schemas: Schemas, used: Map<string, Schema>): Schema {
  const converted = mapped(inDialect(schema), part => withDefinitions(part, schemas, used));
  if (!schema.$ref) return converted;
  const name = nameOf(schema.$ref);
  if (!used.has(name)) {
    used.set(name, {});
    used.set(name, withDefinitions(schemas[name] ?? {}, schemas, used));
  }
  return { ...converted, $ref: `#/$defs/${name}` };
}

function mapped(schema: Schema, map: (part: Schema) => Schema): Schema {
  const { properties, items, additionalProperties } = schema;
  const converted: Schema = { ...schema };
  if (properties)
    converted.properties = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, map(field)]));
  if (items) converted.items = map(items);
  if (typeof additionalProperties === 'object') converted.additionalProperties = map(additionalProperties);
  for (const list of ['allOf', 'anyOf', 'oneOf'] as const) {
    const parts = schema[list];
    if (parts) converted[list] = parts.map(map);
  }
  return converted;
}

const NOT_JSON_SCHEMA = /^x-|^(example|nullable|discriminator|xml|externalDocs)$/;

/** The only format that stays. Some models refuse all tools because of another one, so descriptions name these. */
const KNOWN_FORMAT = 'date-time';
const FORMS: Readonly<Record<string, string>> = { date: 'date (YYYY-MM-DD)' };

function inDialect(schema: Schema): Schema {
  const plain: Schema = Object.fromEntries(Object.entries(schema).filter(([key]) => !NOT_JSON_SCHEMA.test(key)));
  const { format, description, ...rest } = plain;
  if (typeof format !== 'string' || format === KNOWN_FORMAT) return plain;
  const named = `Format: ${FORMS[format] ?? format}.`;
  return { ...rest, description: description ? `${description} ${named}` : named };
}
