import { applyDecorators } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { field, type FieldOptions, type Rule } from '#kit/fields/field';
import { Nested } from '#kit/fields/shape-fields';
import { toCents } from '#kit/money/money';
import { ApiProperty } from '#kit/openapi/api-notes';
import type { TipChoice } from './tip';

const MAX_PERCENT = 100;
const MAX_AMOUNT = 1_000_000;

const isNumber: Rule = { name: 'number', holds: value => value == null || typeof value === 'number' };
const isWithin = (max: number): Rule => ({
  name: 'out_of_range',
  holds: value => value == null || ((value as number) >= 0 && (value as number) <= max),
  params: { min: 0, max },
});
const isWhole: Rule = { name: 'whole', holds: value => value == null || Number.isInteger(value) };
const isCents: Rule = {
  name: 'decimals',
  holds: value => value == null || toCents(value as number) / 100 === value,
  params: { places: 2 },
};

/** A tip has either a percentage or an amount. */
function OneOfTwo(other: string, rules: Rule[], api: ApiPropertyOptions, options: FieldOptions): PropertyDecorator {
  const isOnlyOne: Rule = {
    name: 'tip_percent_or_amount',
    holds: (value, tip) => (value == null) !== (tip[other] == null),
    validatesAbsence: true,
  };
  return applyDecorators(field([isOnlyOne, ...rules], api, options), ApiProperty({ required: false }));
}

export class TipBody {
  @OneOfTwo(
    'amount',
    [isNumber, isWithin(MAX_PERCENT), isWhole],
    { type: 'integer', minimum: 0, maximum: MAX_PERCENT, nullable: true },
    { example: 15, description: 'Tip in percent of the dishes before discounts; a tip has either this or `amount`.' },
  )
  percent?: number | null;

  @OneOfTwo(
    'percent',
    [isNumber, isWithin(MAX_AMOUNT), isCents],
    { type: Number, minimum: 0, maximum: MAX_AMOUNT, nullable: true },
    { description: 'Tip in units of the currency; a tip has either this or `percent`.' },
  )
  amount?: number | null;
}

export const Tip = (options: FieldOptions): PropertyDecorator => Nested(() => TipBody, options);

export function tipChoice(tip: TipBody | null | undefined): TipChoice | null {
  if (!tip) return null;
  return tip.percent == null ? { amountCents: toCents(tip.amount!) } : { percent: tip.percent };
}
