import { applyDecorators } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { ApiProperty, ApiPropertyOptional } from '../openapi/api-notes';
import { Transform } from 'class-transformer';
import {
  Validate,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { problem } from './field';
import { isStorableText } from './text-fields';

export interface QueryOptions {
  /** What a value that cannot be read does: 400 naming the parameter, or as if it had not been sent (when left out). */
  unknown?: 'refuse' | 'ignore';
  /**
   * What an empty value does; forms send it for a filter that is not set, so it is absent when left out. Where it is
   * refused, so are blanks around a value: it is read exactly as it was sent.
   */
  blank?: 'refuse' | 'absent';
  /** A query without it, or with one that cannot be read, is refused. */
  required?: true;
  /** What a repeated or nested parameter does; as one that cannot be read, when left out. */
  repeated?: 'ignore';
  description?: string;
  example?: unknown;
}

/** How the text of a parameter is read, and the rule that is told when it cannot be. */
export interface Reading<Value> {
  read: (text: string) => Value | undefined;
  rule: string;
  api?: ApiPropertyOptions;
  /** Also reads a text that could not be stored, for none of it is kept. */
  anyText?: true;
}

/** Stands for a value that is refused, until the check tells why. */
export class Unreadable {
  constructor(readonly problem: string) {}
}

/** What stands in a query by a name, as the property of that name holds it. */
export type ReadParameter = (sent: unknown) => unknown;

const declared = new WeakMap<object, Map<string, ReadParameter>>();

/** How the properties that a prototype itself declares are read. */
export const parametersOf = (prototype: object): ReadonlyMap<string, ReadParameter> =>
  declared.get(prototype) ?? new Map();

/** Says how a property is read where the whole query is (`http/query-reader`). */
export function readAs(read: ReadParameter): PropertyDecorator {
  return (prototype, name) => {
    declared.set(prototype, new Map([...parametersOf(prototype), [String(name), read]]));
  };
}

/**
 * One parameter of a query: how it is read, what happens when it cannot be, and how the API description shows it, said
 * once. The property holds the value that was read, or undefined. Repeated and nested parameters cannot be read.
 */
export function parameter<Value>(reading: Reading<Value>, options: QueryOptions = {}): PropertyDecorator {
  const { unknown = 'ignore', blank = 'absent', repeated, required = false, ...described } = options;
  const refused = (rule: string) => (unknown === 'refuse' || required ? new Unreadable(rule) : undefined);
  const absent = () => (required ? new Unreadable('required') : undefined);
  const value = (sent: unknown): unknown => {
    if (sent === undefined) return absent();
    if (typeof sent !== 'string') return repeated === 'ignore' ? undefined : refused('sent_once');
    const text = blank === 'absent' ? sent.trim() : sent;
    if (text === '' && blank === 'absent') return absent();
    return (reading.anyText || isStorableText(text) ? reading.read(text) : undefined) ?? refused(reading.rule);
  };
  const api = { type: String, ...reading.api, ...described } as ApiPropertyOptions;
  return applyDecorators(
    readAs(value),
    Transform(({ value: sent }: { value: unknown }) => value(sent)),
    Validate(IsReadable, [required], TELLING),
    required ? ApiProperty(api) : ApiPropertyOptional(api),
  );
}

@ValidatorConstraint()
class IsReadable implements ValidatorConstraintInterface {
  validate(sent: unknown, { constraints: [required] }: ValidationArguments): boolean {
    return !(sent instanceof Unreadable) && !(required && sent === undefined);
  }
}

const TELLING = {
  message: ({ value: sent }: ValidationArguments) => (sent instanceof Unreadable ? sent.problem : 'required'),
};

/** The rule of a word that is none of these. */
export const oneOf = (words: readonly string[]): string => problem('one_of', { values: words });
