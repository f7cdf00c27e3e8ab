import { OLDER_SPELLING_OF } from '#kit/fields/alias';
import type { Schema } from '#kit/openapi/document';

/** The name in snake case by the older spelling of each property that has two. */
export const newerSpellings = (properties: Record<string, Schema>): Map<string, string> =>
  new Map(
    Object.entries(properties).flatMap(([older, schema]): [string, string][] => {
      const name = schema[OLDER_SPELLING_OF];
      return typeof name === 'string' ? [[older, name]] : [];
    }),
  );

export const withSpelling = (text: string, name: unknown): string =>
  typeof name === 'string' ? `${text} Older spelling of \`${name}\`.` : text;

/** A body that needs a property takes either spelling of it: `anyOf` lists both in place of `required`. */
export function requiresEitherSpelling(schema: Schema): Schema {
  const { required = [], ...rest } = schema;
  const either = [...newerSpellings(schema.properties ?? {})].filter(
    ([older, name]) => required.includes(older) && !required.includes(name),
  );
  if (either.length === 0) return schema;
  const others = required.filter(name => !either.some(([older]) => older === name));
  const choices = either.map(names => ({ anyOf: names.map(name => ({ required: [name] })) }));
  return {
    ...rest,
    ...(others.length > 0 && { required: others }),
    ...(choices.length === 1 ? choices[0] : { allOf: choices }),
  };
}
