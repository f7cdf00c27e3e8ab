import { plainToInstance, Transform } from 'class-transformer';
import { Id, Whole } from '#kit/fields/number-fields';
import { BlankIsAbsent, QueryValue } from '#kit/fields/query-fields';
import { BilingualField, Caption, Many, Texts } from '#kit/fields/shape-fields';
import { OneOf, Slug, Text, TimeOfDay } from '#kit/fields/text-fields';
import type { Bilingual } from '#kit/language/language';
import { ChosenNumber } from '../stays.fields';
import { MOST_GUESTS, STAY_STATUSES, STAY_TYPES, type StayStatus, type StayType } from '../stays/stay-kinds';

const MOST_ROOMS = 100;
const LONGEST_MINIMUM = 365;
/** Whole dollars. */
const HIGHEST_PRICE = 100_000;

export class StayMediaBody {
  @Text({ max: 500, description: 'Address of a picture or video stored with this service' })
  url: string;

  @Caption({ max: 300, description: 'What it shows; a plain text stands for both languages' })
  alt?: Partial<Bilingual> | null;
}

export class HouseRuleBody {
  @Text({ max: 300, example: 'No smoking' })
  en: string;

  @Text({ min: 0, max: 300, optional: true, example: 'ممنوع التدخين' })
  ar?: string;
}

/** A plain text stands for both languages. */
const PlainRules = () =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value.map((rule: unknown) =>
          typeof rule === 'string' ? plainToInstance(HouseRuleBody, { en: rule, ar: rule }) : rule,
        )
      : value,
  );

class StayDetails {
  @Slug({ optional: true, example: 'sea-house', description: 'Made from the English title when left out' })
  slug?: string;

  @TimeOfDay({
    optional: true,
    nullable: true,
    description: 'In the company’s time zone; null is the default of the settings',
  })
  check_in_time?: string | null;

  @TimeOfDay({ optional: true, nullable: true, example: '11:00' })
  check_out_time?: string | null;

  @Texts({ optional: true, max: 60, each: 60, description: 'Each once', example: ['wifi', 'pool'] })
  amenities?: string[];

  @PlainRules()
  @Many(() => HouseRuleBody, { optional: true, max: 40 })
  house_rules?: HouseRuleBody[];

  @Many(() => StayMediaBody, { optional: true, max: 30, description: 'The gallery in order; the first is the cover' })
  media?: StayMediaBody[];
}

/** Of the texts English is needed; Arabic may be empty until the stay is published. */
export class StayBody extends StayDetails {
  @BilingualField({ max: 200, arabicOptional: true, example: { en: 'Sea house', ar: 'بيت البحر' } })
  title: Bilingual;

  @BilingualField({ max: 500, arabicOptional: true })
  short_description: Bilingual;

  @BilingualField({ max: 10_000, arabicOptional: true })
  description: Bilingual;

  @BilingualField({ max: 300, arabicOptional: true })
  location_hint: Bilingual;

  @OneOf(STAY_TYPES)
  type: StayType;

  @Id()
  destination_id: number;

  @Whole({ max: MOST_ROOMS, description: '0 is a studio', example: 2 })
  bedrooms: number;

  @Whole({ max: MOST_ROOMS, example: 3 })
  beds: number;

  @Whole({ max: MOST_ROOMS, example: 1 })
  bathrooms: number;

  @Whole({ min: 1, max: MOST_GUESTS, example: 4 })
  max_guests: number;

  @Whole({ min: 1, max: HIGHEST_PRICE, description: 'Whole dollars', example: 100 })
  nightly_rate: number;

  @Whole({ max: HIGHEST_PRICE, description: 'Whole dollars, once a booking', example: 40 })
  cleaning_fee: number;

  @Whole({ min: 1, max: LONGEST_MINIMUM, example: 2 })
  min_nights: number;
}

/** What is left out stays as it is. */
export class StayChangeBody extends StayDetails {
  @Caption({ max: 200, nullable: false })
  title?: Partial<Bilingual>;

  @Caption({ max: 500, nullable: false })
  short_description?: Partial<Bilingual>;

  @Caption({ max: 10_000, nullable: false })
  description?: Partial<Bilingual>;

  @Caption({ max: 300, nullable: false })
  location_hint?: Partial<Bilingual>;

  @OneOf(STAY_TYPES, { optional: true })
  type?: StayType;

  @Id({ optional: true })
  destination_id?: number;

  @Whole({ max: MOST_ROOMS, optional: true })
  bedrooms?: number;

  @Whole({ max: MOST_ROOMS, optional: true })
  beds?: number;

  @Whole({ max: MOST_ROOMS, optional: true })
  bathrooms?: number;

  @Whole({ min: 1, max: MOST_GUESTS, optional: true })
  max_guests?: number;

  @Whole({ min: 1, max: HIGHEST_PRICE, optional: true })
  nightly_rate?: number;

  @Whole({ max: HIGHEST_PRICE, optional: true })
  cleaning_fee?: number;

  @Whole({ min: 1, max: LONGEST_MINIMUM, optional: true })
  min_nights?: number;
}

export class StayStatusBody {
  @OneOf(STAY_STATUSES)
  status: StayStatus;
}

export class StayGalleryBody {
  @Many(() => StayMediaBody, { max: 30, description: 'The whole gallery in order; the first is the cover' })
  media: StayMediaBody[];
}

const DASHBOARD_SORTS = ['updated', 'rate_asc', 'rate_desc'] as const;

export class StayListQuery {
  @BlankIsAbsent()
  @OneOf(STAY_STATUSES, { optional: true })
  status?: StayStatus;

  @BlankIsAbsent()
  @OneOf(STAY_TYPES, { optional: true })
  type?: StayType;

  @Text({ min: 0, max: 120, optional: true, description: 'Id or slug of a destination, hidden ones included' })
  destination?: string;

  @ChosenNumber({ min: 1, max: MOST_GUESTS, description: 'The fewest it must sleep' })
  guests?: string;

  @ChosenNumber({ max: MOST_ROOMS, description: 'The fewest it must have' })
  bedrooms?: string;

  @ChosenNumber({ min: 1, max: LONGEST_MINIMUM, description: 'The longest minimum of nights' })
  nights?: string;

  @ChosenNumber({ max: HIGHEST_PRICE, description: 'The highest nightly rate, whole dollars' })
  price?: string;

  @BlankIsAbsent()
  @OneOf(DASHBOARD_SORTS, { optional: true })
  sort?: (typeof DASHBOARD_SORTS)[number];

  @Text({ min: 0, max: 200, optional: true, description: 'In title, location and reference, either language' })
  q?: string;

  @QueryValue({ type: 'integer', minimum: 1 })
  page?: unknown;

  @QueryValue({ type: 'integer', minimum: 1, maximum: 50, description: '20 when left out' })
  page_size?: unknown;
}
