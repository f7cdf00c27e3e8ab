import type { Bilingual } from '#kit/language/language';
import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { BOOKING_PAYMENT_STATUSES, BOOKING_STATUSES, PAYMENT_METHODS } from '../bookings/booking-status';
import { StaffReviewView } from '../guest-reviews/review.view';
import { InquiryView } from '../inquiries/inquiry.view';

export const MonthView = view('MonthView', 'Statistics of one month', {
  month: shown.text({ example: '2026-05', description: 'Year and month, `YYYY-MM`.' }),
  bookings: shown.whole({ description: 'Number of bookings made in the month and not cancelled.', example: 18 }),
  revenue: shown.amount({
    from: 'revenue_cents',
    description: 'Total of these bookings that are confirmed, checked in or completed.',
    example: 11_240,
  }),
  nights: shown.whole({ description: 'Nights of the month that are booked in published stays.', example: 142 }),
  occupancy: shown.made(
    {
      type: Number,
      minimum: 0,
      maximum: 100,
      description:
        'Percent of the nights of published stays that are booked, blocked nights excluded; one decimal, 0 without stays.',
      example: 42.5,
    },
    (row: { nights: number; sellable_nights: number }) => percentage(row.nights, row.sellable_nights),
  ),
});
export type MonthView = InstanceType<typeof MonthView>;

/** Percentage with one decimal; 0 without sellable nights. */
const percentage = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.min(100, Math.round((1000 * part) / whole) / 10);

const CardsView = view('CardsView', {
  ...MonthView.fields,
  previous: shown.one(MonthView, { description: 'Statistics of the previous month.' }),
  pending_bookings: shown.whole({
    description: 'Number of bookings that wait for payment or confirmation.',
    example: 3,
  }),
  open_inquiries: shown.whole({ description: 'Number of inquiries that are not closed.', example: 4 }),
  published_stays: shown.whole({ example: 14, description: 'Number of stays on the site.' }),
});

const OverviewStayView = view('OverviewStayView', {
  id: shown.id({ nullable: true, description: 'Id of the stay; null when it was deleted.' }),
  slug: shown.text({ example: 'palm-court-villa' }),
  reference: shown.text({ example: 'STY-1001', description: 'Reference of the stay.' }),
  title: shown.bilingual({ description: 'Heading of the stay, in both languages.' }),
});

interface BookedStay {
  stay_id: number | null;
  stay_slug: string;
  stay_reference: string;
  stay_title: Bilingual;
}

export const OverviewBookingView = view('OverviewBookingView', {
  reference: shown.text({ description: 'Reference of the booking.' }),
  status: shown.word(BOOKING_STATUSES, { description: 'Status of the booking.' }),
  payment_status: shown.word(BOOKING_PAYMENT_STATUSES),
  payment_method: shown.word(PAYMENT_METHODS),
  stay: shown.made({ type: OverviewStayView }, (row: BookedStay) => ({
    id: row.stay_id,
    slug: row.stay_slug,
    reference: row.stay_reference,
    title: row.stay_title,
  })),
  guest_name: shown.text({ example: 'Sara Haddad' }),
  check_in: shown.day(),
  check_out: shown.day(),
  nights: shown.whole({ example: 3 }),
  guests: shown.whole({ example: 2 }),
  total: shown.amount({
    from: 'total_cents',
    example: 340,
    description: 'Price of the nights and cleaning, without the deposit.',
  }),
  currency: shown.text({ example: 'USD' }),
  placed_at: shown.instant({ description: 'When it was booked, in UTC.' }),
});
export type OverviewBookingRow = RowOf<typeof OverviewBookingView>;

export const TopStayView = view('TopStayView', {
  ...OverviewStayView.fields,
  bookings: shown.whole({ example: 21, description: 'Number of bookings.' }),
  nights: shown.whole({ example: 74 }),
  revenue: shown.amount({ from: 'revenue_cents', example: 18_200, description: 'Revenue of these bookings.' }),
});

const GuestCountryView = view('GuestCountryView', {
  country: shown.text({
    nullable: true,
    description: 'ISO 3166 code of the country; null when it is unknown.',
    example: 'AE',
  }),
  bookings: shown.whole({ example: 31, description: 'Number of bookings.' }),
});
export type GuestCountryView = InstanceType<typeof GuestCountryView>;

const bookings = (description: string) => shown.many(OverviewBookingView, { description });

export const OverviewView = view('OverviewView', 'Statistics of the dashboard', {
  date: shown.day({ description: "Today, in the company's time zone." }),
  timezone: shown.text({ example: 'Asia/Dubai' }),
  currency: shown.text({ example: 'USD' }),
  cards: shown.one(CardsView, { description: 'Statistics of the current month.' }),
  arrivals: bookings("Today's arrivals, cancelled bookings excluded."),
  departures: bookings("Today's departures, cancelled bookings excluded."),
  pending_bookings: bookings('The ten pending bookings with the earliest check-in.'),
  latest_bookings: bookings('The ten newest bookings.'),
  top_stays: shown.many(TopStayView, {
    description: 'The five stays with the highest revenue from bookings of the last twelve months.',
  }),
  guest_countries: shown.many(GuestCountryView, {
    description:
      'Bookings of the last twelve months by the country of the guest’s calling code, most first, unknown last.',
  }),
  bookings_by_status: shown.read(
    { type: 'object', additionalProperties: { type: 'integer' } },
    (counts: Record<string, number>) => counts,
    { description: 'Number of all bookings by status; every status is present.' },
  ),
  latest_reviews: shown.many(StaffReviewView, { description: 'The five newest reviews.' }),
  open_inquiries: shown.many(InquiryView, { description: 'The five newest inquiries that are not closed.' }),
});
export type OverviewView = InstanceType<typeof OverviewView>;
