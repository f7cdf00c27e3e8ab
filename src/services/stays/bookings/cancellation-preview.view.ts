import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { type PolicyStep, stepAt } from '../cancellation/policy';
import { policyField } from '../cancellation/policy.view';
import {
  AlreadyCancelled,
  AlreadyCheckedIn,
  AlreadyCompleted,
  CancellationWindowPassed,
  guestCancelRefusal,
} from './booking-rules';
import type { BookingPaymentStatus, BookingStatus, PaymentMethod } from './booking-status';
import { PAYMENT_METHODS } from './booking-status';
import { type PaidCharge, refundOf } from './cancellation-refund';

const REASONS = [CancellationWindowPassed, AlreadyCancelled, AlreadyCheckedIn, AlreadyCompleted].map(({ key }) => key);

export const CancellationPreviewView = view('CancellationPreviewView', 'Refund of a cancellation now', {
  can_cancel: shown.flag({ from: 'canCancel', description: 'Whether the guest can cancel now.' }),
  reason: shown.word(REASONS, {
    nullable: true,
    description: 'Error code of the refusal; null while the guest can cancel.',
  }),
  refund_now: shown.amount({
    from: 'refundCents',
    description: 'Total refund, cleaning fee and deposit included; 0 if the guest cannot cancel or has not paid.',
    example: 340,
  }),
  deposit: shown.amount({ from: 'depositCents', description: 'Deposit, included in `refund_now`.', example: 0 }),
  steps: policyField,
  method: shown.word(PAYMENT_METHODS, { description: 'Payment method of the booking, by which the money goes back.' }),
});
export type CancellationPreviewView = InstanceType<typeof CancellationPreviewView>;

/** Values of a booking that the refund of a cancellation depends on. */
export interface CancellableBooking {
  status: BookingStatus;
  paymentStatus: BookingPaymentStatus;
  paymentMethod: PaymentMethod;
  cancellationDeadline: Date;
  policy: PolicyStep[];
  /** Paid charges, newest first. */
  charges: PaidCharge[];
}

export function previewOf(booking: CancellableBooking, nowMs: number): CancellationPreviewView {
  const { policy, charges, paymentMethod: method } = booking;
  const refused = guestCancelRefusal(booking, nowMs);
  const isPaid = booking.paymentStatus === 'paid';
  const refund = isPaid && !refused ? refundOf(stepAt(policy, nowMs), charges) : { totalCents: 0, depositCents: 0 };
  return CancellationPreviewView.of({
    canCancel: refused === undefined,
    reason: refused?.key ?? null,
    refundCents: refund.totalCents,
    depositCents: refund.depositCents,
    // Earlier refunds are deducted. Steps of an unpaid booking show refunds of the full price.
    steps:
      isPaid && !refused ? policy.map(step => ({ ...step, refund_cents: refundOf(step, charges).totalCents })) : policy,
    method,
  });
}
