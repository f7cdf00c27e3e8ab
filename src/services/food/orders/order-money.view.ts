import { Shown } from '#kit/fields/shape-fields';
import { fromCents } from '#kit/money/money';
import type { OrderRow } from './orders.queries';

export class DiscountsView {
  @Shown({ example: 2.61 })
  promo: number;

  @Shown({ example: 5 })
  rewards: number;
}

export class FeesView {
  @Shown({ example: 3.5 })
  delivery: number;

  @Shown({ example: 0 })
  pickup: number;
}

/** What kitchen accounts never see. */
export class OrderMoneyView {
  @Shown({ example: 'sara@example.com' })
  email: string;

  @Shown({ enum: ['USD'] })
  currency: 'USD';

  @Shown({ example: 26.1 })
  subtotal: number;

  @Shown({ type: DiscountsView })
  discounts: DiscountsView;

  @Shown({ type: FeesView })
  fees: FeesView;

  @Shown({ example: 21.99 })
  total: number;

  @Shown({
    type: String,
    nullable: true,
    example: 'WELCOME10',
    description: 'the code as it was, also after its deletion',
  })
  promo_code: string | null;

  @Shown({ type: 'integer', description: "credited to a customer's account on delivery", example: 18 })
  points_earned: number;

  @Shown({ type: 'integer', example: 100 })
  points_redeemed: number;
}

export function moneyView(order: OrderRow) {
  return {
    email: order.email,
    currency: 'USD' as const,
    subtotal: fromCents(order.subtotalCents),
    discounts: { promo: fromCents(order.promoDiscountCents), rewards: fromCents(order.rewardsDiscountCents) },
    fees: { delivery: fromCents(order.deliveryFeeCents), pickup: fromCents(order.pickupFeeCents) },
    total: fromCents(order.totalCents),
    promo_code: order.promoCode,
    points_earned: order.pointsEarned,
    points_redeemed: order.pointsRedeemed,
  };
}
