import { Shown } from '#kit/fields/shape-fields';
import type { PageAnswer } from '#kit/http/describe';
import { BilingualView } from '#kit/language/bilingual.view';
import { fromCents } from '#kit/money/money';
import type { StayRow } from './stay.queries';
import { STAY_STATUSES, STAY_TYPES, type StayStatus, type StayType } from './stay-kinds';

export class StayMediaView {
  @Shown({ type: 'integer', description: 'The first is the cover', example: 1 })
  position: number;

  @Shown({ type: String })
  url: string;

  @Shown({ type: BilingualView })
  alt: BilingualView;

  @Shown({ type: String, enum: ['image', 'video'] })
  type: 'image' | 'video';
}

export class StayDestinationView {
  @Shown({ type: 'integer' })
  id: number;

  @Shown({ type: String, example: 'marina' })
  slug: string;

  @Shown({ type: BilingualView })
  name: BilingualView;
}

/** What site and dashboard both show of a stay. */
export class StayBaseView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ type: String, example: 'STY-1001' })
  reference: string;

  @Shown({ type: String, example: 'sea-house' })
  slug: string;

  @Shown({ type: String, enum: STAY_TYPES })
  type: StayType;

  @Shown({ type: String, enum: STAY_STATUSES })
  status: StayStatus;

  @Shown({ type: BilingualView })
  title: BilingualView;

  @Shown({ type: BilingualView })
  short_description: BilingualView;

  @Shown({ type: BilingualView })
  description: BilingualView;

  @Shown({ type: BilingualView })
  location_hint: BilingualView;

  @Shown({ type: 'integer' })
  destination_id: number;

  @Shown({ type: StayDestinationView })
  destination: StayDestinationView;

  @Shown({ type: 'integer', description: '0 is a studio' })
  bedrooms: number;

  @Shown({ type: 'integer' })
  beds: number;

  @Shown({ type: 'integer' })
  bathrooms: number;

  @Shown({ type: 'integer' })
  max_guests: number;

  @Shown({ type: 'integer' })
  min_nights: number;

  @Shown({ type: Number, description: 'Whole dollars', example: 100 })
  nightly_rate: number;

  @Shown({ type: Number, description: 'Whole dollars, once a booking', example: 40 })
  cleaning_fee: number;

  @Shown({ type: [String], example: ['wifi', 'pool'] })
  amenities: string[];

  @Shown({ type: () => BilingualView, isArray: true })
  house_rules: BilingualView[];

  @Shown({ type: () => StayMediaView, isArray: true })
  media: StayMediaView[];

  @Shown({ type: Number, nullable: true, description: 'Average of the published reviews', example: 4.75 })
  rating: number | null;

  @Shown({ type: 'integer' })
  review_count: number;

  @Shown({ type: String, format: 'date-time' })
  updated_at: string;
}

/** A stay as the site shows it. */
export class StayView extends StayBaseView {
  @Shown({ type: String, example: '15:00', description: "In the company's time zone" })
  check_in_time: string;

  @Shown({ type: String, example: '11:00', description: "In the company's time zone" })
  check_out_time: string;
}

/** A stay, or null. */
export const STAY_OR_NOTHING: PageAnswer = {
  row: StayView,
  schema: reference => ({ nullable: true, allOf: [reference] }),
};

export function stayBaseView(row: StayRow): StayBaseView {
  return {
    id: row.id,
    reference: row.reference,
    slug: row.slug,
    type: row.type,
    status: row.status,
    title: row.title,
    short_description: row.short_description,
    description: row.description,
    location_hint: row.location_hint,
    destination_id: row.destination_id,
    destination: { id: row.destination_id, slug: row.destination_slug, name: row.destination_name },
    bedrooms: row.bedrooms,
    beds: row.beds,
    bathrooms: row.bathrooms,
    max_guests: row.max_guests,
    min_nights: row.min_nights,
    nightly_rate: fromCents(row.nightly_rate_cents),
    cleaning_fee: fromCents(row.cleaning_fee_cents),
    amenities: row.amenities,
    house_rules: row.house_rules,
    media: row.media.map(({ url, alt, type }, index) => ({ position: index + 1, url, alt, type })),
    rating: row.rating_average,
    review_count: row.review_count,
    updated_at: row.updated_at.toISOString(),
  };
}

/** What stays go by that name no times of their own. */
export interface DefaultTimes {
  checkInTime: string;
  checkOutTime: string;
}

export const stayView =
  ({ checkInTime, checkOutTime }: DefaultTimes) =>
  (row: StayRow): StayView => ({
    ...stayBaseView(row),
    check_in_time: row.check_in_time ?? checkInTime,
    check_out_time: row.check_out_time ?? checkOutTime,
  });

class TypeFacetView {
  @Shown({ type: String, enum: STAY_TYPES })
  type: StayType;

  @Shown({ type: 'integer' })
  count: number;
}

class DestinationFacetView extends StayDestinationView {
  @Shown({ type: 'integer' })
  count: number;
}

export class StayFacetsView {
  @Shown({ type: 'integer', description: 'Published stays' })
  total: number;

  @Shown({ type: () => TypeFacetView, isArray: true, description: 'Every type' })
  types: TypeFacetView[];

  @Shown({ type: () => DestinationFacetView, isArray: true, description: 'Visible destinations in sort order' })
  destinations: DestinationFacetView[];
}
