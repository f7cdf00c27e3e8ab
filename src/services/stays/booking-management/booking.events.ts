import { liveEvent } from '#kit/service/live-event';
import { ManagedBookingView } from './managed-booking.view';

export const BOOKING_CREATED = liveEvent('booking:created', {
  summary: 'To staff with `bookings.view`: a booking was made. It carries the booking as their list shows it.',
  payloads: [ManagedBookingView],
});

export const BOOKING_UPDATED = liveEvent('booking:updated', {
  summary: 'To staff with `bookings.view`: status, payment or notes of a booking changed.',
  payloads: [ManagedBookingView],
});
