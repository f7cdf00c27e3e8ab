import type { Feature } from '#kit/service/feature';
import { bookingManagementSentences } from './booking-management.sentences';
import { PaymentRecords } from '#shared/payments/payment-records';
import { BookingHandling } from './booking-handling.service';
import { BookingsManageController } from './bookings-manage.controller';

export const bookingManagement: Feature = {
  controllers: [BookingsManageController],
  providers: [BookingHandling, PaymentRecords],
  sentences: bookingManagementSentences,
};
