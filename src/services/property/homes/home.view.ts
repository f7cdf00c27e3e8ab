import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import { fromCents } from '#kit/money/money';
import { AMENITIES } from './amenities';
import type { HomeRow } from './home-rows';
import { HOME_STATUSES, HOME_TYPES, type HomeStatus, type HomeType, PURPOSES, type Purpose } from './home-kinds';

export class HomeNeighborhoodView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'dubai-marina' })
  slug: string;

  @Shown({ type: BilingualView })
  name: BilingualView;

  @Shown({ type: String, nullable: true, example: 'Dubai' })
  city: string | null;
}

export class HomeCoverView {
  @Shown({ example: '/property/media/uploads/0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11/full.jpg' })
  url: string;

  @Shown({ type: BilingualView })
  alt: BilingualView;
}

export class HomeLocationView {
  @Shown({ example: 25.0805 })
  latitude: number;

  @Shown({ example: 55.1403 })
  longitude: number;

  @Shown({ type: BilingualView })
  address_hint: BilingualView;
}

/** A home as lists show it. */
export class HomeCardView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'PRP-1001' })
  reference: string;

  @Shown({ example: 'two-bedroom-apartment-with-marina-view' })
  slug: string;

  @Shown({ type: BilingualView })
  title: BilingualView;

  @Shown({ enum: PURPOSES })
  purpose: Purpose;

  @Shown({ enum: HOME_TYPES })
  type: HomeType;

  @Shown({ enum: HOME_STATUSES })
  status: HomeStatus;

  @Shown({ description: 'In `currency`; of a rental, for a year.', example: 1_850_000.5 })
  price: number;

  @Shown({ example: 'AED' })
  currency: string;

  @Shown({ type: 'integer', description: '0 is a studio.' })
  bedrooms: number;

  @Shown({ type: 'integer' })
  bathrooms: number;

  @Shown({ example: 118.5 })
  area_sqm: number;

  @Shown({ enum: AMENITIES, isArray: true })
  amenities: string[];

  @Shown({ type: HomeNeighborhoodView, nullable: true })
  neighborhood: HomeNeighborhoodView | null;

  @Shown({ type: HomeCoverView, nullable: true })
  cover: HomeCoverView | null;

  @Shown({ type: HomeLocationView, nullable: true })
  location: HomeLocationView | null;

  @Shown()
  is_featured: boolean;

  @Shown({ type: String, format: 'date-time', nullable: true, description: 'When it was first published.' })
  published_at: string | null;

  @Shown({ type: String, format: 'date-time' })
  created_at: string;

  @Shown({ type: String, format: 'date-time' })
  updated_at: string;
}

/** As the site shows it: a hidden neighborhood is none. */
export const publicHomeCard = (row: HomeRow): HomeCardView =>
  homeCard(row.neighborhood_is_active ? row : { ...row, neighborhood_id: null });

export const homeCard = (row: HomeRow): HomeCardView => ({
  id: row.id,
  reference: row.reference,
  slug: row.slug,
  title: row.title,
  purpose: row.purpose,
  type: row.type,
  status: row.status,
  price: fromCents(row.price_cents),
  currency: row.currency,
  bedrooms: row.bedrooms,
  bathrooms: row.bathrooms,
  area_sqm: row.area_sqm,
  amenities: row.amenities,
  neighborhood: neighborhoodOf(row),
  cover: row.cover_url !== null && row.cover_alt ? { url: row.cover_url, alt: row.cover_alt } : null,
  location: row.location,
  is_featured: row.is_featured,
  published_at: row.published_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

function neighborhoodOf(row: HomeRow): HomeNeighborhoodView | null {
  const { neighborhood_id: id, neighborhood_slug: slug, neighborhood_name: name, neighborhood_city: city } = row;
  return id !== null && slug !== null && name !== null ? { id, slug, name, city } : null;
}
