import { Choice, SearchWords } from '#kit/fields/query-fields';
import { problem } from '#kit/fields/field';
import { parameter } from '#kit/fields/query-parameter';
import { recordId } from '#kit/http/identifiers';
import { PageQuery } from '#kit/http/page-query';
import { FORM_FILTER, SITE_FILTER, SITE_PAGES } from '../property.pages';
import { AMENITIES, type Amenity } from './amenities';
import { HOME_SORTS, HOME_TYPES, type HomeSort, type HomeType, PURPOSES, type Purpose } from './home-kinds';
import { priceBound } from './price-bound';

const IN_HOMES = { ...FORM_FILTER, description: 'in the title (both languages) or the reference' };

export const HomeWords = () => SearchWords(IN_HOMES);

const NeighborhoodSlug = () =>
  parameter(
    { read: text => (/^[a-z0-9-]+$/.test(text) ? text : undefined), rule: 'unknown_reference' },
    { ...SITE_FILTER, description: 'slug of a visible neighborhood', example: 'dubai-marina' },
  );

const PriceBound = (bound: 'min' | 'max', example: string) =>
  parameter(
    { read: text => priceBound(text, bound), rule: 'price_bound' },
    {
      ...SITE_FILTER,
      description: `the ${bound === 'min' ? 'lowest' : 'highest'} price, inclusive; a decimal, per year for rentals`,
      example,
    },
  );

const Bedrooms = () =>
  parameter(
    {
      read: text => (/^(0|[1-9]\d{0,2})$/.test(text) ? Number(text) : undefined),
      rule: 'bedrooms',
      api: { type: 'integer', minimum: 0 },
    },
    { ...SITE_FILTER, description: 'minimum number of bedrooms; 0 finds only studios' },
  );

const Bathrooms = () =>
  parameter(
    {
      read: text => (/^(0|[1-9]\d{0,2})(\.[05])?$/.test(text) ? Number(text) : undefined),
      rule: 'bathrooms',
      api: { type: 'number', minimum: 0, multipleOf: 0.5 },
    },
    { ...SITE_FILTER, description: 'minimum number of bathrooms, in steps of 0.5', example: 2.5 },
  );

const Amenities = () =>
  parameter(
    { read: knownAmenities, rule: problem('one_of', { values: AMENITIES }) },
    {
      ...SITE_FILTER,
      description: `slugs of amenities that the home must all have, joined by commas: ${AMENITIES.join(', ')}`,
      example: 'gym,balcony',
    },
  );

export class HomeListQuery extends PageQuery(SITE_PAGES) {
  @Choice(PURPOSES, { ...SITE_FILTER, description: 'Only homes for `sale`, or for `rent`.' })
  purpose?: Purpose;

  @Choice(HOME_TYPES, { ...SITE_FILTER, description: 'Only homes of this type.' })
  type?: HomeType;

  @NeighborhoodSlug()
  neighborhood?: string;

  @PriceBound('min', '1200000')
  min_price?: number;

  @PriceBound('max', '1500000.50')
  max_price?: number;

  @Bedrooms()
  bedrooms?: number;

  @Bathrooms()
  bathrooms?: number;

  @Amenities()
  amenities?: Amenity[];

  @HomeWords()
  q?: string[];

  @Choice(HOME_SORTS, { ...SITE_FILTER, description: 'order of the homes; latest change first when left out' })
  sort?: HomeSort;
}

const MAX_LOOKED_UP = 12;
const LOOKUP_IDS = problem('lookup_ids', { max: MAX_LOOKED_UP });

export class HomeLookupQuery {
  @parameter(
    { read: lookupIds, rule: LOOKUP_IDS },
    {
      ...SITE_FILTER,
      description: 'ids of homes, at most 12, joined by commas; the list has their order, and is empty without them',
      example: '1003,1001',
    },
  )
  ids?: number[];
}

function knownAmenities(text: string): Amenity[] | undefined {
  const slugs = [...new Set(text.split(',').map(slug => slug.trim()))];
  const known = slugs.filter((slug): slug is Amenity => (AMENITIES as readonly string[]).includes(slug));
  return known.length === slugs.length ? known : undefined;
}

function lookupIds(text: string): number[] | undefined {
  const sent = text.split(',').map(id => recordId(id.trim()));
  const ids = sent.filter(id => id !== undefined);
  return ids.length === sent.length && ids.length <= MAX_LOOKED_UP ? ids : undefined;
}
