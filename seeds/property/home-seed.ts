import type { Amenity } from '#services/property/homes/amenities';
import type { HomeStatus, HomeType } from '#services/property/homes/home-kinds';
import type { NeighborhoodSlug, Pair } from './neighborhoods-data';

export interface HomeSeed {
  area: NeighborhoodSlug;
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
