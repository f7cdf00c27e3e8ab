import { fieldRefused } from '#kit/refusals/refusal';
import type { AssignedPart, NewRefundPart } from '#money/payments/refund-parts';
import type { RefundMode } from './order-refund.view';
import { LineRefunded, NothingToRefund, OrderNotPaid, RefundTooSmall, RefundUnderWay } from './refund.refusals';
import { linePart, type RefundLine } from './refund-lines';

export interface RefundableLine extends RefundLine {
  courseId: number;
  /** Its charge went back. */
  isRefunded: boolean;
}

/** An order with what counts for its refunds. */
export interface RefundableOrder {
  status: string;
  lines: readonly RefundableLine[];
  /** A refund was requested and has not ended. */
  isUnderWay: boolean;
  /** What was returned at the processor and is assigned to no line. */
  unassignedCents: number;
  /** The payment that counts; null for a free order. */
  payment: RefundablePayment | null;
}

interface RefundablePayment {
  id: number;
  provider: string;
  reference: string;
  status: string;
  /** The processor returns money on request. */
  isHosted: boolean;
  amountCents: number;
  askedBackCents: number;
}

export interface RefundPlan {
  payment: RefundablePayment;
  parts: (NewRefundPart | AssignedPart)[];
}

/** The refund of some courses. @throws ValidationFailed for a course that is not of the order, and the refusals */
export function planRefund(order: RefundableOrder, courseIds: readonly number[], mode: RefundMode): RefundPlan {
  const lines = order.lines.filter(({ courseId }) => courseIds.includes(courseId));
  if (lines.length < new Set(courseIds).size) throw fieldRefused('course_ids', 'unknown_reference');
  if (order.status !== 'paid') throw OrderNotPaid();
  if (lines.some(({ isRefunded }) => isRefunded)) throw LineRefunded();
  if (order.isUnderWay) throw RefundUnderWay();
  const { payment } = order;
  if (!payment || payment.status !== 'paid' || lines.some(line => line.chargedCents === 0)) throw NothingToRefund();
  const amountCents = lines.reduce((sum, line) => sum + line.chargedCents, 0);
  if (mode === 'assign' && amountCents > order.unassignedCents) throw RefundTooSmall();
  const leftCents = payment.amountCents - payment.askedBackCents;
  if (mode === 'ask' && (!payment.isHosted || amountCents > leftCents)) throw NothingToRefund();
  const parts = lines.map(line => linePart(line));
  return { payment, parts: mode === 'ask' ? parts : parts.map(part => ({ ...part, kind: 'assigned' })) };
}
