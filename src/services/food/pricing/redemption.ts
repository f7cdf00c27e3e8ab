import { toCents } from '#kit/money/money';
import type { PricingSettings } from './pricing.types';
import type { QuoteRewards } from './quote.types';

export interface RewardsRequest {
  redeem: boolean;
  balance: number | null;
  /** Whether the applied promo code excludes a redemption. */
  promoStandsAlone: boolean;
  /** Menu subtotal less the promo discount. */
  leftCents: number;
}

/** A redemption costs all of its points even if less than its value is left to discount. */
export function applyRewards(
  request: RewardsRequest,
  settings: PricingSettings,
): QuoteRewards & { discountCents: number } {
  const { redeem, balance, promoStandsAlone, leftCents } = request;
  const { rewardsRedeemPoints: points, rewardsRedeemValueCents: value } = settings;
  const without = (reason: QuoteRewards['reason']) => ({ applied: false, points: 0, reason, discountCents: 0 });
  if (!redeem) return without(null);
  if (points <= 0 || value <= 0) return without('not_offered');
  if (balance === null) return without('sign_in_required');
  if (balance < points) return without('not_enough_points');
  if (promoStandsAlone) return without('not_stackable');
  if (leftCents <= 0) return without('nothing_to_discount');
  return { applied: true, points, reason: null, discountCents: Math.min(value, leftCents) };
}

/** Points earned for the amount paid for dishes: dollars times the rate (up to two decimals), rounded down. */
export function pointsFor(paidForFoodCents: number, pointsPerDollar: number): number {
  // Integers only: in binary fractions, 0.29 points per dollar would give 28 points for 100 dollars.
  const hundredths = Math.max(0, toCents(pointsPerDollar));
  return Number((BigInt(paidForFoodCents) * BigInt(hundredths)) / 10_000n);
}
