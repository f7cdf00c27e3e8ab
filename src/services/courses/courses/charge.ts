import { percentOf } from '#kit/money/money';

/** What a course costs: its price less the discount, rounded once, half up, to the cent. */
export const chargeOf = (priceCents: number, discountPercentage: number): number =>
  percentOf(priceCents, 100 - discountPercentage);
