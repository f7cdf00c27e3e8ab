import { applyDecorators } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { ApiProperty, ApiPropertyOptional } from '../openapi/api-notes';
import { Transform, type TransformFnParams } from 'class-transformer';
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

/** The value of a parameter that is refused, until the validation reports it. */
class Unreadable {
  constructor(readonly problem: string) {}
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
    // Reads the query itself: a property that is declared again in a subclass has the transformations of both.
    Transform(({ obj, key }: TransformFnParams) => value((obj as Record<string, unknown>)[key])),
    Validate(IsReadable, [required]),
    required ? ApiProperty(api) : ApiPropertyOptional(api),
  );
}

@ValidatorConstraint()
class IsReadable implements ValidatorConstraintInterface {
  validate(value: unknown, { constraints: [required] }: ValidationArguments): boolean {
    return !(value instanceof Unreadable) && !(required && value === undefined);
  }

  defaultMessage({ value }: ValidationArguments): string {
    return value instanceof Unreadable ? value.problem : 'required';
  }
}

/** The rule of a word that is none of these. */
export const oneOf = (words: readonly string[]): string => problem('one_of', { values: words });
