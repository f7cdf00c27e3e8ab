import { domainEvent } from '#kit/service/domain-events';
import type { Booking } from './booking.entity';
import type { CancellationRefund } from './cancellation-refund';

export interface CancelledBooking {
  booking: Booking;
  /** Undefined if all of the money goes back. */
  refund?: CancellationRefund | undefined;
}

export const BookingPlaced = domainEvent<{ reference: string }>('booking.placed', {
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
