import { domainEvent } from '#kit/service/domain-events';
import type { Booking } from './booking.entity';
import type { BookingStatus } from './booking-status';
import type { CancellationRefund } from './cancellation-refund';

export interface CancelledBooking {
  booking: Booking;
  /** Undefined if all of the money goes back. */
  refund?: CancellationRefund | undefined;
}

export interface PlacedBooking {
  reference: string;
  bookingId: number;
  status: BookingStatus;
  isPaid: boolean;
}

export const BookingPlaced = domainEvent<PlacedBooking>('booking.placed', {
  when: 'A booking was stored.',
});

export const BookingChanged = domainEvent<{ reference: string }>('booking.changed', {
  when: 'The status, dates, payment, deposit or notes of a booking changed.',
});

export const BookingCancelled = domainEvent<CancelledBooking>('booking.cancelled', {
  when: 'A booking was cancelled, and its nights were released.',
});

export const BookingCompleted = domainEvent<{ booking: Booking }>('booking.completed', {
  when: 'Staff completed a booking.',
});

export const BookingsSwept = domainEvent('bookings.swept', {
  when: 'Every minute, after overdue bookings were cancelled: other overdue holds end.',
});

export interface MovedBooking {
  bookingId: number;
  status: BookingStatus;
  /** Whether its payment arrived with the change. */
  isPaid: boolean;
  /** Whether it was cancelled because its guests did not arrive. */
  isNoShow: boolean;
}

export const BookingMoved = domainEvent<MovedBooking>('booking.moved', {
  when: 'The status of a booking changed.',
});

export const BookingDatesChanged = domainEvent<{ bookingId: number }>('booking.dates_changed', {
  when: 'The dates or guests of a booking changed, or a change that was not paid was undone.',
});

export const BookingRefunded = domainEvent<{ reference: string; bookingId?: number }>('booking.refunded', {
  when: 'Money of a booking was returned, all or a part of it.',
});
