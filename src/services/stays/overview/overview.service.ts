import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fromCents } from '#kit/money/money';
import { dayIn } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import { BOOKING_STATUSES } from '../bookings/booking-status';
import { StaffReviewView } from '../guest-reviews/review.view';
import { latestReviews } from '../guest-reviews/reviews.queries';
import { openInquiries } from '../inquiries/inquiries.queries';
import { InquiryView } from '../inquiries/inquiry.view';
import { countryOfDialled } from './dialling-codes';
import { monthsUntil } from './months';
import {
  bookingsByDialling,
  counts,
  type DialledCount,
  type MonthFigures,
  monthFigures,
  type OverviewBookingRow,
  overviewBookings,
  topStays,
} from './overview.queries';
import type { GuestCountryView, MonthView, OverviewBookingView, OverviewView } from './overview.view';

const MONTHS = 12;
const TOP_STAYS = 5;
const NEWEST = 5;

/** What the team sees first. Days and months are the company's. */
@Injectable()
export class Overview {
  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async show(): Promise<OverviewView> {
    const { timezone, currency } = await this.settings.values({ timezone: 'string', currency: 'string' });
    const today = dayIn(timezone, this.clock.now());
    const months = monthsUntil(today, MONTHS, timezone);
    const since = months[0]!.start_at;
    const [previous, current] = (await monthFigures(this.db, months.slice(-2))).map(monthView);
    const { by_status, ...counted } = await counts(this.db);
    const bookings = await overviewBookings(this.db, today.toString());
    return {
      date: today.toString(),
      timezone,
      currency,
      cards: { ...current!, previous: previous!, pending_bookings: by_status.pending ?? 0, ...counted },
      arrivals: bookings.arrivals.map(bookingView),
      departures: bookings.departures.map(bookingView),
      pending_bookings: bookings.pending.map(bookingView),
      latest_bookings: bookings.latest.map(bookingView),
      top_stays: (await topStays(this.db, since, TOP_STAYS)).map(({ revenue_cents, ...stay }) => ({
        ...stay,
        revenue: fromCents(revenue_cents),
      })),
      guest_countries: byCountry(await bookingsByDialling(this.db, since)),
      bookings_by_status: Object.fromEntries(BOOKING_STATUSES.map(status => [status, by_status[status] ?? 0])),
      latest_reviews: (await latestReviews(this.db, NEWEST)).map(StaffReviewView.of),
      open_inquiries: (await openInquiries(this.db, NEWEST)).map(InquiryView.of),
    };
  }

  /** The last twelve months, oldest first; the last is the running one. */
  async series(): Promise<MonthView[]> {
    const zone = await this.settings.value('timezone', 'string');
    const months = monthsUntil(dayIn(zone, this.clock.now()), MONTHS, zone);
    return (await monthFigures(this.db, months)).map(monthView);
  }
}

const monthView = ({ month, bookings, revenue_cents, nights, sellable_nights }: MonthFigures): MonthView => ({
  month,
  bookings,
  revenue: fromCents(revenue_cents),
  nights,
  occupancy: percentage(nights, sellable_nights),
});

/** One decimal, 0 to 100, also where there is nothing to sell. */
const percentage = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.min(100, Math.round((1000 * part) / whole) / 10);

const bookingView = (row: OverviewBookingRow): OverviewBookingView => {
  const { stay_id, stay_slug, stay_reference, stay_title, total_cents, placed_at, ...rest } = row;
  return {
    reference: rest.reference,
    status: rest.status,
    payment_status: rest.payment_status,
    payment_method: rest.payment_method,
    stay: { id: stay_id, slug: stay_slug, reference: stay_reference, title: stay_title },
    guest_name: rest.guest_name,
    check_in: rest.check_in,
    check_out: rest.check_out,
    nights: rest.nights,
    guests: rest.guests,
    total: fromCents(total_cents),
    currency: rest.currency,
    placed_at: placed_at.toISOString(),
  };
};

function byCountry(rows: DialledCount[]): GuestCountryView[] {
  const bookings = new Map<string | null, number>();
  for (const { dialled, bookings: count } of rows) {
    const country = (dialled && countryOfDialled(dialled)) || null;
    bookings.set(country, (bookings.get(country) ?? 0) + count);
  }
  return [...bookings]
    .map(([country, count]) => ({ country, bookings: count }))
    .sort(
      (a, b) =>
        Number(a.country === null) - Number(b.country === null) ||
        b.bookings - a.bookings ||
        (a.country ?? '').localeCompare(b.country ?? ''),
    );
}
