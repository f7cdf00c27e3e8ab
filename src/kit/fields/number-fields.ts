import { applyDecorators } from '@nestjs/common';
import { Transform, type TransformFnParams } from 'class-transformer';
import { eachItem, type FieldOptions, field, type ListOption, listOf, type Rule } from './field';
import { roundHalfUp } from './round-half-up';

export interface NumberOptions extends FieldOptions {
  min?: number;
  max?: number;
}

export interface MeasurementOptions extends NumberOptions {
  /** Maximum decimals; two when left out. */
  places?: number;
  /** Another common unit, whose values lie outside the possible range; the refusal names both units. */
  otherUnit?: OtherUnit;
}

interface OtherUnit {
  unit: string;
  other: string;
  below?: number;
  above?: number;
}

/** Maximum of a four-byte integer column. */
export const MAX_INTEGER = 2_147_483_647;

const isNumber: Rule = { name: 'number', holds: value => typeof value === 'number' && Number.isFinite(value) };
const between = (min: number, max: number): Rule => ({
  name: 'out_of_range',
  holds: value => (value as number) >= min && (value as number) <= max,
  params: { min, max },
});

const inUnit = ({ unit, other, below = 0, above = Infinity }: OtherUnit): Rule => ({
  name: 'other_unit',
  holds: value => (value as number) <= 0 || ((value as number) >= below && (value as number) <= above),
  params: { unit, other },
});

/** Whether a number has at most this many decimals as written, regardless of its binary form. */
function hasDecimals(value: number, places: number): boolean {
  return Math.abs(Number(value.toFixed(places)) - value) < Number.EPSILON * Math.max(1, Math.abs(value));
}

export function Whole({ min = 0, max = MAX_INTEGER, ...options }: NumberOptions = {}): PropertyDecorator {
  const whole: Rule = { name: 'whole', holds: value => Number.isInteger(value) };
  return field([whole, between(min, max)], { type: 'integer', minimum: min, maximum: max }, options);
}

/** One of a fixed set of whole numbers. */
export function OneOfNumbers(numbers: readonly number[], options: FieldOptions = {}): PropertyDecorator {
  const rule: Rule = {
    name: 'one_of',
    holds: value => numbers.includes(value as number),
    params: { values: numbers.map(String) },
  };
  return field([rule], { type: 'integer', enum: [...numbers] }, options);
}

/** The id of another record, or a list of ids in the order sent. */
export function Id({ list, ...options }: FieldOptions & ListOption = {}): PropertyDecorator {
  if (!list) return Whole({ min: 1, example: 1, ...options });
  const isId = (item: unknown) => Number.isInteger(item) && (item as number) >= 1 && (item as number) <= MAX_INTEGER;
  const { rule, api } = listOf(list, 200);
  return field([rule, eachItem('ids', isId)], { type: 'integer', ...api }, options);
}

/** A measurement, which devices and maps send with any number of decimals: rounded half up to `places` before validation. */
export function Measurement({
  min = 0,
  max = 99_999_999,
  places = 2,
  otherUnit,
  ...options
}: MeasurementOptions = {}): PropertyDecorator {
  const rounded = ({ value }: TransformFnParams): unknown =>
    typeof value === 'number' ? roundHalfUp(value, places) : value;
  return applyDecorators(
    Transform(rounded),
    field(
      [isNumber, ...(otherUnit ? [inUnit(otherUnit)] : []), between(min, max)],
      { type: Number, minimum: min, maximum: max },
      options,
    ),
  );
}

/** A JSON number with limited decimals (two when left out); with `halves` only whole and half numbers. */
export function Decimal({
  min = 0,
  max = 99_999_999,
  places = 2,
  halves,
  ...options
}: NumberOptions & { places?: number; halves?: boolean } = {}): PropertyDecorator {
  const step: Rule = halves
    ? { name: 'half_steps', holds: value => Number.isInteger((value as number) * 2) }
    : { name: 'decimals', holds: value => hasDecimals(value as number, places), params: { places } };
  const api = { type: Number, minimum: min, maximum: max, ...(halves && { multipleOf: 0.5 }) };
  return field([isNumber, between(min, max), step], api, options);
}

/** An amount of money in decimal currency units. */
export const Amount = (options: NumberOptions = {}) =>
  Decimal({
    max: 1_000_000,
    example: 12.5,
    ...options,
    description: [options.description?.replace(/\.?$/, '.'), 'In units of the currency.'].filter(Boolean).join(' '),
  });

export function Flag(options: FieldOptions = {}): PropertyDecorator {
  return field([{ name: 'flag', holds: value => typeof value === 'boolean' }], { type: Boolean }, options);
}
