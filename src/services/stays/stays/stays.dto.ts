import { QueryValue } from '#kit/fields/query-fields';
import { Day, OneOf, Text } from '#kit/fields/text-fields';
import { QueryNumber } from '../stays.fields';
import type { StayOrder } from './stay.queries';
import { MOST_GUESTS, STAY_TYPES, type StayType } from './stay-kinds';

const STAY_SORTS = ['recommended', 'price_asc', 'price_desc', 'rating'] as const;
export type StaySort = (typeof STAY_SORTS)[number];

export const ORDER_OF_SORT: Record<StaySort, StayOrder> = {
  recommended: 'recommended',
  price_asc: 'rate_asc',
  price_desc: 'rate_desc',
  rating: 'rating',
};

/** A value there is not is refused; other keys are not looked at. */
export class StaySearchQuery {
  @Text({ min: 0, max: 120, optional: true, description: 'Slug of a visible destination', example: 'marina' })
  destination?: string;

  @Day({ optional: true, description: 'With `checkOut`: only stays that can be booked for every night' })
  checkIn?: string;

  @Day({ optional: true, example: '2026-05-12' })
  checkOut?: string;

  @QueryNumber({ min: 1, max: MOST_GUESTS, description: 'The fewest it must sleep' })
  guests?: string;

  @OneOf(STAY_TYPES, { optional: true })
  type?: StayType;

  @OneOf(STAY_SORTS, { optional: true, description: 'Latest change first when left out' })
  sort?: StaySort;

  @QueryValue({ type: 'integer', minimum: 1 })
  page?: unknown;

  @QueryValue({ type: 'integer', minimum: 1, maximum: 24, description: '6 when left out' })
  page_size?: unknown;
}

export class StayLookupQuery {
  @Text({ max: 200, description: 'One to twelve ids, comma separated', example: '3,1,2' })
  ids: string;
}
