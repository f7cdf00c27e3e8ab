import { type FieldOptions, field, type Rule } from '#kit/fields/field';
import { between, isNumber } from '#kit/fields/number-fields';

/** A number from one to five stars; `halves` allows 4.5. */
export function Stars({ halves, ...options }: FieldOptions & { halves?: boolean } = {}): PropertyDecorator {
  const step: Rule = halves
    ? { name: 'half_steps', holds: value => Number.isInteger((value as number) * 2) }
    : { name: 'whole', holds: value => Number.isInteger(value) };
  return field([isNumber, step, between(1, 5)], { type: Number, minimum: 1, maximum: 5 }, { example: 5, ...options });
}
