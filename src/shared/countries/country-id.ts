import { type FieldOptions, field } from '#kit/fields/field';
import { COUNTRY_CODES } from './countries';

export const CountryId = (options: FieldOptions = {}) =>
  field(
    [
      { name: 'whole', holds: Number.isInteger },
      { name: 'unknown_reference', holds: value => COUNTRY_CODES.has(value as number) },
    ],
    { type: 'integer', minimum: 1, maximum: 999 },
    { description: 'ISO 3166-1 numeric code', example: 682, ...options },
  );
