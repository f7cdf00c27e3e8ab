import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
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
  getCounts,
  type DialledCount,
  monthStatistics,
  overviewBookings,
  topStays,
} from './overview.queries';
import { type GuestCountryView, MonthView, OverviewBookingView, type OverviewView, TopStayView } from './overview.view';

const MONTHS = 12;
const TOP_STAYS = 5;
const LATEST_COUNT = 5;

@Injectable()
export class Overview {
  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<OverviewView> {
    const { timezone, currency } = await this.settings.values({ timezone: 'string', currency: 'string' });
    const today = dayIn(timezone, this.clock.now());
    const months = monthsUntil(today, MONTHS, timezone);
    const since = months[0]!.start_at;
    const [previous, current] = (await monthStatistics(this.db, months.slice(-2))).map(MonthView.of);
    const { by_status, ...counted } = await getCounts(this.db);
    const bookings = await overviewBookings(this.db, today.toString());
    return {
      date: today.toString(),
      timezone,
      currency,
      cards: { ...current!, previous: previous!, pending_bookings: by_status.pending ?? 0, ...counted },
      arrivals: bookings.arrivals.map(OverviewBookingView.of),
      departures: bookings.departures.map(OverviewBookingView.of),
      pending_bookings: bookings.pending.map(OverviewBookingView.of),
      latest_bookings: bookings.latest.map(OverviewBookingView.of),
      top_stays: (await topStays(this.db, since, TOP_STAYS)).map(TopStayView.of),
      guest_countries: byCountry(await bookingsByDialling(this.db, since)),
      bookings_by_status: Object.fromEntries(BOOKING_STATUSES.map(status => [status, by_status[status] ?? 0])),
      latest_reviews: (await latestReviews(this.db, LATEST_COUNT)).map(StaffReviewView.of),
      open_inquiries: (await openInquiries(this.db, LATEST_COUNT)).map(InquiryView.of),
    };
  }

  async listMonths(): Promise<MonthView[]> {
    const zone = await this.settings.value('timezone', 'string');
    const months = monthsUntil(dayIn(zone, this.clock.now()), MONTHS, zone);
    return (await monthStatistics(this.db, months)).map(MonthView.of);
  }
}

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
