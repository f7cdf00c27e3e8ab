import { type FieldOptions, field, type Rule } from './field';

export interface NumberOptions extends FieldOptions {
  min?: number;
  max?: number;
}

/** The largest id and count a column of four bytes holds. */
export const MAX_INTEGER = 2_147_483_647;

export const isNumber: Rule = { name: 'number', holds: value => typeof value === 'number' && Number.isFinite(value) };
export const between = (min: number, max: number): Rule => ({
  name: 'out_of_range',
  holds: value => (value as number) >= min && (value as number) <= max,
  params: { min, max },
});

/** Whether a number has no more than so many decimals, as written, not as stored. */
export function hasDecimals(value: number, places: number): boolean {
  return Math.abs(Number(value.toFixed(places)) - value) < Number.EPSILON * Math.max(1, Math.abs(value));
}

/** A whole JSON number; a string is refused. */
export function Whole({ min = 0, max = MAX_INTEGER, ...options }: NumberOptions = {}): PropertyDecorator {
  const whole: Rule = { name: 'whole', holds: value => Number.isInteger(value) };
  return field([whole, between(min, max)], { type: 'integer', minimum: min, maximum: max }, options);
}

/** The id of another record. */
export const Id = (options: FieldOptions = {}) => Whole({ min: 1, example: 1, ...options });

/** A JSON number with at most so many decimals (two when left out). */
export function Decimal({
  min = 0,
  max = 99_999_999,
  places = 2,
  ...options
}: NumberOptions & { places?: number } = {}): PropertyDecorator {
  const decimals: Rule = { name: 'decimals', holds: value => hasDecimals(value as number, places), params: { places } };
  return field([isNumber, between(min, max), decimals], { type: Number, minimum: min, maximum: max }, options);
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

/** Must be exactly `true`: a consent. */
export function Accepted(options: FieldOptions = {}): PropertyDecorator {
  return field(
    [{ name: 'accepted', holds: value => value === true }],
    { type: Boolean, enum: [true] },
    { example: true, ...options },
  );
}
