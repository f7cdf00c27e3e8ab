import { Injectable } from '@nestjs/common';
import { refusal } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { stepAt } from '../cancellation/policy';
import type { Booking } from './booking.entity';
import { type CancellationRefund, refundOf } from './cancellation-refund';
import { previewOf } from './cancellation-preview.view';
import { RefundableBookings } from './refundable-bookings';

/** The refund differs from the amount that the guest expects. */
export const RefundChanged = refusal(409, 'refund_changed');

/** Decides the refund of a cancellation of a locked booking. */
@Injectable()
export class CancellationPlans {
  constructor(
    private readonly clock: Clock,
    private readonly refundable: RefundableBookings,
  ) {}

  /**
   * The refund by the policy now; undefined if all of the money goes back.
   * @param expectedCents the refund that the guest expects @throws RefundChanged
   */
  async byPolicy(booking: Booking, expectedCents?: number): Promise<CancellationRefund | undefined> {
    const nowMs = this.clock.now().epochMilliseconds;
    if (expectedCents === undefined && returnsEverything(booking, nowMs)) return undefined;
    const charges = await this.refundable.paidCharges(booking.id);
    const isPaid = booking.paymentStatus === 'paid';
    const refund = refundOf(stepAt(booking.policy, nowMs), isPaid ? charges : []);
    if (expectedCents !== undefined && expectedCents !== refund.totalCents)
      throw RefundChanged({ details: { ...previewOf({ ...booking, charges }, nowMs) } });
    return refund.isWhole ? undefined : refund;
  }
}

/** Whether all of the money goes back for sure, so that the charges need not be read. */
function returnsEverything(booking: Booking, nowMs: number): boolean {
  const { paymentStatus, retainedCents, nightsCents, lengthDiscountCents, extraGuestCents } = booking;
  const returnedCents = stepAt(booking.policy, nowMs)?.nights_cents ?? 0;
  const hasPaid = paymentStatus === 'paid';
  return !hasPaid || (retainedCents === 0 && returnedCents >= nightsCents - lengthDiscountCents + extraGuestCents);
}
