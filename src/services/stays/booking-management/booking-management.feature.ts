import type { Feature } from '#kit/service/feature';
import { bookingManagementSentences } from './booking-management.sentences';
import { PaymentRecords } from '#shared/payments/payment-records';
import { BOOKING_CREATED, BOOKING_UPDATED } from './booking.events';
import { BookingHandling } from './booking-handling.service';
import { BookingLiveUpdates } from './booking-live-updates.service';
import { BookingsManageController } from './bookings-manage.controller';

export const bookingManagement: Feature = {
  controllers: [BookingsManageController],
  providers: [BookingHandling, BookingLiveUpdates, PaymentRecords],
  sentences: bookingManagementSentences,
  events: [BOOKING_CREATED, BOOKING_UPDATED],
};
