import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { LateReason, Payment } from '#shared/payments/payment.entity';
import { PaymentSettlement } from '#shared/payments/payment-settlement';
import { bookingReferenceOf } from '../bookings/booking-references';
import { findBooking } from '../bookings/booking.queries';
import { BookingChanges } from '../bookings/booking-changes';
import { BookingNotifier } from '../bookings/booking-notifier.service';

/** Money that changes nothing about its booking. Of a first payment that comes too late, the booking notifies. */
const NOT_FOR_THE_BOOKING: ReadonlySet<LateReason | null> = new Set(['second', 'mismatch', 'change_over']);

/** Mails the guest once that late money goes back, and updates open pages when it arrives and when it is returned. */
@Injectable()
export class LatePaymentNotices implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly settlement: PaymentSettlement,
    private readonly notifier: BookingNotifier,
    private readonly changes: BookingChanges,
  ) {}

  onModuleInit(): void {
    this.settlement.whenLate((payment, hasArrived) => this.notify(payment, hasArrived));
  }

  private async notify({ reference, lateReason }: Payment, hasArrived: boolean): Promise<void> {
    const booking = await findBooking(this.db, bookingReferenceOf(reference));
    if (!booking) return;
    if (hasArrived && NOT_FOR_THE_BOOKING.has(lateReason)) await this.notifier.paymentReturned(booking);
    this.changes.notifyChanged(booking.reference);
  }
}
