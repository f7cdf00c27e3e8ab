import { fromCents, toCents } from '#kit/money/money';
import { type NewRefundPart, plainPart, sumOfParts } from '#shared/payments/refund-parts';
import { type ChargeKind, leftOf, type RefundableCharge, type RefundablePayment } from '../bookings/refundable-charge';
import { NotRefundable, RefundTooLarge } from '#shared/refunds/refund.refusals';

interface WantedRefund {
  parts?: readonly { kind: ChargeKind; amount: number }[];
  amount?: number;
}

/** @throws NotRefundable, RefundTooLarge */
export function planRefund(
  wanted: WantedRefund,
  charge: RefundableCharge,
  payment: RefundablePayment | null,
): NewRefundPart[] {
  if (!payment) throw NotRefundable();
  const left = leftOf(charge);
  const paidCents = payment.amountCents - payment.askedBackCents;
  left.price = Math.min(left.price, paidCents);
  if (Math.min(left.price + left.deposit, paidCents) === 0) throw NotRefundable();
  const parts = (wanted.parts ?? []).map(({ kind, amount }) => plainPart(kind, toCents(amount)));
  if (wanted.amount) parts.push(plainPart('goodwill', toCents(wanted.amount)));
  const isTooLarge =
    sumOfParts(parts) > paidCents ||
    sumOfParts(parts.filter(({ kind }) => kind !== 'deposit')) > left.price ||
    parts.some(({ kind, amountCents }) => kind !== 'goodwill' && amountCents > left[kind as ChargeKind]);
  if (isTooLarge) {
    const deposit = charge.depositCents > 0 ? { deposit: fromCents(left.deposit) } : {};
    throw RefundTooLarge({
      details: {
        left: fromCents(left.price),
        nights: fromCents(left.nights),
        cleaning: fromCents(left.cleaning),
        ...deposit,
      },
    });
  }
  return parts;
}
