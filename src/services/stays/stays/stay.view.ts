import { BilingualView } from '#kit/views/bilingual.view';
import type { Bilingual } from '#kit/language/language';
import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import type { CancellationTier } from '../cancellation/policy';
import type { CompanyMoment } from '../nights/company-time';
import type { Nights } from '../nights/nights';
import { LengthDiscountView } from '../prices/length-discount.view';
import { explainedPrice } from '../prices/price-line.view';
import { type PricedNights, stayPrice } from '../prices/stay-price';
import type { StayMedia } from './stay.entity';
import { MEDIA_TYPES, STAY_STATUSES, STAY_TYPES } from './stay-kinds';

export const StayMediaView = view('StayMediaView', {
  position: shown.whole({ description: 'Position in the gallery, from 1; the first file is the cover.', example: 1 }),
  url: shown.picture(),
  alt: shown.bilingual({ description: 'Alternative text of the picture, in both languages.' }),
  type: shown.word(MEDIA_TYPES, { description: 'Type of the file: `image` or `video`.' }),
});

export const StayDestinationView = view('StayDestinationView', {
  id: shown.whole(),
  slug: shown.text({ example: 'marina' }),
  name: shown.bilingual({ description: 'Name of the destination, in both languages.' }),
});

interface DestinationColumns {
  destination_id: number;
  destination_slug: string;
  destination_name: Bilingual;
}

export const stayFields = {
  id: shown.id(),
  reference: shown.text({
    example: 'STY-1001',
    description: 'Reference of the stay, such as `STY-1001`; it never changes.',
  }),
  slug: shown.text({ example: 'sea-house' }),
  type: shown.word(STAY_TYPES, { description: 'Type of the stay.' }),
  status: shown.word(STAY_STATUSES, { description: 'Status of the stay; `published` is on the site, `draft` is not.' }),
  title: shown.bilingual({ description: 'Heading of the stay, in both languages.' }),
  short_description: shown.bilingual(),
  description: shown.bilingual({ description: 'Full description, in paragraphs, in both languages.' }),
  location_hint: shown.bilingual(),
  destination_id: shown.whole({ description: 'Id of the destination.' }),
  destination: shown.made(
    { type: StayDestinationView, description: 'Destination of the stay.' },
    (row: DestinationColumns) => ({
      id: row.destination_id,
      slug: row.destination_slug,
      name: row.destination_name,
    }),
  ),
  bedrooms: shown.whole({ description: 'Number of bedrooms; 0 for a studio.' }),
  beds: shown.whole({ description: 'Number of beds.' }),
  bathrooms: shown.whole({ description: 'Number of bathrooms.' }),
  max_guests: shown.whole({ description: 'Maximum number of guests.' }),
  min_nights: shown.whole({ description: 'Minimum number of nights of a booking.' }),
  nightly_rate: shown.amount({
    from: 'nightly_rate_cents',
    description: 'Price of one night, a whole number.',
    example: 100,
  }),
  cleaning_fee: shown.amount({
    from: 'cleaning_fee_cents',
    description: 'Cleaning fee per booking, a whole number.',
    example: 40,
  }),
  extra_guest_from: shown.whole({
    nullable: true,
    description: 'Number of guests included in the price; further guests pay `extra_guest_fee`. Null when none does.',
    example: 2,
  }),
  extra_guest_fee: shown.amount({
    from: 'extra_guest_fee_cents',
    description: 'Fee per extra guest and night, a whole number.',
    example: 15,
  }),
  deposit: shown.amount({
    from: 'deposit_cents',
    description: 'Refundable deposit, paid with the booking and returned after it; a whole number, 0 without one.',
    example: 200,
  }),
  length_discounts: shown.many(LengthDiscountView, {
    description: 'Discounts for longer bookings, fewest nights first; only the last one that is reached applies.',
  }),
  amenities: shown.texts({ example: ['wifi', 'pool'], description: 'Amenities of the stay.' }),
  house_rules: shown.many(BilingualView, {
    description: 'House rules, one per entry, in both languages.',
  }),
  media: shown.read({ type: [StayMediaView], description: 'Pictures and videos, in order.' }, (media: StayMedia[]) =>
    media.map(({ url, alt, type }, index) => ({ position: index + 1, url, alt, type })),
  ),
  rating: shown.number({
    from: 'rating_average',
    nullable: true,
    description: 'Average of the published reviews; null without any.',
    example: 4.75,
  }),
  review_count: shown.whole(),
  updated_at: shown.instant(),
};

export const StayView = view('StayView', 'A stay with everything its page shows', {
  ...stayFields,
  check_in_time: shown.text({ example: '15:00', description: "Check-in time, `HH:MM`, in the company's time zone." }),
  check_out_time: shown.text({ example: '11:00', description: "Check-out time, `HH:MM`, in the company's time zone." }),
});
export type StayView = InstanceType<typeof StayView>;

type Times = 'check_in_time' | 'check_out_time';

const NightsPriceView = view('NightsPriceView', {
  check_in: shown.day({ from: 'checkIn' }),
  check_out: shown.day({ from: 'checkOut' }),
  nights: shown.whole({ example: 3 }),
  subtotal: shown.amount({ from: 'subtotalCents', example: 300 }),
  cleaning_fee: shown.amount({ from: 'cleaningFeeCents', example: 40 }),
  total: shown.amount({
    from: 'totalCents',
    example: 340,
    description: 'Price of the nights and cleaning, without the deposit.',
  }),
  deposit: explainedPrice.deposit,
  to_pay: explainedPrice.to_pay,
  currency: shown.text({ example: 'USD' }),
});

/** A search result, with the price of the requested nights. */
export const FoundStayView = view('FoundStayView', 'A stay that matches, with its price for the dates', {
  ...StayView.fields,
  price: shown.one(NightsPriceView, {
    nullable: true,
    description: 'Price from `checkIn` to `checkOut`, as `/quote` calculates it; null without dates.',
  }),
});
export type FoundStayView = InstanceType<typeof FoundStayView>;

/** A stay with its destination, as one statement reads it. Its times are null for the defaults of the settings. */
export type StayRow = Omit<RowOf<typeof StayView>, Times> &
  Record<Times, string | null> & {
    created_at: Date;
    fills_gaps: boolean;
    cancellation_tiers: CancellationTier[] | null;
    /** Only in a search by nights. */
    priced?: PricedNights | null;
  };

export const foundStay = (moment: CompanyMoment, nights: Nights | undefined, guests: number) => (row: StayRow) => ({
  ...stayView(moment)(row),
  price: nights ? NightsPriceView.of({ ...nights, ...priceOf(row, nights, guests), currency: moment.currency }) : null,
});

const priceOf = (row: StayRow, nights: Nights, guests: number) =>
  stayPrice(
    {
      nightlyRateCents: row.nightly_rate_cents,
      cleaningFeeCents: row.cleaning_fee_cents,
      extraGuestFrom: row.extra_guest_from,
      extraGuestFeeCents: row.extra_guest_fee_cents,
      depositCents: row.deposit_cents,
    },
    row.priced ?? null,
    nights,
    guests,
  );

/** @param defaults the times of stays without times of their own */
export const stayView = (defaults: { checkInTime: string; checkOutTime: string }) => (row: StayRow) =>
  StayView.of({
    ...row,
    check_in_time: row.check_in_time ?? defaults.checkInTime,
    check_out_time: row.check_out_time ?? defaults.checkOutTime,
  });

const TypeFacetView = view('TypeFacetView', {
  type: shown.word(STAY_TYPES, { description: 'Type of the stays.' }),
  count: shown.whole(),
});

const DestinationFacetView = view('DestinationFacetView', { ...StayDestinationView.fields, count: shown.whole() });

const AmenityFacetView = view('AmenityFacetView', {
  slug: shown.text({ description: 'Slug of the amenity, as in `amenities` of a stay.', example: 'air_conditioning' }),
  name: shown.bilingual({ description: 'Name of the amenity, in both languages.' }),
  count: shown.whole(),
});

export const StayFacetsView = view('StayFacetsView', 'Counts of stays by filter', {
  total: shown.whole({ description: 'Number of published stays.' }),
  types: shown.many(TypeFacetView, { description: 'Number of stays of each type, 0 included.' }),
  destinations: shown.many(DestinationFacetView, {
    description: 'Number of stays of each visible destination, in sort order.',
  }),
  amenities: shown.many(AmenityFacetView, {
    description: 'Common amenities with their names; a stay can have others.',
  }),
});
export type StayFacetsView = InstanceType<typeof StayFacetsView>;
