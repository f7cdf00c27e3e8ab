import { fromCents, toCents } from '#kit/money/money';
import { fieldRefused } from '#kit/refusals/refusal';
import { type NewRefundPart, plainPart, sumOfParts } from '#money/payments/refund-parts';
import { NotRefundable, RefundTooLarge } from '#money/refunds/refund.refusals';
import { pointsFor } from '../pricing/redemption';
import { linePart, lineShares } from './refund-shares';
import { type Extra, type Fee, isRefundable } from './charged-order';
import type { RefundableOrder } from './refundable-orders';

export interface RefundRequest {
  lines?: readonly { position: number; quantity: number }[];
  fees?: readonly Fee[];
  /** The whole tip. */
  tip?: boolean;
  /** Goodwill in addition, as a decimal amount. */
  amount?: number | null;
}

export interface RefundPlan {
  payment: NonNullable<RefundableOrder['payment']>;
  parts: NewRefundPart[];
  amountCents: number;
  /** Points for the food that is not refunded, before and after this refund. */
  points: { before: number; after: number };
}

/** The parts of a refund. @throws ValidationFailed for a line that the order does not have, NotRefundable, RefundTooLarge */
export function planRefund(order: RefundableOrder, request: RefundRequest): RefundPlan {
  const { payment, paymentStatus, status, totalCents, refundedCents } = order;
  const leftCents = totalCents - refundedCents;
  if (!payment || paymentStatus !== 'paid' || status === 'refunded' || leftCents === 0) throw NotRefundable();
  const parts = requestedParts(order, request);
  const amountCents = sumOfParts(parts);
  if (amountCents === 0) throw NotRefundable();
  if (amountCents > leftCents) throw tooLarge(order);
  const foodCents = sumOfParts(parts.filter(({ kind }) => kind === 'line'));
  const points = {
    before: pointsOf(order, order.refundedFoodCents),
    after: pointsOf(order, order.refundedFoodCents + foodCents),
  };
  return { payment, parts, amountCents, points };
}

function requestedParts(
  order: RefundableOrder,
  { lines = [], fees = [], tip, amount }: RefundRequest,
): NewRefundPart[] {
  const shares = lineShares(order);
  const lineParts = lines.map(({ position, quantity }) => {
    const share = shares.find(({ line }) => line.position === position);
    if (!share) throw fieldRefused('lines', 'unknown_reference');
    if (quantity > share.line.quantity - share.line.refundedQuantity) throw tooLarge(order);
    return linePart(share, quantity);
  });
  if (new Set(lines.map(({ position }) => position)).size < lines.length) throw fieldRefused('lines', 'distinct');
  const extras: Extra[] = [...new Set(fees), ...(tip ? (['tip'] as const) : [])];
  const extraParts = extras.map(extra => {
    if (!isRefundable(order, extra)) throw tooLarge(order);
    return plainPart(extra, order.extras[extra]);
  });
  return [...lineParts, ...extraParts, ...(amount ? [plainPart('goodwill', toCents(amount))] : [])];
}

/** Only food that is not refunded earns points. Without a stored rate an order keeps them until it is refunded in full. */
function pointsOf(order: RefundableOrder, refundedFoodCents: number): number {
  const { lines, promoDiscountCents, rewardsDiscountCents, pointsPerDollar, pointsEarned } = order;
  if (pointsPerDollar === null) return pointsEarned;
  const totals = lines.reduce((sum, line) => sum + line.lineTotalCents, 0);
  const paidCents = totals - promoDiscountCents - rewardsDiscountCents;
  const leftCents = Math.max(0, paidCents - refundedFoodCents);
  return Math.min(pointsEarned, pointsFor(leftCents, pointsPerDollar));
}

const tooLarge = ({ totalCents, refundedCents }: RefundableOrder) =>
  RefundTooLarge({ extra: { left: fromCents(totalCents - refundedCents) } });
