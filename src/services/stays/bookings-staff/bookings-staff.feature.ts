import type { Feature } from '#kit/service/feature';
import { bookingsStaffSentences } from './bookings-staff.sentences';
import { PaymentRecords } from '#shared/payments/payment-records';
import { BOOKING_CREATED, BOOKING_UPDATED } from './booking.events';
import { BookingsStaffService } from './bookings-staff.service';
import { BookingLiveUpdates } from './booking-live-updates.service';
import { BookingsStaffController } from './bookings-staff.controller';

export const bookingsStaff: Feature = {
  controllers: [BookingsStaffController],
  providers: [BookingsStaffService, BookingLiveUpdates, PaymentRecords],
  sentences: bookingsStaffSentences,
  events: [BOOKING_CREATED, BOOKING_UPDATED],
};
