import { Injectable } from '@nestjs/common';
import { type PayableRecord, PaymentHandler } from '#shared/payments/payment-handler';
import { NightHolds } from '../nights/night-holds.service';
import { BookingExpiry } from '../bookings/booking-expiry.service';
import { BookingMoves, type LockedBooking } from '../bookings/booking-moves.service';

/** What payments do to bookings: only money that a processor vouches for confirms one. */
@Injectable()
export class BookingPaymentHandler extends PaymentHandler {
  override readonly staff = { permission: 'bookings.view' };

  constructor(
    private readonly moves: BookingMoves,
    private readonly expiry: BookingExpiry,
    private readonly nights: NightHolds,
  ) {
    super();
  }

  override async find(reference: string): Promise<PayableRecord | undefined> {
    const booking = await this.moves.lock(reference);
    return booking && { reference, payable: booking.status === 'pending' && booking.paymentStatus === 'unpaid' };
  }

  /** Money that comes after the time to pay confirms the booking when its nights are still free. */
  override async paid(reference: string): Promise<boolean> {
    const booking = await this.moves.lock(reference);
    if (!booking) return false;
    if (booking.status === 'pending' || (await this.takenBack(booking))) {
      await this.moves.confirmPaid(booking);
      return true;
    }
    await this.moves.refundDue(booking);
    return false;
  }

  override async failed(reference: string): Promise<void> {
    const booking = await this.moves.lock(reference);
    if (booking?.status === 'pending') await this.moves.fail(booking, 'payment_failed', 'payment');
  }

  override async expired(reference: string): Promise<void> {
    await this.expiry.expire(reference);
  }

  override async refunded(reference: string): Promise<void> {
    const booking = await this.moves.lock(reference);
    if (booking) await this.moves.refunded(booking);
  }

  private async takenBack(booking: LockedBooking): Promise<boolean> {
    const { id, stayId, checkIn, checkOut, status, failureReason } = booking;
    if (status !== 'cancelled' || failureReason === null || stayId === null) return false;
    await this.expiry.clear(stayId, { checkIn, checkOut });
    return this.nights.reserve({ stayId, checkIn, checkOut, bookingId: id });
  }
}
