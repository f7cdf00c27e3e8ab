import { definedOnly } from '#kit/database/defined-only';
import { changedText } from '#kit/language/changed-text';
import { searchText } from '#kit/language/search-text';
import { toCents } from '#kit/money/money';
import type { Home, HomeLocation, StagingPair } from '../homes/home.entity';
import type { MediaItem } from '../homes/homes.queries';
import type { HomeChangeBody, LocationBody, MediaItemBody, StagingPairBody } from './home-management.dto';

/** The columns that a body sets; what it leaves out is absent. `stored` is the home it changes. */
export function homeValues(body: HomeChangeBody, stored?: Home): Partial<Home> {
  return definedOnly({
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
}

/** What searches look through. */
export const homeSearchText = ({ title, reference }: Pick<Home, 'title' | 'reference'>): string =>
  searchText(`${title.en} ${title.ar} ${reference}`);

/** The gallery as it is stored; its first item is the cover unless another is marked. */
export function galleryOf(items: readonly MediaItemBody[]): MediaItem[] {
  const marked = items.findIndex(item => item.is_cover);
  const cover = Math.max(marked, 0);
  return items.map(({ url, alt }, index) => ({
    url,
    alt: changedText(alt ?? null) ?? { en: '', ar: '' },
    is_cover: index === cover,
  }));
}

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
