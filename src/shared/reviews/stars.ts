import type { FieldOptions } from '#kit/fields/field';
import { Decimal, Whole } from '#kit/fields/number-fields';

const STARS = { min: 1, max: 5, example: 5 };

/** A number from one to five stars; `halves` allows 4.5. */
export const Stars = ({ halves, ...options }: FieldOptions & { halves?: true } = {}): PropertyDecorator =>
  halves ? Decimal({ ...STARS, halves, ...options }) : Whole({ ...STARS, ...options });
