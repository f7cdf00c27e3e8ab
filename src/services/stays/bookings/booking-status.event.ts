import { liveEvent } from '#kit/service/live-event';
import { BookingView } from './booking.view';

export const BOOKING_STATUS = liveEvent('booking:status', {
  summary:
    'To the guest of a booking, who proves it as the routes take it: `auth.reference` with `auth.token`, its access token, ' +
    'or with `auth.email`. Status or payment changed; it carries the booking as its page shows it.',
  payloads: [BookingView],
});
