import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '../openapi/api-notes';
import { plainToInstance, Transform, Type as Becomes } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { type FieldOptions, field, problem, type Rule } from './field';
import { contains } from './list-limits';
import { MAX_INTEGER } from './number-fields';
import { characters, isStorableText, Text, type TextOptions } from './text-fields';

export interface ListOptions extends FieldOptions {
  min?: number;
  max?: number;
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isList = (min: number, max: number): Rule => ({
  name: 'list',
  holds: value => Array.isArray(value) && value.length >= min && value.length <= max,
  params: { min, max },
});

/** An object of another class; its problems are told by dotted path. */
export function Nested(shape: () => Type, options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    Becomes(shape),
    ValidateNested({ message: problem('object') }),
    contains({ shape }),
    field([{ name: 'object', holds: isPlainObject }], { type: () => shape() }, options),
  );
}

/** A list of objects of another class. */
export function Many(shape: () => Type, { min = 0, max = 100, ...options }: ListOptions = {}): PropertyDecorator {
  const objects: Rule = { name: 'objects', holds: value => (value as unknown[]).every(isPlainObject) };
  return applyDecorators(
    Becomes(shape),
    ValidateNested({ each: true, message: problem('object') }),
    contains({ shape, list: { min, max } }),
    field([isList(min, max), objects], { type: () => shape(), isArray: true, minItems: min, maxItems: max }, options),
  );
}

/** A list of texts, each once. */
export function Texts({
  min = 0,
  max = 100,
  each = 255,
  ...options
}: ListOptions & { each?: number } = {}): PropertyDecorator {
  const text = (value: unknown) =>
    typeof value === 'string' && value.trim() !== '' && characters(value) <= each && isStorableText(value);
  return field(
    [isList(min, max), { name: 'texts', holds: value => (value as unknown[]).every(text), params: { max: each } }],
    { type: String, isArray: true, minItems: min, maxItems: max },
    options,
  );
}

/** A list of words of a fixed set, each once. */
export function SomeOf(
  words: readonly string[],
  { min = 0, max = words.length, ...options }: ListOptions = {},
): PropertyDecorator {
  return field(
    [
      isList(min, max),
      {
        name: 'one_of',
        holds: value => (value as unknown[]).every(word => words.includes(word as string)),
        params: { values: words },
      },
      { name: 'distinct', holds: value => new Set(value as unknown[]).size === (value as unknown[]).length },
    ],
    { type: String, enum: [...words], isArray: true },
    options,
  );
}

/** A list of record ids, in the order sent. */
export function Ids({ min = 0, max = 200, ...options }: ListOptions = {}): PropertyDecorator {
  const id = (value: unknown) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_INTEGER;
  return field(
    [isList(min, max), { name: 'ids', holds: value => (value as unknown[]).every(id) }],
    { type: 'integer', isArray: true, minItems: min, maxItems: max },
    options,
  );
}

/** Every key and every text of a JSON value, at any depth, can be stored. */
export const storable: Rule = { name: 'storable', holds: value => textsIn(value).every(isStorableText) };

/** Bodies are never nested deeper than `readJson` lets through. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]);
}

/** Any JSON object, kept as it is. */
export function JsonObject(options: FieldOptions = {}): PropertyDecorator {
  return field(
    [{ name: 'object', holds: isPlainObject }, storable],
    { type: 'object', additionalProperties: true },
    options,
  );
}

/** Any JSON value at all, null included; only its presence is asked for. */
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

/** `{en, ar}` in a request. */
export function BilingualField(text: TextOptions & { arabicOptional?: boolean } = {}): PropertyDecorator {
  const { optional, nullable, description, example, ...rest } = text;
  const shape = bilingualText(rest);
  return Nested(() => shape, { optional, nullable, description, example });
}

/** `{en, ar}` that may be left empty; a plain text stands for both languages, null empties both. */
export function Caption({ max, ...options }: FieldOptions & { max: number }): PropertyDecorator {
  const shape = bilingualText({ min: 0, max, arabicOptional: true });
  return applyDecorators(
    // Applied after the one of `Nested`, so it sees the sent text where no object came.
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? plainToInstance(shape, { en: value, ar: value }) : value,
    ),
    Nested(() => shape, { optional: true, nullable: true, ...options }),
  );
}

/** A property of an answer. */
export const Shown = (options: Parameters<typeof ApiProperty>[0] = {}) => ApiProperty(options);
