import { fieldRefused } from '#kit/refusals/refusal';
import type { RefundMode, RefundStatus } from './order-refund.entity';
import { LineRefunded, NothingToRefund, OrderNotPaid, RefundTooSmall, RefundUnderWay } from './refund.refusals';

export interface RefundableLine {
  id: number;
  courseId: number;
  chargedCents: number;
  /** Status of the refund that counts for it. */
  refund: RefundStatus | null;
}

/** An order with what counts for its refunds. */
export interface RefundableOrder {
  status: string;
  lines: readonly RefundableLine[];
  /** A refund is asked for. */
  isUnderWay: boolean;
  /** Sum of the refunds that are done. */
  assignedCents: number;
  /** The payment that counts; null for a free order. */
  payment: { id: number; status: string; isHosted: boolean; amountCents: number; refundedCents: number } | null;
}

export interface RefundPlan {
  paymentId: number;
  amountCents: number;
  refundedBeforeCents: number;
  lines: readonly RefundableLine[];
}

/** The refund of some courses. @throws ValidationFailed for a course that is not of the order, and the refusals */
export function planRefund(order: RefundableOrder, courseIds: readonly number[], mode: RefundMode): RefundPlan {
  const lines = order.lines.filter(({ courseId }) => courseIds.includes(courseId));
  if (lines.length < new Set(courseIds).size) throw fieldRefused('course_ids', 'unknown_reference');
  if (order.status !== 'paid') throw OrderNotPaid();
  if (lines.some(({ refund }) => refund === 'done')) throw LineRefunded();
  if (order.isUnderWay) throw RefundUnderWay();
  const { payment } = order;
  if (!payment || payment.status !== 'paid' || lines.some(line => line.chargedCents === 0)) throw NothingToRefund();
  const amountCents = lines.reduce((sum, line) => sum + line.chargedCents, 0);
  const unassignedCents = payment.refundedCents - order.assignedCents;
  if (mode === 'assign' && amountCents > unassignedCents) throw RefundTooSmall();
  const leftCents = payment.amountCents - payment.refundedCents;
  if (mode === 'ask' && (!payment.isHosted || amountCents > leftCents)) throw NothingToRefund();
  return { paymentId: payment.id, amountCents, refundedBeforeCents: payment.refundedCents, lines };
}
