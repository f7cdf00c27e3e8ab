import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import {
  BOOKING_PAYMENT_STATUSES,
  BOOKING_STATUSES,
  type BookingPaymentStatus,
  type BookingStatus,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '../bookings/booking-status';
import { StaffReviewView } from '../guest-reviews/review.view';
import { InquiryView } from '../inquiries/inquiry.view';

export class MonthView {
  @Shown({ example: '2026-05' })
  month: string;

  @Shown({ type: 'integer', description: 'bookings made that month and not cancelled', example: 18 })
  bookings: number;

  @Shown({ description: 'totals of those that are confirmed, checked in or completed', example: 11_240 })
  revenue: number;

  @Shown({ type: 'integer', description: 'nights of that month that are booked in published stays', example: 142 })
  nights: number;

  @Shown({
    minimum: 0,
    maximum: 100,
    description:
      'percent of the nights of published stays, blocked ones left out, that are booked; one decimal, 0 without stays',
    example: 42.5,
  })
  occupancy: number;
}

export class CardsView extends MonthView {
  @Shown({ type: MonthView, description: 'the month before, to compare with' })
  previous: MonthView;

  @Shown({ type: 'integer', description: 'all bookings that wait', example: 3 })
  pending_bookings: number;

  @Shown({ type: 'integer', description: 'inquiries that nobody has closed', example: 4 })
  open_inquiries: number;

  @Shown({ type: 'integer', example: 14 })
  published_stays: number;
}

export class OverviewStayView {
  @Shown({ type: 'integer', nullable: true, description: 'null when the stay is gone', example: 1 })
  id: number | null;

  @Shown({ example: 'palm-court-villa' })
  slug: string;

  @Shown({ example: 'STY-1001' })
  reference: string;

  @Shown({ type: BilingualView })
  title: BilingualView;
}

export class OverviewBookingView {
  @Shown()
  reference: string;

  @Shown({ enum: BOOKING_STATUSES })
  status: BookingStatus;

  @Shown({ enum: BOOKING_PAYMENT_STATUSES })
  payment_status: BookingPaymentStatus;

  @Shown({ enum: PAYMENT_METHODS })
  payment_method: PaymentMethod;

  @Shown({ type: OverviewStayView })
  stay: OverviewStayView;

  @Shown({ example: 'Sara Haddad' })
  guest_name: string;

  @Shown({ format: 'date' })
  check_in: string;

  @Shown({ format: 'date' })
  check_out: string;

  @Shown({ type: 'integer', example: 3 })
  nights: number;

  @Shown({ type: 'integer', example: 2 })
  guests: number;

  @Shown({ example: 340 })
  total: number;

  @Shown({ example: 'USD' })
  currency: string;

  @Shown({ format: 'date-time' })
  placed_at: string;
}

export class TopStayView extends OverviewStayView {
  @Shown({ type: 'integer', example: 21 })
  bookings: number;

  @Shown({ type: 'integer', example: 74 })
  nights: number;

  @Shown({ example: 18_200 })
  revenue: number;
}

export class GuestCountryView {
  @Shown({ type: String, nullable: true, description: 'ISO 3166, null where it is not known', example: 'AE' })
  country: string | null;

  @Shown({ type: 'integer', example: 31 })
  bookings: number;
}

export class OverviewView {
  @Shown({ format: 'date', description: 'today at the company' })
  date: string;

  @Shown({ example: 'Asia/Dubai' })
  timezone: string;

  @Shown({ example: 'USD' })
  currency: string;

  @Shown({ type: CardsView, description: 'this month' })
  cards: CardsView;

  @Shown({ type: [OverviewBookingView], description: 'of today, cancelled ones left out' })
  arrivals: OverviewBookingView[];

  @Shown({ type: [OverviewBookingView], description: 'of today, cancelled ones left out' })
  departures: OverviewBookingView[];

  @Shown({ type: [OverviewBookingView], description: 'the ten with the nearest check-in' })
  pending_bookings: OverviewBookingView[];

  @Shown({ type: [OverviewBookingView], description: 'the ten made last' })
  latest_bookings: OverviewBookingView[];

  @Shown({ type: [TopStayView], description: 'the five that earned most with bookings of the last twelve months' })
  top_stays: TopStayView[];

  @Shown({
    type: [GuestCountryView],
    description:
      'bookings of the last twelve months by the calling code of the guest’s phone number, most first, unknown last',
  })
  guest_countries: GuestCountryView[];

  @Shown({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'all bookings; every status is there',
  })
  bookings_by_status: Record<string, number>;

  @Shown({ type: [StaffReviewView], description: 'the newest five' })
  latest_reviews: StaffReviewView[];

  @Shown({ type: [InquiryView], description: 'the newest five that nobody has closed' })
  open_inquiries: InquiryView[];
}
