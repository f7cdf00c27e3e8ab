import type { Temporal } from 'temporal-polyfill';
import type { Charge, SessionState } from '#payments/payment-gateway';
import type { Payment } from '../payments/payment.entity';
import type { DifferenceType } from './payment-difference.entity';

export type ComparedPayment = Pick<
  Payment,
  | 'id'
  | 'reference'
  | 'provider'
  | 'sessionId'
  | 'intentId'
  | 'amountCents'
  | 'currency'
  | 'status'
  | 'refundedCents'
  | 'updatedAt'
> & { refundAskedAt: Date | null };

/** @param refundAskedAt see `ReconcilePolicy` */
export const comparedColumns = (refundAskedAt: string): string => `p.id, p.reference, p.provider,
  p.session_id AS "sessionId", p.intent_id AS "intentId", p.amount_cents AS "amountCents", p.currency, p.status,
  p.refunded_cents AS "refundedCents", p.updated_at AS "updatedAt", ${refundAskedAt} AS "refundAskedAt"`;

/** What a comparison found; amounts are those of the processor. */
export interface SeenDifference {
  type: DifferenceType;
  provider: string;
  paymentId: number | null;
  intentId: string | null;
  reference: string | null;
  expectedCents: number | null;
  receivedCents: number | null;
  refundedCents: number | null;
  currency: string | null;
  paidAt: Date | null;
  /** State of the payment that was compared; the difference is not stored when it has changed meanwhile. */
  comparedStatus: Payment['status'] | null;
  comparedRefundedCents: number | null;
}

const DAY_MS = 86_400_000;
const PAID: ReadonlySet<Payment['status']> = new Set(['paid', 'refund_due', 'refunded']);

export const isPaidHere = ({ status }: Pick<Payment, 'status'>): boolean => PAID.has(status);

/** The state of a charge, as `PaymentGateway.state` would report it. */
export const stateOfCharge = (
  { intentId, amountCents, currency, refundedCents }: Charge,
  payment: ComparedPayment,
): SessionState => ({
  status: 'paid',
  intentId,
  amountCents,
  currency,
  refundedCents: refundedCents ?? payment.refundedCents,
});

/** How a payment differs from what the processor says. */
export function differenceOf(
  payment: ComparedPayment,
  there: SessionState,
  now: Temporal.Instant,
): DifferenceType | undefined {
  const isPaidThere = there.status === 'paid';
  if (!isPaidThere) return isPaidHere(payment) ? 'paid_unconfirmed' : undefined;
  if (there.amountCents !== payment.amountCents || there.currency !== payment.currency) return 'amount_differs';
  if (!isPaidHere(payment)) return 'paid_unrecorded';
  if (there.refundedCents > payment.refundedCents) return 'refund_unrecorded';
  if (there.refundedCents < payment.refundedCents) return 'refund_unconfirmed';
  const waitsSince = payment.status === 'refund_due' ? payment.updatedAt : payment.refundAskedAt;
  const isOverdue = waitsSince !== null && now.epochMilliseconds - waitsSince.getTime() > DAY_MS;
  return isOverdue ? 'refund_overdue' : undefined;
}

export const seenDifference = (
  type: DifferenceType,
  payment: ComparedPayment,
  there: SessionState,
  paidAt: Date | null = null,
): SeenDifference => ({
  type,
  provider: payment.provider,
  paymentId: payment.id,
  intentId: there.intentId ?? payment.intentId,
  reference: payment.reference,
  expectedCents: payment.amountCents,
  receivedCents: there.status === 'paid' ? there.amountCents : null,
  refundedCents: there.refundedCents,
  currency: there.currency ?? payment.currency,
  paidAt,
  comparedStatus: payment.status,
  comparedRefundedCents: payment.refundedCents,
});

export const unknownCharge = (provider: string, charge: Charge): SeenDifference => ({
  type: 'payment_unknown',
  provider,
  paymentId: null,
  intentId: charge.intentId,
  reference: charge.reference,
  expectedCents: null,
  receivedCents: charge.amountCents,
  refundedCents: charge.refundedCents,
  currency: charge.currency,
  paidAt: charge.paidAt,
  comparedStatus: null,
  comparedRefundedCents: null,
});
