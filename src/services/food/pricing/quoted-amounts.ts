import type { Quote } from './quote.types';

/** The amounts of a quote by name, in cents, and the points that the order takes and earns. */
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

/** A quote as its token has it. */
export interface ShownQuote {
  amounts: Partial<QuotedAmounts>;
  /** Whether its code applied. */
  hadPromo: boolean;
}
