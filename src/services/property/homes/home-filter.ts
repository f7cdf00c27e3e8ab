import { problem } from '#kit/fields/field';
import { fieldRefused } from '#kit/http/refusal';
import { sentOnce, wordSent, wordsSearched } from '../property.query';
import { AMENITIES, type Amenity } from './amenities';
import { HOME_TYPES, type HomeStatus, type HomeType, PURPOSES, type Purpose } from './home-kinds';
import { priceBound } from './price-bound';

export const HOME_SORTS = ['newest', 'price_asc', 'price_desc'] as const;
/** Without one of these, what was changed last comes first. */
export type HomeSort = (typeof HOME_SORTS)[number];

/** What narrows homes down; every member that is given must hold. */
export interface HomeFilter {
  status?: HomeStatus;
  purpose?: Purpose;
  type?: HomeType;
  neighborhoodId?: number;
  /** Inclusive, in cents. */
  minPrice?: number;
  /** Inclusive, in cents. */
  maxPrice?: number;
  /** 0 is studios only, any other number a minimum. */
  bedrooms?: number;
  /** All of them. */
  amenities?: readonly Amenity[];
  /** Folded words that must all occur in title or reference. */
  words?: readonly string[];
}

export interface HomeSearch extends HomeFilter {
  /** Slug of a neighborhood, which has to be looked up. */
  neighborhood?: string;
  sort?: HomeSort;
}

/** Reads the query of the site's list. A value there is not is refused, naming its parameter; other keys are not looked at. */
export function readHomeSearch(query: object): HomeSearch {
  return {
    purpose: wordSent(query, 'purpose', PURPOSES),
    type: wordSent(query, 'type', HOME_TYPES),
    neighborhood: sentOnce(query, 'neighborhood'),
    minPrice: priceSent(query, 'min_price', 'min'),
    maxPrice: priceSent(query, 'max_price', 'max'),
    bedrooms: bedroomsSent(query),
    amenities: amenitiesSent(query),
    words: wordsSearched(query),
    sort: wordSent(query, 'sort', HOME_SORTS),
  };
}

function priceSent(query: object, name: string, bound: 'min' | 'max'): number | undefined {
  const text = sentOnce(query, name);
  if (text === undefined) return undefined;
  const cents = priceBound(text, bound);
  if (cents === undefined) throw fieldRefused(name, 'price_bound');
  return cents;
}

function bedroomsSent(query: object): number | undefined {
  const text = sentOnce(query, 'bedrooms');
  if (text === undefined) return undefined;
  if (!/^(0|[1-9]\d{0,2})$/.test(text)) throw fieldRefused('bedrooms', 'bedrooms');
  return Number(text);
}

function amenitiesSent(query: object): Amenity[] {
  const text = sentOnce(query, 'amenities');
  if (text === undefined) return [];
  const sent = new Set(text.split(',').map(slug => slug.trim()));
  if (![...sent].every(isAmenity)) throw fieldRefused('amenities', problem('one_of', { values: AMENITIES.join(', ') }));
  return [...sent] as Amenity[];
}

const isAmenity = (slug: string) => (AMENITIES as readonly string[]).includes(slug);
