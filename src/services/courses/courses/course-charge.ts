import { percentOf } from '#kit/money/money';

/** Price less the discount in cents, rounded half up. */
export const chargedCents = (priceCents: number, discountPercentage: number): number =>
  percentOf(priceCents, 100 - discountPercentage);
