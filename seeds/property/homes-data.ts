import type { Amenity } from '../../src/services/property/homes/amenities';
import type { HomeStatus, HomeType, Purpose } from '../../src/services/property/homes/home-kinds';
import { homesToRent } from './homes-data-rent';
import { homesForSale } from './homes-data-sale';
import type { NeighborhoodSlug, Pair } from './neighborhoods-data';

export interface HomeSeed {
  area: NeighborhoodSlug | null;
  type: HomeType;
  title: Pair;
  about: Pair;
  /** Of a rental, for a year. */
  price: number;
  rooms: readonly [bedrooms: number, bathrooms: number];
  sqm: number;
  has: readonly Amenity[];
  featured?: boolean;
  status?: HomeStatus;
}

/** Homes for sale and to rent by turns, the one listed last first. */
export const homes: readonly (HomeSeed & { purpose: Purpose })[] = Array.from(
  { length: Math.max(homesForSale.length, homesToRent.length) },
  (_, index) => [
    ...homesForSale.slice(index, index + 1).map(home => ({ ...home, purpose: 'sale' as const })),
    ...homesToRent.slice(index, index + 1).map(home => ({ ...home, purpose: 'rent' as const })),
  ],
).flat();
