import { changeOf } from '#kit/fields/change-of';
import { Decimal, Flag, Id, Measurement, Whole } from '#kit/fields/number-fields';
import { Choice } from '#kit/fields/query-fields';
import { BilingualField, Caption, Nested } from '#kit/fields/shape-fields';
import { OneOf, Slug, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import type { Bilingual } from '#kit/language/language';
import { ShownPicture, ShownPictures } from '#media/picture-echo';
import { CURRENCY_CODE } from '#kit/money/currency-code';
import { AMENITIES } from '../homes/amenities';
import { HOME_STATUSES, HOME_TYPES, type HomeStatus, type HomeType, PURPOSES, type Purpose } from '../homes/home-kinds';
import { HomeWords } from '../homes/homes.dto';
import { DASHBOARD_PAGES, FORM_FILTER } from '../property.pages';

const MAX_MEDIA = 40;
export const MAX_STAGING_PAIRS = 20;

const OwnMedia = () => Text({ max: 500, description: 'Address of a file stored with this service.' });

export class MediaItemBody extends ShownPicture {
  @OwnMedia()
  url: string;

  @Caption({ max: 300, description: 'Alternative text. A plain string is used for both languages.' })
  alt?: Partial<Bilingual> | null;

  @Flag({ optional: true, description: 'Whether lists show this item; at most one, by default the first.' })
  is_cover?: boolean;
}

const Gallery = (optional: boolean) =>
  Nested(() => MediaItemBody, {
    list: { max: MAX_MEDIA },
    optional,
    description: 'The whole gallery in display order.',
  });

export class LocationBody {
  @Measurement({ min: -90, max: 90, places: 8, example: 25.0805 })
  latitude: number;

  @Measurement({ min: -180, max: 180, places: 8, example: 55.1403 })
  longitude: number;

  @Caption({ max: 300, description: 'Description of the location. A plain string is used for both languages.' })
  address_hint?: Partial<Bilingual> | null;
}

export class StagingPairBody extends ShownPictures {
  @BilingualField({
    max: 120,
    example: { en: 'Living room', ar: 'غرفة المعيشة' },
    description: 'Name of the room, in both languages.',
  })
  room: Bilingual;

  @OwnMedia()
  before_url: string;

  @OwnMedia()
  after_url: string;

  @Flag({ optional: true, description: 'Whether visitors see this pair; at most one.' })
  is_public?: boolean;
}

export class HomeBody {
  @Slug({ optional: true, description: 'Name in addresses; made from the English title when left out.' })
  slug?: string;

  @BilingualField({
    min: 0,
    max: 5000,
    arabicOptional: true,
    optional: true,
    nullable: true,
    description: 'Full description, in paragraphs, in both languages.',
  })
  description?: Partial<Bilingual> | null;

  @Text({
    pattern: CURRENCY_CODE,
    optional: true,
    example: 'AED',
    description: 'Currency of the price; the currency of the agency when left out.',
  })
  currency?: string;

  @OneOf(AMENITIES, { list: true, optional: true, description: 'Amenities of the home.' })
  amenities?: string[];

  @Id({ optional: true, nullable: true, description: 'Id of the neighborhood; null without one.' })
  neighborhood_id?: number | null;

  @Nested(() => LocationBody, {
    optional: true,
    nullable: true,
    description: 'Position on a map; null when it is not public.',
  })
  location?: LocationBody | null;

  @Flag({ optional: true })
  is_featured?: boolean;

  @Gallery(true)
  media?: MediaItemBody[];

  @Nested(() => StagingPairBody, {
    list: { max: MAX_STAGING_PAIRS },
    optional: true,
    description: 'Rooms before and after virtual staging; sending them requires `staging.edit`.',
  })
  staging_pairs?: StagingPairBody[];

  @BilingualField({
    max: 160,
    example: { en: 'Two bedrooms with marina view', ar: 'غرفتان بإطلالة على المارينا' },
    description: 'Title of the home, in both languages.',
  })
  title: Bilingual;

  @OneOf(PURPOSES)
  purpose: Purpose;

  @OneOf(HOME_TYPES, { description: 'Type of the home.' })
  type: HomeType;

  @Decimal({ max: 10_000_000_000, example: 1_850_000, description: 'Price in `currency`; per year for rentals.' })
  price: number;

  @Whole({ max: 100, example: 2, description: 'Number of bedrooms; 0 is a studio.' })
  bedrooms: number;

  @Decimal({ max: 100, halves: true, example: 2.5, description: 'Number of bathrooms, in halves.' })
  bathrooms: number;

  @Measurement({ min: 0.01, max: 1_000_000, example: 118.5, description: 'Living space in square metres.' })
  area_sqm: number;
}

/** Omitted fields stay as they are; lists are replaced as a whole. The status has its own route. */
export class HomeChangeBody extends changeOf(HomeBody) {}

export class HomeStatusBody {
  @OneOf(HOME_STATUSES, {
    example: 'published',
    description: 'Status of the home; only `published` homes are on the site.',
  })
  status: HomeStatus;
}

export class HomeMediaBody {
  @Gallery(false)
  media: MediaItemBody[];
}

export class ManagedHomesQuery extends PageQuery(DASHBOARD_PAGES) {
  @Choice(PURPOSES, { ...FORM_FILTER, description: 'Only homes for `sale`, or for `rent`.' })
  purpose?: Purpose;

  @Choice(HOME_TYPES, { ...FORM_FILTER, description: 'Only homes of this type.' })
  type?: HomeType;

  @Choice(HOME_STATUSES, { ...FORM_FILTER, description: 'Only homes of this status.' })
  status?: HomeStatus;

  @HomeWords()
  q?: string[];
}
