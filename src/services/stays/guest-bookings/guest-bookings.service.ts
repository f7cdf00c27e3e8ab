import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { toCents } from '#kit/money/money';
import { NotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { type BookingRow, findBooking } from '../bookings/booking.queries';
import { BookingTransitions } from '../bookings/booking-transitions.service';
import { BookingView } from '../bookings/booking.view';
import { type CancellationPreviewView, previewOf } from '../bookings/cancellation-preview.view';
import { StaysPayments } from '../payments/stays-payments.service';
import type { CancellationBody } from './bookings.dto';

@Injectable()
export class GuestBookings {
  constructor(
    private readonly db: Database,
    private readonly transitions: BookingTransitions,
    private readonly payments: StaysPayments,
    private readonly clock: Clock,
  ) {}

  view(booking: BookingRow): BookingView {
    return BookingView.of({ ...booking, nowMilliseconds: this.clock.now().epochMilliseconds });
  }

  async settle(booking: BookingRow): Promise<BookingView> {
    await this.payments.settle(booking);
    return this.get(booking.reference);
  }

  previewCancellation(booking: BookingRow): CancellationPreviewView {
    return previewOf(booking, this.clock.now().epochMilliseconds);
  }

  async cancel({ reference }: BookingRow, { expected_refund: expected }: CancellationBody): Promise<BookingView> {
    await this.transitions.cancelByGuest(reference, expected == null ? undefined : toCents(expected));
    return this.get(reference);
  }

  private async get(reference: string): Promise<BookingView> {
    const booking = await findBooking(this.db, reference);
    if (!booking) throw NotFound();
    return this.view(booking);
  }
}
