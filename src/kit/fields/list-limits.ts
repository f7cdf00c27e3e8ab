import type { Type } from '@nestjs/common';
import type { FieldProblems } from '../refusals/refusal';
import { problem } from './field';

/** What a property contains: an object of a class, or a list of so many. */
interface Part {
  shape: () => Type;
  list?: { min: number; max: number };
}

const PARTS = Symbol('lists and objects of a body');

/** Makes a property known to `tooLongLists`. */
export const contains =
  (part: Part): PropertyDecorator =>
  (target, name) =>
    Reflect.defineMetadata(PARTS, { ...partsOf(target), [name]: part }, target);

/** Makes a class made after another known as that one is. */
export const containsAsMany = (from: Type, to: Type): void =>
  Reflect.defineMetadata(PARTS, partsOf(from.prototype as object), to.prototype as object);

const partsOf = (prototype: object) => (Reflect.getMetadata(PARTS, prototype) ?? {}) as Record<string, Part>;

/**
 * The lists of objects of a plain body that are longer than their maximum. To be asked before anything walks the body:
 * making instances and checking them looks at every item, whatever the length says.
 */
export function tooLongLists(shape: Type, value: unknown, parent = ''): FieldProblems {
  const problems: FieldProblems = {};
  if (typeof value !== 'object' || value === null) return problems;
  for (const [name, { list, shape: inner }] of Object.entries(partsOf(shape.prototype as object))) {
    const sent = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    const path = parent + name;
    if (!Array.isArray(sent)) Object.assign(problems, tooLongLists(inner(), sent, `${path}.`));
    else if (list && sent.length > list.max) problems[path] = [problem('list', list)];
    else sent.forEach((item, at) => Object.assign(problems, tooLongLists(inner(), item, `${path}.${at}.`)));
  }
  return problems;
}
