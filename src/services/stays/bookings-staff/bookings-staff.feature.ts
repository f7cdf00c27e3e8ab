import type { Feature } from '#kit/service/feature';
import { on } from '#kit/service/domain-events';
import { bookingsStaffMessages } from './bookings-staff.messages';
import { PaymentRecords } from '#money/payments/payment-records';
import { BookingChanged, BookingPlaced } from '../bookings/booking.events';
import { BOOKING_CREATED, BOOKING_UPDATED } from './booking.events';
import { BookingsStaffService } from './bookings-staff.service';
import { BookingLiveUpdates } from './booking-live-updates.service';
import { BookingsStaffController } from './bookings-staff.controller';
import { bookingsStaffOffice } from './bookings-staff.office';

export const bookingsStaff: Feature = {
  controllers: [BookingsStaffController],
  providers: [BookingsStaffService, BookingLiveUpdates, PaymentRecords],
  messages: bookingsStaffMessages,
  events: [BOOKING_CREATED, BOOKING_UPDATED],
  handlers: [
    on(BookingPlaced, BookingLiveUpdates, 'emitCreated'),
    on(BookingChanged, BookingLiveUpdates, 'emitUpdated'),
  ],
  office: bookingsStaffOffice,
};
