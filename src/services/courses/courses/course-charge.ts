import { percentOf } from '#kit/money/money';

/** What a course costs: its price less the discount, rounded half up to the cent. */
export const chargedCents = (priceCents: number, discountPercentage: number): number =>
  percentOf(priceCents, 100 - discountPercentage);
