import { applyDecorators } from '@nestjs/common';
import { plainToInstance, Transform } from 'class-transformer';
import { type FieldOptions, field } from '../../kit/fields/field';
import { bilingualText, Nested } from '../../kit/fields/shape-fields';
import type { Bilingual } from '../../kit/language/language';
import { BlankIsAbsent } from '../../shared/staff/page-query.dto';

/** `{en, ar}` that may be left empty; a plain text stands for both languages, null empties both. */
export function Caption({ max, ...options }: FieldOptions & { max: number }): PropertyDecorator {
  const shape = bilingualText({ min: 0, max, arabicOptional: true });
  return applyDecorators(
    // Applied after the one of `Nested`, so it sees the sent text where no object came.
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? plainToInstance(shape, { en: value, ar: value }) : value,
    ),
    Nested(() => shape, { optional: true, nullable: true, ...options }),
  );
}

const EMPTY: Bilingual = { en: '', ar: '' };

/** A text after a change: left alone when nothing was sent, emptied by null, a language that was left out as it was. */
export function changedText(
  sent: Partial<Bilingual> | null | undefined,
  stored: Bilingual = EMPTY,
): Bilingual | undefined {
  if (sent === undefined) return undefined;
  return sent === null ? EMPTY : { en: sent.en ?? stored.en, ar: sent.ar ?? stored.ar };
}

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
