import { liveEvent } from '#kit/service/live-event';
import { ManagedBookingView } from './managed-booking.view';

export const BOOKING_CREATED = liveEvent('booking:created', {
  summary:
    'Sent to staff with `bookings.view` when a booking is created. The payload is the booking as `GET /bookings/manage` returns it.',
  payloads: { staff: [ManagedBookingView] },
});

export const BOOKING_UPDATED = liveEvent('booking:updated', {
  summary: 'Sent to staff with `bookings.view` when status, dates, payment or notes of a booking change.',
  payloads: { staff: [ManagedBookingView] },
});
