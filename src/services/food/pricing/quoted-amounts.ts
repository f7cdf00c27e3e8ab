import type { Quote } from './quote.types';

/** The amounts of a quote by name, in cents, and the points that the order redeems and earns. */
export const quotedAmounts = (quote: Quote) => ({
  subtotal: quote.subtotalCents,
  'discount:promo': quote.discounts.promoCents,
  'discount:rewards': quote.discounts.rewardsCents,
  'fee:delivery': quote.fees.deliveryCents,
  'fee:pickup': quote.fees.pickupCents,
  'fee:tip': quote.tip.cents,
  total: quote.totalCents,
  points: quote.rewards.points,
  points_earned: quote.pointsEarned,
});
export type QuotedAmounts = ReturnType<typeof quotedAmounts>;

/** The amounts of a quote as stored in its token. */
export interface ShownQuote {
  amounts: Partial<QuotedAmounts>;
  /** Whether a promo code applied. */
  hadPromo: boolean;
}
