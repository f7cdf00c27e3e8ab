import { changedText } from '#kit/language/changed-text';
import { searchText } from '#kit/language/search-text';
import { toCents } from '#kit/money/money';
import type { Home, HomeLocation, StagingPair } from '../homes/home.entity';
import type { HomeChangeBody, LocationBody, StagingPairBody } from './homes-staff.dto';

/** The columns that a body sets; what it leaves out is undefined. `stored` is the home it changes. */
export const homeValues = (body: HomeChangeBody, stored?: Home) => ({
  slug: body.slug,
  title: body.title && { en: body.title.en, ar: body.title.ar },
  description: changedText(body.description, stored?.description),
  purpose: body.purpose,
  type: body.type,
  priceCents: body.price === undefined ? undefined : toCents(body.price),
  currency: body.currency,
  bedrooms: body.bedrooms,
  bathrooms: body.bathrooms,
  areaSqm: body.area_sqm,
  amenities: body.amenities,
  neighborhoodId: body.neighborhood_id,
  location: body.location && locationOf(body.location),
  isFeatured: body.is_featured,
  stagingPairs: body.staging_pairs?.map(stagingPair),
});

/** What searches look through. */
export const homeSearchText = ({ title, reference }: Pick<Home, 'title' | 'reference'>): string =>
  searchText(`${title.en} ${title.ar} ${reference}`);

const locationOf = ({ latitude, longitude, address_hint: hint }: LocationBody): HomeLocation => ({
  latitude,
  longitude,
  address_hint: { en: hint?.en ?? '', ar: hint?.ar ?? '' },
});

const stagingPair = ({ room, before_url, after_url, is_public = false }: StagingPairBody): StagingPair => ({
  room: { en: room.en, ar: room.ar },
  before_url,
  after_url,
  is_public,
});
