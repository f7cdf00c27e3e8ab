import type { OfficeDescription, OfficeOperation } from '../../../src/host/office/office-definition.js';
import type { Schema as DescribedSchema } from '../../../src/kit/openapi/document.js';

export type Description = OfficeDescription;
export type Operation = OfficeOperation;

/** With the limits that the description has beyond those that the process itself reads. */
export interface Schema extends DescribedSchema {
  minItems?: number;
  default?: unknown;
  multipleOf?: number;
}

export type Schemas = Readonly<Record<string, Schema>>;

/** The target of references, without `null` as an alternative. */
export function resolved(schema: Schema | undefined, schemas: Schemas): Schema {
  if (!schema) return {};
  const { $ref, anyOf, allOf, ...rest } = schema;
  if ($ref) return { ...resolved(schemas[$ref.split('/').at(-1)!], schemas), ...rest };
  const alternatives = anyOf?.filter(({ type, required }) => type !== 'null' && !(required && !type));
  if (alternatives?.length === 1) return { ...resolved(alternatives[0], schemas), ...rest };
  const first = allOf?.[0];
  if (first && !rest.properties) return { ...resolved(first, schemas), ...rest };
  if (Array.isArray(rest.type)) {
    const types = rest.type.filter(type => type !== 'null');
    return { ...rest, ...(types.length === 1 ? { type: types[0]! } : { type: types }) };
  }
  return rest;
}

export const isNullable = ({ type, anyOf }: Schema): boolean =>
  (Array.isArray(type) && type.includes('null')) || (anyOf?.some(part => part.type === 'null') ?? false);

/** The name of the schema that is referred to, by which rows and records are recognised. */
export const nameOf = ({ $ref, anyOf }: Schema = {}): string | undefined =>
  ($ref ?? anyOf?.find(part => part.$ref)?.$ref)?.split('/').at(-1);

const PARAMETER = /^\{(\w+)\}$/;

export const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
export const isParameter = (segment: string | undefined): boolean => PARAMETER.test(segment ?? '');
export const parameterName = (segment: string): string => PARAMETER.exec(segment)![1]!;
/** A path without the names of its parameters. */
export const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');
export const parametersOf = (path: string): string[] => segmentsOf(path).filter(isParameter).map(parameterName);

/** `orders` of `/orders/{id}` and of `/kitchens/{code}/orders`. */
export const lastWord = (path: string): string =>
  segmentsOf(path).findLast(segment => !isParameter(segment) && segment !== 'manage') ?? '';

/** A path with its parameters as they are in an address, and those that the address does not have. */
export function filledPath(path: string, values: readonly string[]): { path: string; missing: string[] } {
  const left = [...values];
  const missing: string[] = [];
  const segments = segmentsOf(path).map(segment => {
    if (!isParameter(segment)) return segment;
    const value = left.shift();
    if (value === undefined) missing.push(parameterName(segment));
    return value === undefined ? segment : encodeURIComponent(value);
  });
  return { path: `/${segments.join('/')}`, missing };
}

/** A value of JSON as text. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
