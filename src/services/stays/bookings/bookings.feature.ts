import { Bookings1767225900002 } from '#migrations/stays/1767225900002-bookings';
import { UnpaidOnArrival1767312014004 } from '#migrations/stays/1767312014004-unpaid-on-arrival';
import type { Feature } from '#kit/service/feature';
import { Booking } from './booking.entity';
import { BookingEvent } from './booking-event.entity';
import { bookingsSentences } from './bookings.sentences';
import { BookingAccess } from './booking-access.service';
import { BookingPlacement } from './booking-placement.service';
import { BookingReceipts } from './booking-receipts.service';
import { BookingStorage } from './booking-storage.service';
import { BookingsController } from './bookings.controller';
import { Bookings } from './bookings.service';

export const bookings: Feature = {
  controllers: [BookingsController],
  providers: [BookingAccess, BookingPlacement, BookingReceipts, BookingStorage, Bookings],
  entities: [Booking, BookingEvent],
  migrations: [Bookings1767225900002, UnpaidOnArrival1767312014004],
  sentences: bookingsSentences,
};
