import { Global, Module } from '@nestjs/common';
import { BookingExpiry } from './booking-expiry.service';
import { BookingMoves } from './booking-moves.service';
import { BookingNews } from './booking-news.service';

/** Global: guests, staff, payments and time all move bookings along. */
@Global()
@Module({
  providers: [BookingMoves, BookingExpiry, BookingNews],
  exports: [BookingMoves, BookingExpiry, BookingNews],
})
export class BookingManagementModule {}
