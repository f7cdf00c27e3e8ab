import { type FieldOptions, field } from '#kit/fields/field';
import { MAX_INTEGER } from '#kit/fields/number-fields';
import { isPlainObject, storable } from '#kit/fields/shape-fields';

export function SlotChoices(options: FieldOptions = {}): PropertyDecorator {
  const id = (value: unknown) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_INTEGER;
  return field(
    [
      { name: 'object', holds: isPlainObject },
      { name: 'ids', holds: value => Object.values(value as object).every(id) },
      storable,
    ],
    { type: 'object', additionalProperties: { type: 'integer' } },
    options,
  );
}
