import { createRequire } from 'node:module';
import type { Type } from '@nestjs/common';
import type { TransformationType, TransformFnParams } from 'class-transformer';
import { getMetadataStorage, type ValidationArguments, ValidationTypes } from 'class-validator';
import { isPlainObject } from '../fields/shape-fields';

/** What class-transformer keeps of the decorators of a property, which it does not export. */
interface Transformations {
  findTransformMetadatas(
    shape: Type,
    name: string,
    type: TransformationType,
  ): { transformFn: (change: TransformFnParams) => unknown }[];
  findTypeMetadata(shape: Type, name: string): { typeFunction: () => Type } | undefined;
}
const { defaultMetadataStorage: transformations } = createRequire(__filename)('class-transformer/cjs/storage') as {
  defaultMetadataStorage: Transformations;
};
const PLAIN_TO_CLASS: TransformationType.PLAIN_TO_CLASS = 0;
const NO_OPTIONS = {};

type Judge = (value: unknown, made: object) => boolean;

interface Property {
  /** The class of the object, or of the objects of the list, that it holds. */
  shape: (() => Type) | undefined;
  changes: ((change: TransformFnParams) => unknown)[];
  /** Whether it is looked at at all. */
  conditions: Judge[];
  rules: Judge[];
}

type Properties = ReadonlyMap<string, Property>;

const known = new WeakMap<Type, Properties | undefined>();

/**
 * The instance of a body that is as its class wants it; undefined for every other, which class-transformer and
 * class-validator look at again to say what is wrong. Both go by general rules at every step: a basket of two dishes
 * takes them ten times as long, and thirty times until the process has warmed up. Nothing is accepted here that they
 * refuse: their own decorators are asked.
 */
export function readBody<Body extends object>(shape: Type<Body>, sent: Record<string, unknown>): Body | undefined {
  const properties = propertiesOf(shape);
  if (!properties) return undefined;
  const made = new shape() as Body & Record<string, unknown>;
  for (const name of Object.keys(sent)) {
    const property = properties.get(name);
    if (!property || !read(property, name, sent, made)) return undefined;
  }
  for (const [name, { shape: inner, conditions, rules }] of properties) {
    const value: unknown = made[name];
    const isJudged = conditions.every(holds => holds(value, made));
    if (isJudged && (!rules.every(holds => holds(value, made)) || (inner && value === null))) return undefined;
  }
  return made;
}

/** Puts what was sent of a property into the instance; false where that is not a plain matter. */
function read(
  { shape, changes }: Property,
  name: string,
  sent: Record<string, unknown>,
  made: Record<string, unknown>,
): boolean {
  const found = shape ? partsOf(shape(), sent[name]) : flat(sent[name]);
  let value = found;
  for (const change of changes)
    value = change({ value, key: name, obj: sent, type: PLAIN_TO_CLASS, options: NO_OPTIONS });
  made[name] = value;
  return value !== undefined && (!shape || value === found);
}

/** An object, or each of a list; undefined where one is not plainly right. */
function partsOf(shape: Type<object>, sent: unknown): unknown {
  if (sent === null) return null;
  if (!Array.isArray(sent)) return isPlainObject(sent) ? readBody(shape, sent) : undefined;
  const parts = sent.map(item => (isPlainObject(item) ? readBody(shape, item) : undefined));
  return parts.includes(undefined) ? undefined : parts;
}

/** Undefined for an object, whose names would have to be looked at. */
function flat(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) && value.every(item => typeof item !== 'object') ? value : undefined;
}

function propertiesOf(shape: Type): Properties | undefined {
  if (!known.has(shape)) known.set(shape, readProperties(shape));
  return known.get(shape);
}

/** Undefined where something is declared that this file knows nothing of. */
function readProperties(shape: Type): Properties | undefined {
  const storage = getMetadataStorage();
  const properties = new Map<string, Property>();
  for (const declared of storage.getTargetValidationMetadatas(shape, '', false, false)) {
    const { propertyName: name, type, constraintCls, constraints, each, validateIf } = declared;
    const property = properties.get(name) ?? propertyOf(shape, name);
    properties.set(name, property);
    if (type === ValidationTypes.CONDITIONAL_VALIDATION) {
      const condition = (constraints as [(made: object, value: unknown) => boolean])[0];
      property.conditions.push((value, made) => condition(made, value));
    } else if (type === ValidationTypes.CUSTOM_VALIDATION && !each && !validateIf) {
      const [constraint, ...more] = storage.getTargetValidatorConstraints(constraintCls);
      if (!constraint || more.length > 0) return undefined;
      const judge = constraint.instance;
      property.rules.push(
        (value, made) => judge.validate(value, { object: made, value, constraints } as ValidationArguments) === true,
      );
    } else if (type !== ValidationTypes.NESTED_VALIDATION || !property.shape) return undefined;
  }
  return properties.size > 0 ? properties : undefined;
}

const propertyOf = (shape: Type, name: string): Property => ({
  shape: transformations.findTypeMetadata(shape, name)?.typeFunction,
  changes: transformations.findTransformMetadatas(shape, name, PLAIN_TO_CLASS).map(({ transformFn }) => transformFn),
  conditions: [],
  rules: [],
});
