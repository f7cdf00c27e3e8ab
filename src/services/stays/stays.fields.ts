import { applyDecorators } from '@nestjs/common';
import { type FieldOptions, field } from '#kit/fields/field';
import { BlankIsAbsent } from '#kit/fields/query-fields';

/** A whole number in a query, written plainly. */
export function QueryNumber({
  min = 0,
  max = 1_000_000,
  ...options
}: FieldOptions & { min?: number; max?: number } = {}): PropertyDecorator {
  const plain = (value: unknown) => typeof value === 'string' && /^(0|[1-9]\d{0,8})$/.test(value);
  return field(
    [
      { name: 'whole', holds: plain },
      { name: 'between', holds: value => Number(value) >= min && Number(value) <= max, params: { min, max } },
    ],
    { type: 'integer', minimum: min, maximum: max },
    { optional: true, ...options },
  );
}

/** As `QueryNumber`, for dashboards: the empty choice of a form is no filter. */
export const ChosenNumber = (options: FieldOptions & { min?: number; max?: number } = {}) =>
  applyDecorators(BlankIsAbsent(), QueryNumber(options));
