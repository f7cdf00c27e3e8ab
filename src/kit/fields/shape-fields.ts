import { applyDecorators, type Type } from '@nestjs/common';
import { plainToInstance, Transform, Type as Becomes } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { isStorableText } from '../text/storable-text';
import { eachItem, type FieldOptions, field, type ListOption, listOf, problem, type Rule } from './field';
import { contains } from './list-limits';
import { Text, type TextOptions } from './text-fields';

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function Nested(
  shape: () => Type,
  { list, ...options }: FieldOptions & ListOption = {},
  extension: Record<`x-${string}`, unknown> = {},
): PropertyDecorator {
  const of = list && listOf(list, 100);
  return applyDecorators(
    Becomes(shape),
    ValidateNested({ each: list !== undefined, message: problem('object') }),
    contains(of ? { shape, list: of.bounds } : { shape }),
    of
      ? field([of.rule, eachItem('objects', isPlainObject)], { type: () => shape(), ...of.api }, options)
      : field([{ name: 'object', holds: isPlainObject }], { type: () => shape(), ...extension }, options),
  );
}

/** Rejects keys and texts that the database cannot store, at any depth. */
export const storable: Rule = { name: 'storable', holds: value => textsIn(value).every(isStorableText) };

/** `readJson` limits the nesting. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]);
}

/** Describes the optional file of a form. JSON bodies omit it. */
export function FormFile(options: { description: string }): PropertyDecorator {
  const isNone: Rule = { name: 'unknown_field', holds: () => false };
  return field([isNone], { type: 'string', format: 'binary' }, { optional: true, ...options });
}

/** Any JSON object, stored unchanged. */
export function JsonObject(options: FieldOptions = {}): PropertyDecorator {
  return field(
    [{ name: 'object', holds: isPlainObject }, storable],
    { type: 'object', additionalProperties: true },
    options,
  );
}

/** Any JSON value, null included; it must be present. */
export function AnyJson(options: FieldOptions = {}): PropertyDecorator {
  return field([storable], { oneOf: [{}] }, { nullable: true, ...options });
}

/** A text in both languages. `arabicOptional` lets `ar` be empty or absent. */
function bilingualText({ arabicOptional, ...text }: TextOptions & { arabicOptional?: boolean } = {}): Type {
  class BilingualBody {
    @Text({ example: 'Lentil soup', ...text })
    en: string;

    @Text({ example: 'شوربة عدس', ...text, ...(arabicOptional ? { min: 0, optional: true } : {}) })
    ar: string;
  }
  Object.defineProperty(BilingualBody, 'name', {
    value: `BilingualText${text.max ?? 255}${text.min === 0 ? 'OrEmpty' : ''}${arabicOptional ? 'EnglishFirst' : ''}`,
  });
  return BilingualBody;
}

export function BilingualField(text: TextOptions & { arabicOptional?: boolean } = {}): PropertyDecorator {
  const { optional, nullable, description, example, ...rest } = text;
  const shape = bilingualText(rest);
  return Nested(() => shape, { optional, nullable, description, example });
}

/** OpenAPI extension of a bilingual text that a plain text may replace. Without it, `oneOf` would reach tools, which need one shape. */
export const ACCEPTS_TEXT = 'x-accepts-text';

/** `{en, ar}` that may be empty unless `min` is set; a plain text applies to both languages, null clears both. */
export function Caption({ min = 0, max, ...options }: FieldOptions & { min?: number; max: number }): PropertyDecorator {
  const shape = bilingualText({ min, max, arabicOptional: true });
  return applyDecorators(
    // Applied after the transformation of `Nested`, so that it gets the sent text.
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? plainToInstance(shape, { en: value, ar: value }) : value,
    ),
    Nested(() => shape, { optional: true, nullable: true, ...options }, { [ACCEPTS_TEXT]: true }),
  );
}
