import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Database } from '#kit/database/database';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import type { LateReason } from '#money/payments/payment.entity';
import type { PayableRecord } from '#money/payments/payment-handler';
import { PaymentRefunds } from '#money/payments/payment-refunds';
import { BookingChange } from '../bookings/booking-change.entity';
import { BookingCharge } from '../bookings/booking-charge.entity';
import { BookingChanged, type CancelledBooking } from '../bookings/booking.events';
import { BookingNotifier } from '../bookings/booking-notifier.service';
import { bookingReferenceOf } from '../bookings/booking-references';
import { BookingTransitions } from '../bookings/booking-transitions.service';
import { findBooking } from '../bookings/booking.queries';
import { RefundableBookings } from '../bookings/refundable-bookings';
import { NightHolds } from '../nights/night-holds.service';
import { AdditionalChargeHandler } from '../payments/additional-charges';
import { SimulatedReturns } from '../payments/simulated-returns.service';
import { ChangeWriter } from './change-writer.service';
import { lockChangingBooking } from './changing-booking';

/** Changes that wait for their payment: a paid change applies, an unpaid one ends. */
@Injectable()
export class OpenChanges extends AdditionalChargeHandler {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly transitions: BookingTransitions,
    private readonly refunds: PaymentRefunds,
    private readonly returns: SimulatedReturns,
    private readonly writer: ChangeWriter,
    private readonly nights: NightHolds,
    private readonly notifier: BookingNotifier,
    private readonly events: DomainEvents,
    private readonly bookings: RefundableBookings,
  ) {
    super();
  }

  /** Ends the change of the booking if it has expired, and mails the guest. */
  async expire(bookingReference: string): Promise<void> {
    await this.endUnpaid(bookingReference, change => this.isOver(change));
  }

  /** Ends the open change of a locked booking. False without one. */
  async endOf(bookingId: number): Promise<boolean> {
    const ended = await this.db.row<{ reference: string }>(
      `WITH ended AS (
         UPDATE booking_change SET status = 'ended', updated_at = now() WHERE booking_id = $1 AND status = 'open'
         RETURNING id, reference
       ), freed AS (DELETE FROM held_nights USING ended WHERE change_id = ended.id)
       SELECT reference FROM ended`,
      [bookingId],
    );
    if (!ended) return false;
    await this.refunds.closeOrRefund(ended.reference);
    await this.events.raise(BookingChanged, { reference: bookingReferenceOf(ended.reference) });
    return true;
  }

  /** Locks the booking. */
  override async find(reference: string): Promise<PayableRecord | undefined> {
    const change = await this.lock(reference);
    return change && { reference, payable: change.status === 'open' && !this.isOver(change) };
  }

  override async paid(reference: string): Promise<boolean> {
    const change = await this.lock(reference);
    if (change?.status !== 'open') return false;
    const booking = await lockChangingBooking(this.db, bookingReferenceOf(reference));
    const isCheckedIn = booking?.status === 'checked_in' && booking.checkIn === change.checkIn;
    if (!booking || this.isOver(change) || !(booking.status === 'confirmed' || isCheckedIn)) {
      await this.expire(bookingReferenceOf(reference));
      return false;
    }
    await this.writer.applyPaid(booking, change);
    await this.notifier.datesChanged({ ...booking, ...change.booking, ...nightsOf(change) }, 'payment');
    return true;
  }

  override async processing(reference: string, until: Date): Promise<void> {
    const change = await this.lock(reference);
    if (change?.status !== 'open') return;
    await this.db.of(BookingChange).update(change.id, { expiresAt: until });
    await this.nights.extend({ changeId: change.id }, until);
  }

  override latePaid(): LateReason {
    return 'change_over';
  }

  /** The payment failed or its page closed. */
  override async paymentFailed(reference: string): Promise<void> {
    await this.endUnpaid(bookingReferenceOf(reference), change => change.reference === reference);
  }

  /** Releases the nights that the change added and restores the booking. */
  override async revert(reference: string): Promise<void> {
    const change = await this.lock(reference);
    const booking = await lockChangingBooking(this.db, bookingReferenceOf(reference));
    if (!booking || !change?.bookingBefore) throw new Error(`change ${reference} cannot be undone`);
    await this.endOf(booking.id);
    await this.writer.undo(booking, change, change.bookingBefore);
    await this.db.flushWrites();
    const row = await findBooking(this.db, booking.reference);
    if (row) await this.notifier.changeUndone(row);
  }

  /** Ends the open change of a cancelled booking, and returns payments of changes unless a part of the money is kept. */
  async endCancelled({ booking, refund }: CancelledBooking): Promise<void> {
    const { id, reference: first, changeCount, isSimulated } = booking;
    if (changeCount === 0) return;
    await this.endOf(id);
    if (refund) return;
    const paid = await this.db.of(BookingCharge).find({
      select: { id: true, reference: true },
      where: { bookingId: id, number: MoreThan(1), nightsCents: MoreThan(0) },
      order: { number: 'ASC' },
    });
    for (const { reference } of paid) {
      await this.refunds.closeOrRefund(reference);
      if (isSimulated) await this.returns.report(reference);
    }
    await this.bookings.endRefund(first);
  }

  private async endUnpaid(bookingReference: string, isToEnd: (change: BookingChange) => boolean): Promise<void> {
    await this.db.transaction(async () => {
      const booking = await this.transitions.lock(bookingReference);
      if (!booking) return;
      const open = await this.db.of(BookingChange).findOneBy({ bookingId: booking.id, status: 'open' });
      if (!open || !isToEnd(open) || !(await this.endOf(booking.id))) return;
      const row = await findBooking(this.db, bookingReference);
      if (row) await this.notifier.changeExpired(row, open.actor);
    });
  }

  private async lock(reference: string): Promise<BookingChange | undefined> {
    await this.transitions.lock(bookingReferenceOf(reference));
    return (await this.db.of(BookingChange).findOneBy({ reference })) ?? undefined;
  }

  private isOver({ expiresAt }: BookingChange): boolean {
    return expiresAt !== null && expiresAt.getTime() <= this.clock.now().epochMilliseconds;
  }
}

const nightsOf = ({ checkIn, checkOut, guests, booking, reason }: BookingChange) => ({
  checkIn,
  checkOut,
  guests,
  totalCents: booking.total_cents,
  ...(reason ? { changeReason: reason } : {}),
});
