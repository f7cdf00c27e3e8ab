import { Global, Module } from '@nestjs/common';
import { StaysPaymentsModule } from '../payments/payments.module';
import { BookingAccess } from './booking-access.service';
import { BookingPlacement } from './booking-placement.service';
import { BookingReceipts } from './booking-receipts.service';
import { BookingStorage } from './booking-storage.service';
import { BookingsController } from './bookings.controller';
import { Bookings } from './bookings.service';

/** Global: whoever does something for the guest of a booking asks whether it is theirs. */
@Global()
@Module({
  imports: [StaysPaymentsModule],
  controllers: [BookingsController],
  providers: [BookingAccess, BookingPlacement, BookingReceipts, BookingStorage, Bookings],
  exports: [BookingAccess],
})
export class BookingsModule {}
