import { QueryValue } from '#kit/fields/query-fields';
import { AMENITIES } from './amenities';
import { HOME_SORTS } from './home-filter';
import { HOME_TYPES, PURPOSES } from './home-kinds';

/** Read by `readHomeSearch`. */
export class HomeListQuery {
  @QueryValue({ enum: PURPOSES })
  purpose?: unknown;

  @QueryValue({ enum: HOME_TYPES })
  type?: unknown;

  @QueryValue({ description: 'slug of a visible neighborhood', example: 'dubai-marina' })
  neighborhood?: unknown;

  @QueryValue({ description: 'inclusive decimal', example: '1200000' })
  min_price?: unknown;

  @QueryValue({ description: 'inclusive decimal', example: '1500000.50' })
  max_price?: unknown;

  @QueryValue({ type: 'integer', minimum: 0, description: '0 is studios only, otherwise a minimum' })
  bedrooms?: unknown;

  @QueryValue({ description: `slugs joined by commas, all required: ${AMENITIES.join(', ')}`, example: 'gym,balcony' })
  amenities?: unknown;

  @QueryValue({ description: 'in the title, either language, or the reference' })
  q?: unknown;

  @QueryValue({ enum: HOME_SORTS, description: 'latest change first when left out' })
  sort?: unknown;

  @QueryValue({ type: 'integer', minimum: 1 })
  page?: unknown;

  @QueryValue({ type: 'integer', minimum: 1, maximum: 24, description: '12 when left out' })
  page_size?: unknown;
}

export class HomeLookupQuery {
  @QueryValue({ description: 'at most 12 ids joined by commas; answered in this order', example: '1003,1001' })
  ids?: unknown;
}
