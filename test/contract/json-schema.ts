type Node = Record<string, unknown>;

/** What stands there is data. */
const NOT_SCHEMAS: ReadonlySet<string> = new Set(['example', 'examples', 'default']);

const SHAPE_KEYWORDS = ['$ref', 'type', 'enum', 'allOf', 'anyOf', 'oneOf'];

/**
 * A document whose schemas read as JSON Schema: `nullable`, where it is written so, becomes a null beside the type, and objects
 * with listed properties take no others. Failures stay open, since some carry fields beside their message.
 */
export function asJsonSchema(document: object): Node {
  return convert(document, []) as Node;
}

function convert(value: unknown, path: string[]): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => convert(entry, [...path, String(index)]));
  if (typeof value !== 'object' || value === null) return value;
  const node = Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isMapOfSchemas(path) || !NOT_SCHEMAS.has(key))
      .map(([key, inner]) => [key, convert(inner, [...path, key])]),
  );
  return isMapOfSchemas(path) ? node : orNull(closed(node, path));
}

/** Below `properties` keys are names of fields, `nullable` and `example` included. */
const isMapOfSchemas = (path: string[]): boolean => path.at(-1) === 'properties' && path.at(-2) !== 'properties';

function closed(node: Node, path: string[]): Node {
  const open = !('properties' in node) || 'additionalProperties' in node || path.includes('Failure');
  return open ? node : { ...node, additionalProperties: false };
}

function orNull({ nullable, ...schema }: Node): Node {
  if (nullable !== true) return schema;
  if (!SHAPE_KEYWORDS.some(keyword => keyword in schema)) return { type: 'null' };
  return { anyOf: [schema, { type: 'null' }] };
}
