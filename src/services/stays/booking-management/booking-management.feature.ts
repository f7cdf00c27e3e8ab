import type { Feature } from '#kit/service/feature';
import { bookingsStaffSentences } from './booking-management.sentences';
import { PaymentRecords } from '#shared/payments/payment-records';
import { BOOKING_CREATED, BOOKING_UPDATED } from './booking.events';
import { BookingsStaffService } from './booking-handling.service';
import { BookingLiveUpdates } from './booking-live-updates.service';
import { BookingsStaffController } from './bookings-manage.controller';

export const bookingsStaff: Feature = {
  controllers: [BookingsStaffController],
  providers: [BookingsStaffService, BookingLiveUpdates, PaymentRecords],
  sentences: bookingsStaffSentences,
  events: [BOOKING_CREATED, BOOKING_UPDATED],
};
