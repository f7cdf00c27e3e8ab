import type { Feature } from '#kit/service/feature';
import { bookingManagementSentences } from './booking-management.sentences';
import { PaymentRecords } from '#shared/payments/payment-records';
import { BookingExpiry } from './booking-expiry.service';
import { BookingHandling } from './booking-handling.service';
import { BookingMoves } from './booking-moves.service';
import { BookingNews } from './booking-news.service';
import { BookingsManageController } from './bookings-manage.controller';

export const bookingManagement: Feature = {
  controllers: [BookingsManageController],
  providers: [BookingMoves, BookingExpiry, BookingNews, BookingHandling, PaymentRecords],
  sentences: bookingManagementSentences,
};
