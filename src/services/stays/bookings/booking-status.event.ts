import { liveEvent } from '#kit/service/live-event';
import { BookingView } from './booking.view';

export const BOOKING_STATUS = liveEvent('booking:status', {
  summary:
    'Sent to the guest of a booking when its status or payment changes. The guest authenticates with `auth.reference` and ' +
    'either `auth.token`, the access token, or `auth.email`. The payload is the booking as `GET /bookings/{reference}` returns it.',
  payloads: { guest: [BookingView] },
});
