import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import type { LateReason } from '#shared/payments/payment.entity';
import type { PayableRecord } from '#shared/payments/payment-handler';
import { PaymentRefunds } from '#shared/payments/payment-refunds';
import { BookingChange } from '../bookings/booking-change.entity';
import { BookingChanges } from '../bookings/booking-changes';
import { BookingExpiry, type OverdueHolder } from '../bookings/booking-expiry.service';
import { BookingNotifier } from '../bookings/booking-notifier.service';
import { bookingReferenceOf } from '../bookings/booking-references';
import { BookingTransitions, type LockedBooking } from '../bookings/booking-transitions.service';
import { findBooking } from '../bookings/booking.queries';
import { RefundableBookings } from '../bookings/refundable-bookings';
import { NightHolds } from '../nights/night-holds.service';
import type { Nights } from '../nights/nights';
import { FurtherPayments, type FurtherPaymentHandler } from '../payments/further-payments';
import { SimulatedReturns } from '../payments/simulated-returns.service';
import { ChangeWriter } from './change-writer.service';
import { lockChangingBooking } from './changing-booking';

/** Changes that wait for their payment: paid, they apply; otherwise they end and the booking is as it was. */
@Injectable()
export class OpenChanges implements OverdueHolder, FurtherPaymentHandler, OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly moves: BookingTransitions,
    private readonly expiry: BookingExpiry,
    private readonly payments: FurtherPayments,
    private readonly refunds: PaymentRefunds,
    private readonly returns: SimulatedReturns,
    private readonly writer: ChangeWriter,
    private readonly nights: NightHolds,
    private readonly notifier: BookingNotifier,
    private readonly changes: BookingChanges,
    private readonly bookings: RefundableBookings,
  ) {}

  onModuleInit(): void {
    this.expiry.add(this);
    this.payments.handleWith(this);
    this.moves.onCancel((booking, refund) => this.cancelled(booking, refund === undefined));
  }

  async expireOverdue(stayId: number, { checkIn, checkOut }: Nights): Promise<void> {
    const overdue = await this.db.rows<{ reference: string }>(
      `SELECT DISTINCT b.reference, b.id FROM held_nights held JOIN booking_change c ON c.id = held.change_id
       JOIN booking b ON b.id = c.booking_id
       WHERE held.stay_id = $1 AND daterange(held.from_day, held.to_day) && daterange($2::date, $3::date)
         AND held.expires_at <= $4 ORDER BY b.id`,
      [stayId, checkIn, checkOut, this.clock.now().toString()],
    );
    for (const { reference } of overdue) await this.expire(reference);
  }

  async sweep(): Promise<void> {
    const overdue = await this.db.rows<{ reference: string }>(
      `SELECT b.reference FROM booking_change c JOIN booking b ON b.id = c.booking_id
       WHERE c.status = 'open' AND c.expires_at <= $1 ORDER BY b.id`,
      [this.clock.now().toString()],
    );
    for (const { reference } of overdue) await this.expire(reference);
  }

  /** Ends the change of the booking if its time is over, and mails the guest. */
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
    this.changes.notifyChanged(ended.reference);
    return true;
  }

  /** Locks the booking. */
  async find(reference: string): Promise<PayableRecord | undefined> {
    const change = await this.lock(reference);
    return change && { reference, payable: change.status === 'open' && !this.isOver(change) };
  }

  async paid(reference: string): Promise<boolean> {
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

  async processing(reference: string, until: Date): Promise<void> {
    const change = await this.lock(reference);
    if (change?.status !== 'open') return;
    await this.db.of(BookingChange).update(change.id, { expiresAt: until });
    await this.nights.extend({ changeId: change.id }, until);
  }

  latePaid(): LateReason {
    return 'change_over';
  }

  /** The payment failed or its page closed. */
  async unpaid(reference: string): Promise<void> {
    await this.endUnpaid(bookingReferenceOf(reference), change => change.reference === reference);
  }

  /** The nights that the change added are free again, and the booking is as before. */
  async neverPaid(reference: string): Promise<void> {
    const change = await this.lock(reference);
    const booking = await lockChangingBooking(this.db, bookingReferenceOf(reference));
    if (!booking || !change?.bookingBefore) throw new Error(`change ${reference} cannot be undone`);
    await this.endOf(booking.id);
    await this.writer.undo(booking, change, change.bookingBefore);
    await this.db.flushWrites();
    const row = await findBooking(this.db, booking.reference);
    if (row) await this.notifier.changeUndone(row);
  }

  /** @param isWhole whether everything that was paid goes back; otherwise the parts are refunded elsewhere */
  private async cancelled(
    { id, reference: first, changeCount, isSimulated }: LockedBooking,
    isWhole: boolean,
  ): Promise<void> {
    if (changeCount === 0) return;
    await this.endOf(id);
    if (!isWhole) return;
    const paid = await this.db.rows<{ reference: string }>(
      'SELECT reference FROM booking_charge WHERE booking_id = $1 AND number > 1 AND nights_cents > 0 ORDER BY number',
      [id],
    );
    for (const { reference } of paid) {
      await this.refunds.closeOrRefund(reference);
      if (isSimulated) await this.returns.report(reference);
    }
    await this.bookings.endRefund(first);
  }

  private async endUnpaid(bookingReference: string, isToEnd: (change: BookingChange) => boolean): Promise<void> {
    await this.db.transaction(async () => {
      const booking = await this.moves.lock(bookingReference);
      if (!booking) return;
      const open = await this.db.of(BookingChange).findOneBy({ bookingId: booking.id, status: 'open' });
      if (!open || !isToEnd(open) || !(await this.endOf(booking.id))) return;
      const row = await findBooking(this.db, bookingReference);
      if (row) await this.notifier.changeExpired(row, open.actor);
    });
  }

  private async lock(reference: string): Promise<BookingChange | undefined> {
    await this.moves.lock(bookingReferenceOf(reference));
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
