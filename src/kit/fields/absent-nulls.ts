import type { Type } from '@nestjs/common';

const NAMES = Symbol('fields of which null is left out');

/** Many clients send null for omitted fields: null is removed, unless it clears the field. */
export const readsNullAsAbsent =
  (isAbsent: boolean): PropertyDecorator =>
  (target, name) => {
    const others = [...absentIfNull(target)].filter(other => other !== name);
    Reflect.defineMetadata(NAMES, new Set(isAbsent ? [...others, name] : others), target);
  };

/** Copies the names of a class to a class derived from it. */
export const readsNullsOf = (from: Type, to: Type): void =>
  Reflect.defineMetadata(NAMES, absentIfNull(from.prototype as object), to.prototype as object);

/** The fields of a class whose nulls are removed. */
export const absentIfNull = (prototype: object) =>
  (Reflect.getMetadata(NAMES, prototype) ?? new Set()) as ReadonlySet<string | symbol>;
