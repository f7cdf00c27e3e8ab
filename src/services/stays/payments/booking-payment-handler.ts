import { Injectable } from '@nestjs/common';
import { DomainEvents } from '#kit/service/domain-events';
import type { LateReason, Payment } from '#money/payments/payment.entity';
import { type PayableRecord, PaymentHandler } from '#money/payments/payment-handler';
import type { NewRefundPart } from '#money/payments/refund-parts';
import { NightHolds } from '../nights/night-holds.service';
import { BookingChanged, BookingRefunded } from '../bookings/booking.events';
import { bookingReferenceOf } from '../bookings/booking-references';
import { chargeOf, RefundableBookings } from '../bookings/refundable-bookings';
import { outsidePart, wholeRefund } from '../bookings/booking-refund-parts';
import type { RefundableCharge } from '../bookings/refundable-charge';
import { AdditionalCharges } from './additional-charges';
import { BookingExpiry } from '../bookings/booking-expiry.service';
import { BookingTransitions, type LockedBooking } from '../bookings/booking-transitions.service';

@Injectable()
export class BookingPaymentHandler extends PaymentHandler {
  override readonly staff = { permission: 'bookings.view' };

  constructor(
    private readonly transitions: BookingTransitions,
    private readonly expiry: BookingExpiry,
    private readonly nights: NightHolds,
    private readonly events: DomainEvents,
    private readonly additional: AdditionalCharges,
    private readonly bookings: RefundableBookings,
  ) {
    super();
  }

  override async find(reference: string): Promise<PayableRecord | undefined> {
    const other = this.additional.of(reference);
    if (other) return other.find(reference);
    const booking = await this.transitions.lock(reference);
    return booking && { reference, payable: booking.status === 'pending' && booking.paymentStatus === 'unpaid' };
  }

  /** A late payment confirms the booking if its nights are still free, and is refunded otherwise. */
  override async paid(reference: string): Promise<boolean> {
    const other = this.additional.of(reference);
    if (other) return other.paid(reference);
    const booking = await this.transitions.lock(reference);
    if (!booking) return false;
    if (booking.status === 'pending' || (await this.reclaimNights(booking))) {
      await this.transitions.confirmPaid(booking);
      return true;
    }
    await this.transitions.markRefundDue(booking);
    return false;
  }

  /** A late payment confirms a booking that ended unpaid if its nights are free, so here they are taken. */
  override async latePaid(reference: string): Promise<LateReason> {
    const other = this.additional.of(reference);
    if (other) return other.latePaid();
    const booking = await this.transitions.lock(reference);
    if (!booking?.failureReason) return 'cancelled';
    return booking.stayId === null ? 'expired' : 'nights_gone';
  }

  /** Holds the nights until then. */
  override async processing(reference: string, until: Date): Promise<void> {
    const other = this.additional.of(reference);
    if (other) await other.processing(reference, until);
    else {
      const booking = await this.transitions.lock(reference);
      if (booking) await this.nights.extend({ bookingId: booking.id }, until);
    }
    await this.raiseChanged(reference);
  }

  override async failed(reference: string): Promise<void> {
    const other = this.additional.of(reference);
    if (other) return other.paymentFailed(reference);
    const booking = await this.transitions.lock(reference);
    if (booking?.status === 'pending') await this.transitions.fail(booking, 'payment_failed', 'payment');
  }

  override async expired(reference: string): Promise<void> {
    const other = this.additional.of(reference);
    if (other) await other.paymentFailed(reference);
    else await this.expiry.expire(reference);
  }

  override refundable(reference: string): string {
    return chargeOf(reference);
  }

  override refundParts(charge: RefundableCharge | null): NewRefundPart[] {
    return charge ? wholeRefund(charge) : [];
  }

  override outsidePart(charge: RefundableCharge | null, cents: number): NewRefundPart {
    return outsidePart(charge, cents);
  }

  /** The booking keeps its status; its views show the money that returned. */
  override async partlyRefunded(reference: string): Promise<void> {
    await this.raiseRefunded(reference);
    await this.raiseChanged(reference);
  }

  /** The booking keeps its status: only its money is owed again. */
  override async refundFailed(reference: string): Promise<void> {
    const booking = await this.transitions.lock(bookingReferenceOf(reference));
    if (booking) await this.transitions.markRefundOwed(booking);
  }

  /** A refund of an additional charge, or one caused by a change of dates, leaves the booking as it is. */
  override async refunded(reference: string, { id: paymentId }: Pick<Payment, 'id'>): Promise<void> {
    if (this.additional.of(reference)) {
      await this.raiseRefunded(reference);
      await this.bookings.endRefund(bookingReferenceOf(reference));
      return this.raiseChanged(reference);
    }
    const booking = await this.transitions.lock(reference);
    if (!booking) return;
    await this.raiseRefunded(reference, booking.id);
    const isChanged = booking.changeCount > 0;
    const isCancelled = booking.status === 'cancelled';
    if (isChanged && isCancelled) await this.bookings.endRefund(booking.reference);
    else if (!isChanged || !(await this.bookings.survivesRefund(paymentId)))
      return this.transitions.markRefunded(booking);
    await this.raiseChanged(reference);
  }

  /** @param reference of the booking or of one of its charges */
  private async raiseChanged(reference: string): Promise<void> {
    await this.events.raise(BookingChanged, { reference: bookingReferenceOf(reference) });
  }

  private async raiseRefunded(reference: string, bookingId?: number): Promise<void> {
    await this.events.raise(BookingRefunded, { reference: bookingReferenceOf(reference), bookingId });
  }

  private async reclaimNights(booking: LockedBooking): Promise<boolean> {
    const { id, stayId, checkIn, checkOut, status, failureReason } = booking;
    if (status !== 'cancelled' || failureReason === null || stayId === null) return false;
    await this.expiry.expireOverdue(stayId, { checkIn, checkOut });
    return this.nights.reserve({ stayId, checkIn, checkOut, bookingId: id });
  }
}
