import { Injectable } from '@nestjs/common';
import { Clock } from '#kit/time/clock';
import { BookingMoves } from '../bookings/booking-moves.service';
import { StaysPayments } from '../payments/stays-payments.service';
import { BookingAccess, type GuestCredentials } from '../bookings/booking-access.service';
import { type BookingView, bookingView } from '../bookings/booking.view';

/** A booking in the hands of its guest. */
@Injectable()
export class GuestBookings {
  constructor(
    private readonly access: BookingAccess,
    private readonly moves: BookingMoves,
    private readonly payments: StaysPayments,
    private readonly clock: Clock,
  ) {}

  async one(reference: string, credentials: GuestCredentials): Promise<BookingView> {
    return bookingView(await this.access.open(reference, credentials), this.clock.now().epochMilliseconds);
  }

  async settle(reference: string, credentials: GuestCredentials): Promise<BookingView> {
    await this.payments.settle(await this.access.open(reference, credentials));
    return this.one(reference, credentials);
  }

  async cancel(reference: string, credentials: GuestCredentials): Promise<BookingView> {
    const booking = await this.access.open(reference, credentials);
    await this.moves.cancelByGuest(booking.reference);
    return this.one(reference, credentials);
  }
}
