import { plainToInstance, Transform } from 'class-transformer';
import { changeOf } from '#kit/fields/change-of';
import { Flag, Id, Whole } from '#kit/fields/number-fields';
import { Choice, QueryText, QueryWhole, SearchWords } from '#kit/fields/query-fields';
import { BilingualField, Caption, Nested } from '#kit/fields/shape-fields';
import { OneOf, Slug, Text, TimeOfDay } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import type { Bilingual } from '#kit/language/language';
import { ShownPicture } from '#media/picture-echo';
import { DASHBOARD_PAGES, FORM_FILTER } from '../stays.pages';
import {
  MAX_GUESTS,
  MEDIA_TYPES,
  type MediaType,
  STAY_STATUSES,
  STAY_TYPES,
  type StayStatus,
  type StayType,
} from '../stays/stay-kinds';

const MAX_ROOMS = 100;
export const MAX_MEDIA = 30;
const MAX_MIN_NIGHTS = 365;
/** Whole dollars. */
const MAX_PRICE = 100_000;

export class StayMediaBody extends ShownPicture {
  @Text({ max: 500, description: 'Address of an uploaded picture or video.' })
  url: string;

  @Caption({ max: 300, description: 'Alternative text; a plain string is used for both languages.' })
  alt?: Partial<Bilingual> | null;

  @Whole({
    min: 1,
    max: MAX_MEDIA,
    optional: true,
    description: 'Ignored: the order of the list counts.',
  })
  position?: number;

  @OneOf(MEDIA_TYPES, { optional: true, description: 'Ignored: the type of the file counts.' })
  type?: MediaType;
}

export class HouseRuleBody {
  @Text({ max: 300, example: 'No smoking' })
  en: string;

  @Text({ min: 0, max: 300, optional: true, example: 'ممنوع التدخين' })
  ar?: string;
}

/** Accepts plain texts, which are used for both languages. */
const PlainRules = () =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value.map((rule: unknown) =>
          typeof rule === 'string' ? plainToInstance(HouseRuleBody, { en: rule, ar: rule }) : rule,
        )
      : value,
  );

class StayFacts {
  @OneOf(STAY_TYPES, { description: 'Type of the stay.' })
  type: StayType;

  @Id({ description: 'Id of the destination.' })
  destination_id: number;

  @Whole({ max: MAX_ROOMS, description: 'Number of bedrooms; 0 for a studio.', example: 2 })
  bedrooms: number;

  @Whole({ max: MAX_ROOMS, example: 3, description: 'Number of beds.' })
  beds: number;

  @Whole({ max: MAX_ROOMS, example: 1, description: 'Number of bathrooms.' })
  bathrooms: number;

  @Whole({ min: 1, max: MAX_GUESTS, example: 4, description: 'Maximum number of guests.' })
  max_guests: number;

  @Whole({ min: 1, max: MAX_PRICE, description: 'Price of one night, in whole units of the currency.', example: 100 })
  nightly_rate: number;

  @Whole({ max: MAX_PRICE, description: 'Cleaning fee per booking, in whole units of the currency.', example: 40 })
  cleaning_fee: number;

  @Whole({ min: 1, max: MAX_MIN_NIGHTS, example: 2, description: 'Minimum number of nights of a booking.' })
  min_nights: number;

  @Whole({
    min: 1,
    max: MAX_GUESTS,
    optional: true,
    nullable: true,
    example: 2,
    description: 'Number of guests included in the price; further guests pay `extra_guest_fee`. Null when none does.',
  })
  extra_guest_from?: number | null;

  @Whole({
    max: MAX_PRICE,
    optional: true,
    example: 15,
    description: 'Fee per extra guest and night, in whole units of the currency; 0 when omitted.',
  })
  extra_guest_fee?: number;

  @Whole({
    max: MAX_PRICE,
    optional: true,
    example: 200,
    description: 'Refundable deposit, paid with each booking, in whole units of the currency; 0 when omitted.',
  })
  deposit?: number;

  @Flag({
    optional: true,
    description:
      'Whether a gap between held nights, or between today and held nights, can be booked as a whole although it is ' +
      'shorter than the minimum; false when omitted.',
  })
  fills_gaps?: boolean;

  @Slug({
    optional: true,
    example: 'sea-house',
    description: 'Slug of the stay; generated from the English title when omitted.',
  })
  slug?: string;

  @TimeOfDay({
    optional: true,
    nullable: true,
    description: 'Check-in time, `HH:MM`, in the company’s time zone; null for the default of the settings.',
  })
  check_in_time?: string | null;

  @TimeOfDay({
    optional: true,
    nullable: true,
    example: '11:00',
    description: 'Check-out time, `HH:MM`, in the company’s time zone; null for the default of the settings.',
  })
  check_out_time?: string | null;

  @Text({
    max: 60,
    list: { max: 60 },
    optional: true,
    description: 'Amenities without duplicates; `GET /api/stays/facets` lists the common ones.',
    example: ['wifi', 'pool'],
  })
  amenities?: string[];

  @PlainRules()
  @Nested(() => HouseRuleBody, {
    list: { max: 40 },
    optional: true,
    description: 'House rules, one per entry, in both languages.',
  })
  house_rules?: HouseRuleBody[];

  @Nested(() => StayMediaBody, {
    list: { max: MAX_MEDIA },
    optional: true,
    description: 'Gallery in order; the first file is the cover.',
  })
  media?: StayMediaBody[];
}

/** English texts are required; Arabic ones may be empty until the stay is published. */
export class StayBody extends StayFacts {
  @BilingualField({
    max: 200,
    arabicOptional: true,
    example: { en: 'Sea house', ar: 'بيت البحر' },
    description: 'Heading of the stay, in both languages.',
  })
  title: Bilingual;

  @BilingualField({ max: 500, arabicOptional: true })
  short_description: Bilingual;

  @BilingualField({
    max: 10_000,
    arabicOptional: true,
    description: 'Full description, in paragraphs, in both languages.',
  })
  description: Bilingual;

  @BilingualField({ max: 300, arabicOptional: true })
  location_hint: Bilingual;
}

/** Omitted fields stay as they are, also one language of a text. */
export class StayChangeBody extends changeOf(StayFacts) {
  @Caption({ max: 200, nullable: false, description: 'Heading of the stay, in both languages.' })
  title?: Partial<Bilingual>;

  @Caption({ max: 500, nullable: false })
  short_description?: Partial<Bilingual>;

  @Caption({ max: 10_000, nullable: false, description: 'Full description, in paragraphs, in both languages.' })
  description?: Partial<Bilingual>;

  @Caption({ max: 300, nullable: false })
  location_hint?: Partial<Bilingual>;
}

export class StayStatusBody {
  @OneOf(STAY_STATUSES, { description: 'Status of the stay; `published` is on the site, `draft` is not.' })
  status: StayStatus;
}

export class StayGalleryBody {
  @Nested(() => StayMediaBody, {
    list: { max: MAX_MEDIA },
    description: 'Whole gallery in order; the first file is the cover.',
  })
  media: StayMediaBody[];
}

const DASHBOARD_SORTS = ['updated', 'rate_asc', 'rate_desc'] as const;

export class StayListQuery extends PageQuery(DASHBOARD_PAGES) {
  @Choice(STAY_STATUSES, { ...FORM_FILTER, description: 'Only stays of this status.' })
  status?: StayStatus;

  @Choice(STAY_TYPES, { ...FORM_FILTER, description: 'Only stays of this kind.' })
  type?: StayType;

  @QueryText({ ...FORM_FILTER, max: 120, description: 'Id or slug of a destination, hidden ones included.' })
  destination?: string;

  @QueryWhole({ ...FORM_FILTER, min: 1, max: MAX_GUESTS, description: 'Only stays with room for this many guests.' })
  guests?: number;

  @QueryWhole({ ...FORM_FILTER, max: MAX_ROOMS, description: 'Minimum number of bedrooms.' })
  bedrooms?: number;

  @QueryWhole({
    ...FORM_FILTER,
    min: 1,
    max: MAX_MIN_NIGHTS,
    description: 'Only stays whose minimum is this many nights or fewer.',
  })
  nights?: number;

  @QueryWhole({ ...FORM_FILTER, max: MAX_PRICE, description: 'Maximum nightly rate, in whole units of the currency.' })
  price?: number;

  @Choice(DASHBOARD_SORTS, { ...FORM_FILTER, description: 'Order of the list; the latest change first when omitted.' })
  sort?: (typeof DASHBOARD_SORTS)[number];

  @SearchWords({
    ...FORM_FILTER,
    max: 200,
    description: 'Search words in title, location and reference, in either language.',
  })
  q?: string[];
}
