import { Bookings1767225900002 } from '#migrations/stays/1767225900002-bookings';
import { UnpaidOnArrival1767312014004 } from '#migrations/stays/1767312014004-unpaid-on-arrival';
import { BookingBodies1767400010006 } from '#migrations/stays/1767400010006-booking-bodies';
import { BookingReturnUrls1767400010002 } from '#migrations/stays/1767400010002-return-urls';
import { BookingsChanged1767312800000 } from '#migrations/stays/1767312800000-bookings-changed';
import { BookingCharges1767400090400 } from '#migrations/stays/1767400090400-booking-charges';
import { BookingPayments1767400090180 } from '#migrations/stays/1767400090180-booking-payments';
import { BookingRefunds1767400090410 } from '#migrations/stays/1767400090410-booking-refunds';
import { BookingAddresses1767400000007 } from '#migrations/stays/1767400000007-booking-addresses';
import { BookingPrices1767400091710 } from '#migrations/stays/1767400091710-booking-prices';
import { BookingDeposits1767400092000 } from '#migrations/stays/1767400092000-booking-deposits';
import { CancellationPolicies1767400092100 } from '#migrations/stays/1767400092100-cancellation-policies';
import { PolicyFunction1767400092140 } from '#migrations/stays/1767400092140-policy-function';
import { RetainedPrices1767400092130 } from '#migrations/stays/1767400092130-retained-prices';
import { DepositCharges1767400092010 } from '#migrations/stays/1767400092010-deposit-charges';
import { CalendarUids1767400091600 } from '#migrations/stays/1767400091600-calendar-uids';
import { HostDescription1767400120010 } from '#migrations/stays/1767400120010-host-description';
import type { Feature } from '#kit/service/feature';
import { Booking } from './booking.entity';
import { BookingCharge } from './booking-charge.entity';
import { BookingEvent } from './booking-event.entity';
import { bookingsSentences } from './bookings.sentences';
import { BookingChanges } from './booking-changes';
import { BookingExpiry } from './booking-expiry.service';
import { BookingListeners } from './booking-listeners';
import { BookingProofs } from './booking-proofs';
import { BOOKING_STATUS } from './booking-status.event';
import { BookingTransitions } from './booking-transitions.service';
import { CancellationPlans } from './cancellation-plans.service';
import { RefundableBookings } from './refundable-bookings';
import { BOOKING_PAGE, BookingLetters } from './booking-letters.service';
import { BookingNotifier } from './booking-notifier.service';

export const bookings: Feature = {
  providers: [
    BookingChanges,
    BookingExpiry,
    BookingLetters,
    BookingListeners,
    BookingTransitions,
    BookingNotifier,
    BookingProofs,
    RefundableBookings,
    CancellationPlans,
  ],
  events: [BOOKING_STATUS],
  sitePages: [BOOKING_PAGE],
  entities: [Booking, BookingCharge, BookingEvent],
  migrations: [
    Bookings1767225900002,
    UnpaidOnArrival1767312014004,
    BookingsChanged1767312800000,
    BookingReturnUrls1767400010002,
    BookingAddresses1767400000007,
    BookingBodies1767400010006,
    BookingPayments1767400090180,
    BookingCharges1767400090400,
    BookingRefunds1767400090410,
    BookingPrices1767400091710,
    CalendarUids1767400091600,
    BookingDeposits1767400092000,
    CancellationPolicies1767400092100,
    RetainedPrices1767400092130,
    PolicyFunction1767400092140,
    DepositCharges1767400092010,
    HostDescription1767400120010,
  ],
  sentences: bookingsSentences,
};
