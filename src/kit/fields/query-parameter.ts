import { applyDecorators } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import {
  Validate,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { secretOf } from '../openapi/secrets';
import { isStorableText } from '../text/storable-text';
import { described } from './alias';
import { problem } from './field';

export interface QueryOptions {
  /** For an unreadable value: 400 naming the parameter, or ignored (default). */
  unknown?: 'refuse' | 'ignore';
  /** For an empty value: absent (default), since forms send it for unset filters. `refuse` keeps surrounding blanks. */
  blank?: 'refuse' | 'absent';
  /** Refuses a query without a readable value. */
  required?: true;
  /** For a repeated or nested parameter; treated as unreadable when left out. */
  repeated?: 'ignore';
  description?: string;
  example?: unknown;
  /** An accepted alias of the parameter in snake_case. */
  alias?: string;
  /** A token or key, as in `FieldOptions`. */
  secret?: boolean;
}

/** The parser of a parameter, and the rule that a failure reports. */
export interface Reading<Value> {
  read: (text: string) => Value | undefined;
  rule: string;
  /** `schema` replaces the whole schema, for a parameter of several types. */
  api?: ApiPropertyOptions & { schema?: object };
  /** Accepts text that the database cannot store, since none of it is stored. */
  anyText?: true;
}

/** An invalid value, until validation reports it. */
class Unreadable {
  constructor(readonly problem: string) {}
}

/** Parsing, validation and API description of one query parameter, whose property has the parsed value or undefined. */
export function parameter<Value>(reading: Reading<Value>, options: QueryOptions = {}): PropertyDecorator {
  const { unknown = 'ignore', blank = 'absent', repeated, required = false, alias, secret, ...words } = options;
  const refused = (rule: string) => (unknown === 'refuse' || required ? new Unreadable(rule) : undefined);
  const absent = () => (required ? new Unreadable('required') : undefined);
  const value = (sent: unknown): unknown => {
    if (sent === undefined) return absent();
    if (typeof sent !== 'string') return repeated === 'ignore' ? undefined : refused('sent_once');
    const text = blank === 'absent' ? sent.trim() : sent;
    if (text === '' && blank === 'absent') return absent();
    return (reading.anyText || isStorableText(text) ? reading.read(text) : undefined) ?? refused(reading.rule);
  };
  const api = { type: String, ...reading.api, ...words, ...secretOf(secret), required } as ApiPropertyOptions;
  return applyDecorators(
    // Reads the query itself: a property that a subclass redeclares has both transformations.
    Transform(({ obj, key }: TransformFnParams) => value((obj as Record<string, unknown>)[key])),
    Validate(IsReadable, [required]),
    described(api, alias),
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

/** Validates an alias of a parameter: 400 if both are sent with different values. */
export const SameValueAs = (names: readonly string[]): PropertyDecorator => Validate(HasSameValue, [...names]);

@ValidatorConstraint()
class HasSameValue implements ValidatorConstraintInterface {
  validate(value: unknown, { constraints, object }: ValidationArguments): boolean {
    return conflictingName(value, constraints as string[], object) === undefined;
  }

  defaultMessage({ value, constraints, object }: ValidationArguments): string {
    return problem('differs_from_alias', { name: conflictingName(value, constraints as string[], object) });
  }
}

function conflictingName(value: unknown, names: readonly string[], query: object): string | undefined {
  const sent = query as Record<string, unknown>;
  return names.find(name => isText(value) && isText(sent[name]) && String(sent[name]) !== String(value));
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';
