import { applyDecorators } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import {
  Validate,
  ValidateIf,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { secretOf } from '../openapi/secrets';
import { readsNullAsAbsent } from './absent-nulls';
import { described } from './alias';

export interface FieldOptions {
  /** May be left out. Null is read as left out, unless the field is `nullable`. */
  optional?: boolean;
  /** May be null, which clears it. */
  nullable?: boolean;
  /** An empty text counts as absent, as forms send it for a field that is not filled in. */
  blankIsAbsent?: boolean;
  description?: string;
  example?: unknown;
  /** An accepted alias of the property in snake_case. */
  alias?: string;
  /** A password, token or key: routes that require it are not tools, and conversations and logs omit it. */
  secret?: boolean;
}

/** Makes the field a list of such values, each validated separately; `true` for the default bounds. */
export interface ListOption {
  list?: true | ListBounds;
}

interface ListBounds {
  min?: number;
  max?: number;
}

/** Rules and schema of a list. */
export function listOf(list: true | ListBounds, maxByDefault: number) {
  const { min = 0, max = maxByDefault } = list === true ? {} : list;
  const rule: Rule = {
    name: 'list',
    holds: value => Array.isArray(value) && value.length >= min && value.length <= max,
    params: { min, max },
  };
  return { rule, bounds: { min, max }, api: { isArray: true, minItems: min, maxItems: max } as const };
}

/** A rule that every item of a list meets. */
export const eachItem = (name: string, holds: (item: unknown) => boolean, params?: Record<string, unknown>): Rule => ({
  name,
  holds: value => (value as unknown[]).every(holds),
  params,
});

/** A rule by name, with the values of its message. */
export interface Rule {
  name: string;
  holds: (value: unknown, siblings: Record<string, unknown>) => boolean;
  params?: Record<string, unknown>;
  /** Evaluated also if the value is absent, since it depends on the siblings. */
  validatesAbsence?: true;
}

/** Validation and API description of one property. The first broken rule is reported. */
export function field(rules: Rule[], api: ApiPropertyOptions, options: FieldOptions = {}): PropertyDecorator {
  const mayBeAbsent = options.optional === true || rules.some(rule => rule.validatesAbsence);
  return applyDecorators(
    Validate(FollowsRules, mayBeAbsent ? rules : [isThere(options.nullable), ...rules]),
    ...presence(options),
    readsNullAsAbsent(mayBeAbsent && !options.nullable),
    ...(options.blankIsAbsent
      ? [Transform(({ value }: TransformFnParams): unknown => (value === '' ? undefined : value))]
      : []),
    described({ ...api, ...descriptionOf(options) }, options.alias),
  );
}

const isThere = (nullable = false): Rule => ({
  name: 'required',
  holds: value => value !== undefined && (nullable || value !== null),
});

/** Skips the checks of a value that may be absent or null. */
function presence({ optional, nullable }: FieldOptions): PropertyDecorator[] {
  if (!optional && !nullable) return [];
  return [ValidateIf((_, value) => !((optional && value === undefined) || (nullable && value === null)))];
}

export function descriptionOf({
  optional,
  nullable,
  description,
  example,
  secret,
}: FieldOptions): Record<string, unknown> {
  return {
    required: !optional,
    ...secretOf(secret),
    ...(optional || nullable ? { nullable: true } : {}),
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { example }),
  };
}

/** Changes the value before it is checked, when it is a string. */
export function changingText(change: (text: string) => string): PropertyDecorator {
  return Transform(({ value }: TransformFnParams): unknown => (typeof value === 'string' ? change(value) : value));
}

/** Encodes a broken rule for the failure filter, which translates it. */
export function problem(rule: string, params?: Record<string, unknown>): string {
  return params ? `${rule}|${JSON.stringify(params)}` : rule;
}

/** `Validate` shares this class between all fields; `ValidateBy` would make a class for each of thousands. */
@ValidatorConstraint()
class FollowsRules implements ValidatorConstraintInterface {
  validate(_: unknown, field: ValidationArguments): boolean {
    return brokenRule(field) === undefined;
  }

  defaultMessage(field: ValidationArguments): string {
    const { name, params } = brokenRule(field)!;
    return problem(name, params);
  }
}

const brokenRule = ({ value, object, constraints }: ValidationArguments): Rule | undefined =>
  (constraints as Rule[]).find(rule => !rule.holds(value, object as Record<string, unknown>));
