import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { DomainEvents } from '#kit/service/domain-events';
import type { LateReason, Payment } from '#money/payments/payment.entity';
import { bookingReferenceOf } from '../bookings/booking-references';
import { type BookingRow, findBooking } from '../bookings/booking.queries';
import { BookingChanged } from '../bookings/booking.events';
import { BookingNotifier } from '../bookings/booking-notifier.service';

/** Late money that changes nothing about its booking. A late first payment is mailed by the transition of its booking. */
const UNRELATED_TO_STATUS: ReadonlySet<LateReason | null> = new Set(['second', 'mismatch', 'change_over']);

/** Mails the guest that late money is returned, and updates open pages when it arrives and when it is returned. */
@Injectable()
export class LatePaymentNotices {
  constructor(
    private readonly db: Database,
    private readonly notifier: BookingNotifier,
    private readonly events: DomainEvents,
  ) {}

  async notifyArrived({ payment: { reference, lateReason } }: { payment: Payment }): Promise<void> {
    const booking = await this.bookingOf(reference);
    if (!booking) return;
    if (UNRELATED_TO_STATUS.has(lateReason)) await this.notifier.paymentReturned(booking);
    await this.events.raise(BookingChanged, { reference: booking.reference });
  }

  async notifyChanged({ payment: { reference } }: { payment: Payment }): Promise<void> {
    const booking = await this.bookingOf(reference);
    if (booking) await this.events.raise(BookingChanged, { reference: booking.reference });
  }

  private bookingOf(reference: string): Promise<BookingRow | undefined> {
    return findBooking(this.db, bookingReferenceOf(reference));
  }
}
