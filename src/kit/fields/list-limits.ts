import type { Type } from '@nestjs/common';
import type { FieldProblems } from '../refusals/refusal';
import { problem } from './field';

/** The class of a property, and its bounds if it is a list. */
export interface Part {
  shape: () => Type;
  list?: { min: number; max: number };
}

const PARTS = Symbol('lists and objects of a body');

export const contains =
  (part: Part): PropertyDecorator =>
  (target, name) =>
    Reflect.defineMetadata(PARTS, { ...partsOf(target), [name]: part }, target);

/** Copies the parts of a class to a class derived from it. */
export const containsAsMany = (from: Type, to: Type): void =>
  Reflect.defineMetadata(PARTS, partsOf(from.prototype as object), to.prototype as object);

/** The lists and objects that a class contains, by the name of their property. */
export const partsIn = ({ prototype }: Type): [string, Part][] => Object.entries(partsOf(prototype as object));

const partsOf = (prototype: object) => (Reflect.getMetadata(PARTS, prototype) ?? {}) as Record<string, Part>;

/** Checked before class-transformer and class-validator, which visit every item whatever the length. */
export function tooLongLists(shape: Type, value: unknown, parent = ''): FieldProblems {
  const problems: FieldProblems = {};
  if (typeof value !== 'object' || value === null) return problems;
  for (const [name, { list, shape: inner }] of partsIn(shape)) {
    const sent = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    const path = parent + name;
    if (!Array.isArray(sent)) Object.assign(problems, tooLongLists(inner(), sent, `${path}.`));
    else if (list && sent.length > list.max) problems[path] = [problem('list', list)];
    else sent.forEach((item, at) => Object.assign(problems, tooLongLists(inner(), item, `${path}.${at}.`)));
  }
  return problems;
}
