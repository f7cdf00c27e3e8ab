import { changeOf } from '#kit/fields/change-of';
import { eachItem, field, type FieldOptions, listOf } from '#kit/fields/field';
import { Flag, Whole } from '#kit/fields/number-fields';
import { BilingualField, Nested } from '#kit/fields/shape-fields';
import { Day, OneOf } from '#kit/fields/text-fields';
import type { Bilingual } from '#kit/language/language';
import { RATE_LAYERS, type RateLayer } from './rate-rule.entity';

/** Whole dollars. */
const MAX_PRICE = 100_000;
const MAX_NIGHTS = 365;
export const MAX_LENGTH_DISCOUNTS = 10;
const OPTIONAL = { optional: true, nullable: true } as const;

/** Days of the week, 0 is Sunday. */
function Weekdays(options: FieldOptions): PropertyDecorator {
  const { rule, api } = listOf({ max: 7 }, 7);
  const isWeekday = (item: unknown) => Number.isInteger(item) && (item as number) >= 0 && (item as number) <= 6;
  return field([rule, eachItem('weekdays', isWeekday)], { type: 'integer', minimum: 0, maximum: 6, ...api }, options);
}

export class RateRuleBody {
  @BilingualField({
    max: 120,
    example: { en: 'Year end', ar: 'نهاية العام' },
    description: 'Name of the rule, which explains the price to guests, in both languages.',
  })
  name: Bilingual;

  @OneOf(RATE_LAYERS, {
    description:
      'Layer of the rule: `special` overrides `weekdays`, and `weekdays` overrides `season`, each value separately. Two rules of one ' +
      'layer never share a night.',
  })
  layer: RateLayer;

  @Day({ description: 'First night of the rule.', example: '2026-12-28' })
  from: string;

  @Day({ description: 'Day after the last night of the rule.', example: '2027-01-03' })
  to: string;

  @Weekdays({
    optional: true,
    example: [5, 6],
    description: 'Days of the week, 0 is Sunday; required in the layer `weekdays`, empty or omitted in the others.',
  })
  weekdays?: number[];

  @Whole({
    ...OPTIONAL,
    min: 1,
    max: MAX_PRICE,
    example: 200,
    description: 'Price of a night, in whole units of the currency; null leaves it to lower layers and the stay.',
  })
  nightly_rate?: number | null;

  @Whole({
    ...OPTIONAL,
    min: 1,
    max: MAX_NIGHTS,
    example: 5,
    description:
      'Minimum number of nights of a booking that begins on such a night; null leaves it to lower layers and the stay.',
  })
  min_nights?: number | null;

  @Whole({
    ...OPTIONAL,
    min: 1,
    max: MAX_NIGHTS,
    example: 28,
    description:
      'Maximum number of nights of a booking that begins on such a night; null leaves it to lower layers and the settings.',
  })
  max_nights?: number | null;

  @Flag({ ...OPTIONAL, description: 'Whether no booking can begin on these days; null leaves it to lower layers.' })
  closed_to_arrival?: boolean | null;

  @Flag({ ...OPTIONAL, description: 'Whether no booking can end on these days; null leaves it to lower layers.' })
  closed_to_departure?: boolean | null;
}

export class RateRuleChangeBody extends changeOf(RateRuleBody) {}

class LengthDiscountBody {
  @Whole({ min: 2, max: MAX_NIGHTS, example: 7, description: 'Minimum number of nights of a discounted booking.' })
  nights: number;

  @Whole({ min: 1, max: 90, example: 10, description: 'Percent off the price of the nights.' })
  percent: number;
}

export class LengthDiscountsBody {
  @Nested(() => LengthDiscountBody, {
    list: { max: MAX_LENGTH_DISCOUNTS },
    description: 'All discounts of the stay, each number of nights once; empty for none.',
  })
  discounts: LengthDiscountBody[];
}
