import { percentOf } from '#kit/money/money';

export const chargedCents = (priceCents: number, discountPercentage: number): number =>
  percentOf(priceCents, 100 - discountPercentage);
