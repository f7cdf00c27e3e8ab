import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { NotFound, Refusal } from '#kit/refusals/refusal';
import { DomainEvents } from '#kit/service/domain-events';
import { NotPayable, PaymentInProgress } from '#money/payments/payment.refusals';
import { BookingChanged } from '../bookings/booking.events';
import { type BookingRow, findBooking } from '../bookings/booking.queries';
import { StaysPayments } from '../payments/stays-payments.service';

/** The payment pages of open changes. */
@Injectable()
export class ChangePayments {
  constructor(
    private readonly db: Database,
    private readonly payments: StaysPayments,
    private readonly events: DomainEvents,
  ) {}

  /** The booking, once the payment of its open change has a page. Never in a transaction. @throws PaymentUnavailable */
  async open(reference: string): Promise<BookingRow> {
    const booking = await this.get(reference);
    const due = booking.openChange;
    if (!due || due.redirect_url) return booking;
    try {
      await this.payments.openDue(booking, {
        reference: due.reference,
        priceCents: due.difference_cents,
        until: Temporal.Instant.from(due.expires_at),
        checkIn: due.check_in,
        checkOut: due.check_out,
      });
    } catch (error) {
      // Paid, processing, ended or expired in the meantime.
      const isNoLongerDue =
        error instanceof Refusal && (error.key === NotPayable.key || error.key === PaymentInProgress.key);
      if (!isNoLongerDue) throw error;
    }
    await this.events.raise(BookingChanged, { reference });
    return this.get(reference);
  }

  private async get(reference: string): Promise<BookingRow> {
    const booking = await findBooking(this.db, reference);
    if (!booking) throw NotFound();
    return booking;
  }
}
