import type { Schema } from '#kit/openapi/document';

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i;

/** Parses numbers, booleans, lists and objects that were sent as text where the schema allows no text. */
export function typedArgument(value: unknown, schema: Schema | undefined): unknown {
  if (!schema) return value;
  const read = typeof value === 'string' ? readText(value, typesOf(schema)) : value;
  if (Array.isArray(read)) {
    const items = partsOf(schema).find(part => part.items)?.items;
    return read.map(item => typedArgument(item, items));
  }
  if (typeof read !== 'object' || read === null) return read;
  const properties = Object.assign({}, ...partsOf(schema).map(part => part.properties)) as Record<string, Schema>;
  return Object.fromEntries(
    Object.entries(read).map(([name, inner]) => [
      name,
      typedArgument(inner, Object.hasOwn(properties, name) ? properties[name] : undefined),
    ]),
  );
}

/** The schema and its alternatives. */
const partsOf = (schema: Schema): Schema[] => [
  schema,
  ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap(parts => (parts ?? []).flatMap(partsOf)),
];

/** The types in the schema; empty for a schema of any value. */
const typesOf = (schema: Schema): ReadonlySet<string> => new Set(partsOf(schema).flatMap(({ type = [] }) => type));

/** Parses the text as one of the types; returns it unchanged if none fits. */
function readText(text: string, types: ReadonlySet<string>): unknown {
  if (types.has('string')) return text;
  const word = text.trim();
  if ((types.has('number') || types.has('integer')) && NUMBER.test(word)) return Number(word);
  if (types.has('boolean') && /^(true|false)$/i.test(word)) return word.toLowerCase() === 'true';
  if (types.has('null') && word === 'null') return null;
  if ((types.has('array') && word.startsWith('[')) || (types.has('object') && word.startsWith('{')))
    return readJson(word) ?? text;
  return text;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
