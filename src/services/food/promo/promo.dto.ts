import { changeOf } from '#kit/fields/change-of';
import { Amount, Decimal, Flag, Id, Whole } from '#kit/fields/number-fields';
import { InstantText, Text } from '#kit/fields/text-fields';

const MAY_BE_EMPTY = { optional: true, nullable: true } as const;

const PROMO_CODE = /^[^\s]+$/u;

export class PromoBody {
  @Text({ max: 40, pattern: PROMO_CODE, example: 'WELCOME10', description: 'The code, in capitals.' })
  code: string;

  @Decimal({ min: 0.01, max: 100, example: 10 })
  percent: number;

  @Flag({
    optional: true,
    description:
      'Kept as a note for the team and without effect on a price: a code takes its percentage off the dishes and never off a fee, whether this is true or false. True when left out.',
  })
  excludes_delivery?: boolean;

  @Flag({ optional: true, description: 'May be combined with a rewards redemption' })
  stackable_with_rewards?: boolean;

  @Flag({ optional: true, description: 'Whether the code can be used; true when left out.' })
  is_active?: boolean;

  @InstantText({ ...MAY_BE_EMPTY, description: 'From when on it can be used; null for no start.' })
  starts_at?: string | null;

  @InstantText({
    ...MAY_BE_EMPTY,
    example: '2026-06-01T00:00:00.000Z',
    description: 'When it can no longer be used; null for no end.',
  })
  ends_at?: string | null;

  @Whole({
    min: 1,
    ...MAY_BE_EMPTY,
    example: 100,
    description: 'How many orders may use it; null for any number. Counted from the time the limit is set.',
  })
  max_uses?: number | null;

  @Whole({
    min: 1,
    ...MAY_BE_EMPTY,
    example: 1,
    description: 'How many orders of one customer or e-mail address may use it; null for any number.',
  })
  max_uses_per_customer?: number | null;

  @Amount({ ...MAY_BE_EMPTY, example: 30, description: 'Smallest subtotal of dishes, before discounts' })
  minimum_subtotal?: number | null;

  @Flag({
    optional: true,
    description: 'Only for the first order of a customer or e-mail address, and for one such code each.',
  })
  first_order_only?: boolean;

  @Text({
    list: { max: 100 },
    max: 40,
    ...MAY_BE_EMPTY,
    example: ['downtown'],
    description: 'Codes of the kitchens in which it can be used; empty for all.',
  })
  kitchen_codes?: string[] | null;

  @Id({
    list: { max: 100 },
    ...MAY_BE_EMPTY,
    example: [],
    description: 'Categories whose dishes it discounts, with their subcategories; empty for the whole menu.',
  })
  category_ids?: number[] | null;
}

export class PromoChangeBody extends changeOf(PromoBody) {}

export class PromoValidateBody {
  @Text({ max: 100, example: 'WELCOME10', description: 'The code, in capitals.' })
  code: string;

  @Amount({ example: 42.5, description: 'Menu subtotal' })
  subtotal: number;

  @Text({
    max: 40,
    ...MAY_BE_EMPTY,
    example: 'downtown',
    description: 'Of the order; left out, every kitchen will do.',
  })
  kitchen_code?: string | null;
}
