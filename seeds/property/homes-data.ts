import type { Purpose } from '#services/property/homes/home-kinds';
import type { HomeSeed } from './home-seed';
import { homesToRent } from './homes-data-rent';
import { homesForSale } from './homes-data-sale';

/** Homes for sale and to rent by turns, the one listed last first. */
export const homes: readonly (HomeSeed & { purpose: Purpose })[] = Array.from(
  { length: Math.max(homesForSale.length, homesToRent.length) },
  (_, index) => [
    ...homesForSale.slice(index, index + 1).map(home => ({ ...home, purpose: 'sale' as const })),
    ...homesToRent.slice(index, index + 1).map(home => ({ ...home, purpose: 'rent' as const })),
  ],
).flat();
