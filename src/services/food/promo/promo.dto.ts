import { changeOf } from '#kit/fields/change-of';
import { Amount, Decimal, Flag, Id, Whole } from '#kit/fields/number-fields';
import { InstantText, Text } from '#kit/fields/text-fields';

const MAY_BE_EMPTY = { optional: true, nullable: true } as const;

const PROMO_CODE = /^[^\s]+$/u;

export class PromoBody {
  @Text({ max: 40, pattern: PROMO_CODE, example: 'WELCOME10', description: 'Promo code, stored in capitals.' })
  code: string;

  @Decimal({ min: 0.01, max: 100, example: 10 })
  percent: number;

  @Flag({
    optional: true,
    description: 'Note for the team without effect on prices: codes discount dishes, never fees. True by default.',
  })
  excludes_delivery?: boolean;

  @Flag({ optional: true, description: 'Whether points may be redeemed in the same order; false by default.' })
  stackable_with_rewards?: boolean;

  @Flag({ optional: true, description: 'Whether the code is enabled; true by default.' })
  is_active?: boolean;

  @InstantText({ ...MAY_BE_EMPTY, description: 'Start of the validity; null for no start.' })
  starts_at?: string | null;

  @InstantText({
    ...MAY_BE_EMPTY,
    example: '2026-06-01T00:00:00.000Z',
    description: 'End of the validity, exclusive; null for no end.',
  })
  ends_at?: string | null;

  @Whole({
    min: 1,
    ...MAY_BE_EMPTY,
    example: 100,
    description: 'Maximum number of orders with the code, counted from the time the limit is set; null for no limit.',
  })
  max_uses?: number | null;

  @Whole({
    min: 1,
    ...MAY_BE_EMPTY,
    example: 1,
    description: 'Maximum number of orders with the code by one customer or e-mail address; null for no limit.',
  })
  max_uses_per_customer?: number | null;

  @Amount({
    ...MAY_BE_EMPTY,
    example: 30,
    description: 'Minimum subtotal of the dishes, before discounts; null for none.',
  })
  minimum_subtotal?: number | null;

  @Flag({
    optional: true,
    description:
      'Whether the code is only for the first order of a customer or e-mail address, who can use one such code; false by default.',
  })
  first_order_only?: boolean;

  @Text({
    list: { max: 100 },
    max: 40,
    ...MAY_BE_EMPTY,
    example: ['downtown'],
    description: 'Codes of the kitchens in which the code can be used; empty for all.',
  })
  kitchen_codes?: string[] | null;

  @Id({
    list: { max: 100 },
    ...MAY_BE_EMPTY,
    example: [],
    description:
      'Ids of the categories whose dishes the code discounts, with their subcategories; empty for the whole menu.',
  })
  category_ids?: number[] | null;
}

export class PromoChangeBody extends changeOf(PromoBody) {}

export class PromoValidateBody {
  @Text({ max: 100, example: 'WELCOME10', description: 'Promo code, stored in capitals.' })
  code: string;

  @Amount({ example: 42.5, description: 'Subtotal of the dishes.' })
  subtotal: number;

  @Text({
    max: 40,
    ...MAY_BE_EMPTY,
    example: 'downtown',
    description: 'Code of the kitchen of the order; without it, the kitchens of the code are not checked.',
  })
  kitchen_code?: string | null;
}
