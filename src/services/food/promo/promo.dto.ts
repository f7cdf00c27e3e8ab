import { changeOf } from '#kit/fields/change-of';
import { Amount, Decimal, Flag } from '#kit/fields/number-fields';
import { Text } from '#kit/fields/text-fields';

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
}

export class PromoChangeBody extends changeOf(PromoBody) {}

export class PromoValidateBody {
  @Text({ max: 100, example: 'WELCOME10', description: 'The code, in capitals.' })
  code: string;

  @Amount({ example: 42.5, description: 'Menu subtotal' })
  subtotal: number;
}
