import { Choice, QueryDay, QueryText, QueryWhole } from '#kit/fields/query-fields';
import { Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { SITE_FILTER, SITE_PAGES } from '../stays.pages';
import type { StayOrder } from './stay.queries';
import { MAX_GUESTS, STAY_TYPES, type StayType } from './stay-kinds';

const STAY_SORTS = ['recommended', 'price_asc', 'price_desc', 'rating'] as const;
export type StaySort = (typeof STAY_SORTS)[number];

export const ORDER_OF_SORT: Record<StaySort, StayOrder> = {
  recommended: 'recommended',
  price_asc: 'rate_asc',
  price_desc: 'rate_desc',
  rating: 'rating',
};

export class StaySearchQuery extends PageQuery(SITE_PAGES) {
  @QueryText({ ...SITE_FILTER, max: 120, description: 'Slug of a visible destination.', example: 'marina' })
  destination?: string;

  @QueryDay({
    ...SITE_FILTER,
    description: 'First night; only stays that can be booked for all nights until `checkOut`.',
  })
  checkIn?: string;

  @QueryDay({
    ...SITE_FILTER,
    example: '2026-05-12',
    description: 'Day after the last night, in the company’s time zone; needs `checkIn`.',
  })
  checkOut?: string;

  @QueryWhole({ ...SITE_FILTER, min: 1, max: MAX_GUESTS, description: 'Only stays with room for this many guests.' })
  guests?: number;

  @Choice(STAY_TYPES, { ...SITE_FILTER, description: 'Only stays of this kind.' })
  type?: StayType;

  @Choice(STAY_SORTS, { ...SITE_FILTER, description: 'Order of the stays; the latest change first when omitted.' })
  sort?: StaySort;
}

export const MAX_LOOKUP_IDS = 12;

export class StayLookupQuery {
  @Text({ max: 200, description: `One to ${MAX_LOOKUP_IDS} ids, comma separated`, example: '3,1,2' })
  ids: string;
}
