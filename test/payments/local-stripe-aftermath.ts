import { randomBytes } from 'node:crypto';
import type { LocalStripe } from './local-stripe';
import type { LocalDispute, LocalRefund } from './local-stripe-objects';

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** The bank of the payer returns a refund, days after it succeeded. Stripe reports it by three events. */
export function failRefund(stripe: LocalStripe, intentId: string, reason = 'expired_or_canceled_card'): LocalRefund {
  const isOfIntent = ({ payment_intent, status }: LocalRefund) => payment_intent === intentId && status === 'succeeded';
  const refund = stripe.refunds.findLast(isOfIntent)!;
  Object.assign(refund, { status: 'failed', failure_reason: reason });
  const charge = stripe.charges.get(intentId)!;
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated']) stripe.emit(type, refund);
  return refund;
}

/** The payer disputes the charge. The money is taken at once, unless it is an inquiry (`warning_needs_response`). */
export function dispute(stripe: LocalStripe, intentId: string, change: Partial<LocalDispute> = {}): LocalDispute {
  const { id: charge, amount, currency } = stripe.charges.get(intentId)!;
  const opened: LocalDispute = {
    id: `dp_${randomBytes(12).toString('hex')}`,
    object: 'dispute',
    charge,
    payment_intent: intentId,
    amount,
    currency,
    reason: 'fraudulent',
    status: 'needs_response',
    evidence_details: { due_by: Math.floor(stripe.now() / 1000) + WEEK_SECONDS },
    metadata: {},
    ...change,
  };
  stripe.emit('charge.dispute.created', opened);
  if (!opened.status.startsWith('warning_')) stripe.emit('charge.dispute.funds_withdrawn', opened);
  return opened;
}

/** The bank of the payer decides. */
export function decide(stripe: LocalStripe, disputed: LocalDispute, status: 'won' | 'lost'): void {
  disputed.status = status;
  stripe.emit('charge.dispute.closed', disputed);
  if (status === 'won') stripe.emit('charge.dispute.funds_reinstated', disputed);
}
