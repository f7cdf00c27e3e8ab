import type { JsonSchema } from '../tools/tool';

type Schema = Pick<JsonSchema, 'type' | 'properties' | 'required' | 'items' | 'enum' | 'additionalProperties'>;

/**
 * Describes invalid arguments to the model. Only the schema is checked: the rules of the route apply when the proposal is
 * confirmed.
 */
export function argumentProblems(schema: Schema, value: unknown, path = ''): string[] {
  const name = path || 'the arguments';
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some(type => isOfType(value, type))) return [`${name} must be ${types.join(' or ')}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${name} must be one of ${JSON.stringify(schema.enum)}`];
  if (Array.isArray(value))
    return value.flatMap((item, index) => argumentProblems(schema.items ?? {}, item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {}, required = [], additionalProperties } = schema;
  const at = (field: string) => (path ? `${path}.${field}` : field);
  return [
    ...required.filter(field => !(field in value)).map(field => `${at(field)} is missing`),
    ...Object.entries(value).flatMap(([field, inner]) => {
      const known = properties[field];
      if (known) return argumentProblems(known, inner, at(field));
      return additionalProperties === false ? [`${at(field)} is not an argument`] : [];
    }),
  ];
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}
