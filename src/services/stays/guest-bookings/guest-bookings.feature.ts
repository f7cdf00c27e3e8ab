import type { Feature } from '#kit/service/feature';
import { BookingEvaluation } from './booking-evaluation.service';
import { BookingPlacement } from './booking-placement.service';
import { BookingPreparation } from './booking-preparation.service';
import { ClientTokenReused } from './booking.refusals';
import { BookingReceipts } from './booking-receipts.service';
import { BookingStorage } from './booking-storage.service';
import { BookingsController } from './bookings.controller';
import { GuestBookings } from './guest-bookings.service';

export const guestBookings: Feature = {
  controllers: [BookingsController],
  providers: [BookingPlacement, BookingPreparation, BookingEvaluation, BookingReceipts, BookingStorage, GuestBookings],
  constraintRefusals: { booking_client_token_key: ClientTokenReused },
};
