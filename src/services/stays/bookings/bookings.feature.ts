import { on } from '#kit/service/domain-events';
import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { Booking } from './booking.entity';
import { BookingCharge } from './booking-charge.entity';
import { BookingEvent } from './booking-event.entity';
import {
  BookingCancelled,
  BookingChanged,
  BookingCompleted,
  BookingDatesChanged,
  BookingMoved,
  BookingPlaced,
  BookingRefunded,
  BookingsSwept,
} from './booking.events';
import { bookingsMessages } from './bookings.messages';
import { BookingExpiry } from './booking-expiry.service';
import { BookingListeners } from './booking-listeners';
import { BookingProofs } from './booking-proofs';
import { BOOKING_STATUS } from './booking-status.event';
import { BookingTransitions } from './booking-transitions.service';
import { CancellationPlans } from './cancellation-plans.service';
import { OverdueNights } from './overdue-nights.service';
import { RefundableBookings } from './refundable-bookings';
import { BOOKING_PAGE, BookingLetters } from './booking-letters.service';
import { BookingNotifier } from './booking-notifier.service';
import { BookingsByCheckIn2026112911140 } from '#migrations/stays/2026112911140-bookings-by-check-in';
import { ChangedBookings2026112816150 } from '#migrations/stays/2026112816150-changed-bookings';
import { PendingBookings2026112910020 } from '#migrations/stays/2026112910020-pending-bookings';

export const bookings: Feature = {
  providers: [
    BookingExpiry,
    BookingLetters,
    BookingListeners,
    BookingTransitions,
    BookingNotifier,
    BookingProofs,
    OverdueNights,
    RefundableBookings,
    CancellationPlans,
  ],
  events: [BOOKING_STATUS],
  domainEvents: [
    BookingPlaced,
    BookingMoved,
    BookingDatesChanged,
    BookingChanged,
    BookingCancelled,
    BookingCompleted,
    BookingRefunded,
    BookingsSwept,
  ],
  handlers: [on(BookingPlaced, BookingListeners, 'notifyGuest'), on(BookingChanged, BookingListeners, 'notifyGuest')],
  sitePages: [BOOKING_PAGE],
  entities: [Booking, BookingCharge, BookingEvent],
  tables: ['stays/bookings'],
  migrations: [ChangedBookings2026112816150, PendingBookings2026112910020, BookingsByCheckIn2026112911140],
  routines: routinesIn(
    __dirname,
    'booking_charged',
    'booking_paid_here',
    'sum_of_cents',
    'unpaid_of_visitor',
    'write_notifications',
  ),
  messages: bookingsMessages,
};
