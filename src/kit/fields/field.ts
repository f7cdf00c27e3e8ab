import { applyDecorators } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { ApiProperty } from '../openapi/api-notes';
import { Transform, type TransformFnParams } from 'class-transformer';
import {
  Validate,
  ValidateIf,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';

export interface FieldOptions {
  /** May be absent; an absent field is left alone. */
  optional?: boolean;
  /** May be null, which empties it. */
  nullable?: boolean;
  description?: string;
  example?: unknown;
}

/** A rule by name, with the values its sentence mentions. */
export interface Rule {
  name: string;
  holds: (value: unknown, siblings: Record<string, unknown>) => boolean;
  params?: Record<string, unknown>;
  /** Says itself when the value may be absent: it depends on the siblings. */
  judgesAbsence?: true;
}

/**
 * One property of a request: what it must satisfy and how the API description shows it, said once.
 * Rules are tried in order and the first that fails is told.
 */
export function field(rules: Rule[], api: ApiPropertyOptions, options: FieldOptions = {}): PropertyDecorator {
  const mayBeAbsent = options.optional || rules.some(rule => rule.judgesAbsence);
  return applyDecorators(
    Validate(FollowsRules, mayBeAbsent ? rules : [isThere(options.nullable), ...rules]),
    ...presence(options),
    ApiProperty({ ...api, ...described(options) }),
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

export function described({ optional, nullable, description, example }: FieldOptions): Record<string, unknown> {
  return {
    required: !optional,
    ...(nullable ? { nullable: true } : {}),
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { example }),
  };
}

/** Changes the value before it is checked, when it is a string. */
export function changingText(change: (text: string) => string): PropertyDecorator {
  return Transform(({ value }: TransformFnParams): unknown => (typeof value === 'string' ? change(value) : value));
}

/** How a failed rule travels to the failure filter, which tells it in the language of the request. */
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
