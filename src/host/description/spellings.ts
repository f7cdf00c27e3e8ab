import { OLDER_SPELLING_OF } from '#kit/fields/alias';
import type { Schema } from '#kit/openapi/document';

/** The snake_case name of each property with two spellings, by its older spelling. */
export const newerSpellings = (properties: Record<string, Schema>): Map<string, string> =>
  new Map(
    Object.entries(properties).flatMap(([older, schema]): [string, string][] => {
      const name = schema[OLDER_SPELLING_OF];
      return typeof name === 'string' ? [[older, name]] : [];
    }),
  );

export const withSpelling = (text: string, name: unknown): string =>
  typeof name === 'string' ? `${text} Older spelling of \`${name}\`.` : text;

/** Allows either spelling of a required property: `anyOf` with both replaces `required`. */
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
