import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import { fromCents } from '#kit/money/money';
import { nightCount } from '../nights/nights';
import type { BookingRow } from './booking.queries';
import { BookingEventView, bookingEventView } from './booking-event.view';
import { canReview, guestCancelRefusal } from './booking-rules';
import {
  BOOKING_PAYMENT_STATUSES,
  BOOKING_STATUSES,
  type BookingPaymentStatus,
  type BookingStatus,
  FAILURE_REASONS,
  type FailureReason,
  PAYMENT_METHODS,
  type PaymentMethod,
} from './booking-status';

export class BookedStayView {
  @Shown({ type: 'integer', nullable: true, description: 'null when the stay was deleted' })
  id: number | null;

  @Shown({ type: String, example: 'STY-1001' })
  reference: string;

  @Shown({ type: String, example: 'sea-house' })
  slug: string;

  @Shown({ type: BilingualView })
  title: BilingualView;

  @Shown({ type: String, nullable: true })
  cover_url: string | null;
}

/** What guest and staff both see of a booking. */
export class BookingBaseView {
  @Shown({ type: String, example: 'BKG-7K2M9QXW4T' })
  reference: string;

  @Shown({ type: String, enum: BOOKING_STATUSES })
  status: BookingStatus;

  @Shown({ type: String, enum: BOOKING_PAYMENT_STATUSES })
  payment_status: BookingPaymentStatus;

  @Shown({ type: String, enum: PAYMENT_METHODS })
  payment_method: PaymentMethod;

  @Shown({ type: BookedStayView })
  stay: BookedStayView;

  @Shown({ type: String, format: 'date' })
  check_in: string;

  @Shown({ type: String, format: 'date' })
  check_out: string;

  @Shown({ type: String, example: '15:00', description: "In the company's time zone" })
  check_in_time: string;

  @Shown({ type: String, example: '11:00', description: "In the company's time zone" })
  check_out_time: string;

  @Shown({ type: 'integer', example: 3 })
  nights: number;

  @Shown({ type: 'integer', example: 2 })
  guests: number;

  @Shown({ type: String })
  guest_first_name: string;

  @Shown({ type: String })
  guest_last_name: string;

  @Shown({ type: String, format: 'email' })
  guest_email: string;

  @Shown({ type: String, nullable: true })
  guest_phone: string | null;

  @Shown({ type: String, nullable: true })
  special_requests: string | null;

  @Shown({ type: String, enum: ['en', 'ar'] })
  locale: 'en' | 'ar';

  @Shown({ type: Number, example: 100 })
  nightly_rate: number;

  @Shown({ type: Number, example: 300 })
  subtotal: number;

  @Shown({ type: Number, example: 40 })
  cleaning_fee: number;

  @Shown({ type: Number, example: 340 })
  total: number;

  @Shown({ type: String, example: 'USD' })
  currency: string;

  @Shown({ type: String, nullable: true, enum: [...FAILURE_REASONS, null] })
  failure_reason: FailureReason | null;

  @Shown({ type: String, format: 'date-time', description: 'The last instant the guest may cancel' })
  cancellation_deadline: string;

  @Shown({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when an unpaid booking holds its nights',
  })
  hold_expires_at: string | null;

  @Shown({ type: () => BookingEventView, isArray: true, description: 'Oldest first' })
  timeline: BookingEventView[];

  @Shown({ type: String, format: 'date-time' })
  placed_at: string;

  @Shown({ type: String, format: 'date-time' })
  updated_at: string;
}

/** A booking as its guest sees it. */
export class BookingView extends BookingBaseView {
  @Shown({ type: String, nullable: true, description: "The processor's page, while the booking can be paid there" })
  redirect_url: string | null;

  @Shown({ type: Boolean, description: 'Whether cancelling now would be accepted' })
  can_cancel: boolean;

  @Shown({ type: Boolean, description: 'Whether a review now would be accepted' })
  can_review: boolean;
}

export function bookingBaseView(booking: BookingRow): BookingBaseView {
  const nights = nightCount(booking);
  return {
    reference: booking.reference,
    status: booking.status,
    payment_status: booking.paymentStatus,
    payment_method: booking.paymentMethod,
    stay: {
      id: booking.stayId,
      reference: booking.stayReference,
      slug: booking.staySlug,
      title: booking.stayTitle,
      cover_url: booking.stayCover?.url ?? null,
    },
    check_in: booking.checkIn,
    check_out: booking.checkOut,
    check_in_time: booking.checkInTime,
    check_out_time: booking.checkOutTime,
    nights,
    guests: booking.guests,
    guest_first_name: booking.guestFirstName,
    guest_last_name: booking.guestLastName,
    guest_email: booking.guestEmail,
    guest_phone: booking.guestPhone,
    special_requests: booking.specialRequests,
    locale: booking.locale,
    nightly_rate: fromCents(booking.nightlyRateCents),
    subtotal: fromCents(booking.nightlyRateCents * nights),
    cleaning_fee: fromCents(booking.cleaningFeeCents),
    total: fromCents(booking.totalCents),
    currency: booking.currency,
    failure_reason: booking.failureReason,
    cancellation_deadline: booking.cancellationDeadline.toISOString(),
    hold_expires_at: booking.holdExpiresAt?.toISOString() ?? null,
    timeline: booking.timeline.map(bookingEventView),
    placed_at: booking.placedAt.toISOString(),
    updated_at: booking.updatedAt.toISOString(),
  };
}

export function bookingView(booking: BookingRow, nowMilliseconds: number): BookingView {
  return {
    ...bookingBaseView(booking),
    redirect_url: booking.redirectUrl,
    can_cancel: guestCancelRefusal(booking, nowMilliseconds) === undefined,
    can_review: canReview(booking),
  };
}
