import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import { fromCents } from '#kit/money/money';
import {
  DELIVERY_REASONS,
  LINE_REASONS,
  PROMO_REASONS,
  type Quote,
  type QuoteChange,
  type QuoteLine,
  REWARDS_REASONS,
} from './quote.types';

export class QuoteLineView {
  @Shown({ type: 'integer', description: 'position in the basket, from 0', example: 0 })
  line: number;

  @Shown({ type: 'integer', nullable: true, example: 4 })
  product_id: number | null;

  @Shown({ type: 'integer', nullable: true, example: null })
  offer_id: number | null;

  @Shown({ type: BilingualView, nullable: true, description: 'null when the menu does not have it' })
  name: BilingualView | null;

  @Shown({ type: 'integer', example: 3 })
  quantity: number;

  @Shown({ type: Number, nullable: true, description: 'null when it cannot be ordered', example: 8.7 })
  unit_price: number | null;

  @Shown({ example: 26.1 })
  line_total: number;

  @Shown({ description: 'whether it can be ordered' })
  orderable: boolean;

  @Shown({ enum: LINE_REASONS, nullable: true, description: 'why it cannot' })
  reason: QuoteLine['reason'];
}

export class QuoteDiscountsView {
  @Shown({ example: 2.61 })
  promo: number;

  @Shown({ example: 5 })
  rewards: number;
}

export class QuoteFeesView {
  @Shown({ example: 3.5 })
  delivery: number;

  @Shown({ example: 0 })
  pickup: number;
}

export class QuoteDeliveryView {
  @Shown({ description: 'whether the basket can be handed over as asked' })
  available: boolean;

  @Shown({ enum: DELIVERY_REASONS, nullable: true })
  reason: Quote['delivery']['reason'];
}

export class QuotePromoView {
  @Shown({ type: String, nullable: true, example: 'WELCOME10' })
  code: string | null;

  @Shown()
  applied: boolean;

  @Shown({ enum: PROMO_REASONS, nullable: true })
  reason: Quote['promo']['reason'];
}

export class QuoteRewardsView {
  @Shown()
  applied: boolean;

  @Shown({ type: 'integer', description: 'points the order takes from the balance', example: 100 })
  points: number;

  @Shown({ enum: REWARDS_REASONS, nullable: true })
  reason: Quote['rewards']['reason'];
}

export class QuoteChangeView {
  @Shown({ description: 'sent back in `accept_changes`', example: 'price:dish-4:T1ZBhJ2lqKfM1wXs:900' })
  key: string;

  @Shown({ type: 'integer', nullable: true, description: 'null for the promo code and the redemption', example: 0 })
  line: number | null;

  @Shown({ enum: ['price_changed', 'unavailable'] })
  type: QuoteChange['type'];

  @Shown({ type: Number, nullable: true, description: 'what was shown', example: 8.7 })
  previous: number | null;

  @Shown({ type: Number, nullable: true, description: 'what it is now', example: 9 })
  current: number | null;
}

export class QuoteView {
  @Shown({ enum: ['USD'] })
  currency: 'USD';

  @Shown({ type: [QuoteLineView] })
  lines: QuoteLineView[];

  @Shown({ example: 26.1 })
  subtotal: number;

  @Shown({ type: QuoteDiscountsView })
  discounts: QuoteDiscountsView;

  @Shown({ type: QuoteFeesView })
  fees: QuoteFeesView;

  @Shown({ example: 21.99 })
  total: number;

  @Shown({ type: 'integer', description: 'points the order would earn a customer', example: 18 })
  points_earned: number;

  @Shown({ type: QuoteDeliveryView })
  delivery: QuoteDeliveryView;

  @Shown({ type: QuotePromoView })
  promo: QuotePromoView;

  @Shown({ type: QuoteRewardsView })
  rewards: QuoteRewardsView;

  @Shown({ type: [QuoteChangeView] })
  changes: QuoteChangeView[];
}

export function quoteView(quote: Quote): QuoteView {
  return {
    currency: 'USD',
    lines: quote.lines.map(quoteLineView),
    subtotal: fromCents(quote.subtotalCents),
    discounts: { promo: fromCents(quote.discounts.promoCents), rewards: fromCents(quote.discounts.rewardsCents) },
    fees: { delivery: fromCents(quote.fees.deliveryCents), pickup: fromCents(quote.fees.pickupCents) },
    total: fromCents(quote.totalCents),
    points_earned: quote.pointsEarned,
    delivery: { available: quote.delivery.available, reason: quote.delivery.reason },
    promo: { code: quote.promo.code, applied: quote.promo.applied, reason: quote.promo.reason },
    rewards: { applied: quote.rewards.applied, points: quote.rewards.points, reason: quote.rewards.reason },
    changes: quote.changes.map(quoteChangeView),
  };
}

const quoteLineView = (line: QuoteLine): QuoteLineView => ({
  line: line.line,
  product_id: line.productId,
  offer_id: line.offerId,
  name: line.name,
  quantity: line.quantity,
  unit_price: line.unitPriceCents === null ? null : fromCents(line.unitPriceCents),
  line_total: fromCents(line.lineTotalCents),
  orderable: line.orderable,
  reason: line.reason,
});

export const quoteChangeView = (change: QuoteChange): QuoteChangeView => ({
  key: change.key,
  line: change.line,
  type: change.type,
  previous: change.previous === null ? null : fromCents(change.previous),
  current: change.current === null ? null : fromCents(change.current),
});
