import { Bookings1767225900002 } from '#migrations/stays/1767225900002-bookings';
import type { Feature } from '#kit/service/feature';
import { Booking } from './booking.entity';
import { BookingEvent } from './booking-event.entity';
import { BookingsModule } from './bookings.module';
import { bookingsSentences } from './bookings.sentences';

export const bookings: Feature = {
  module: BookingsModule,
  entities: [Booking, BookingEvent],
  migrations: [Bookings1767225900002],
  sentences: bookingsSentences,
};
