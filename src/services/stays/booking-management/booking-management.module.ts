import { Global, Module } from '@nestjs/common';
import { PaymentRecords } from '#shared/payments/payment-records';
import { BookingExpiry } from './booking-expiry.service';
import { BookingHandling } from './booking-handling.service';
import { BookingMoves } from './booking-moves.service';
import { BookingNews } from './booking-news.service';
import { BookingsManageController } from './bookings-manage.controller';

/** Global: guests, staff, payments and time all move bookings along. */
@Global()
@Module({
  controllers: [BookingsManageController],
  providers: [BookingMoves, BookingExpiry, BookingNews, BookingHandling, PaymentRecords],
  exports: [BookingMoves, BookingExpiry, BookingNews],
})
export class BookingManagementModule {}
