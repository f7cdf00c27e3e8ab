import { randomBytes } from 'node:crypto';
import type { SignedCall } from './deliveries';
import type { LocalPaypal } from './local-paypal';
import type { LocalStripe } from './local-stripe';

export interface PaidAndRefunded {
  payment: SignedCall;
  /** Names the charge and nothing else that is known here. */
  refund: SignedCall;
}

/** What the processor reports of a session that was paid and given back, in full unless `cents` are named. */
export function paidAndRefunded(
  { stripe, paypal }: { stripe: LocalStripe; paypal: LocalPaypal },
  provider: 'stripe' | 'paypal',
  sessionId: string,
  cents?: number,
): PaidAndRefunded {
  return provider === 'stripe' ? byStripe(stripe, sessionId, cents) : byPaypal(paypal, sessionId, cents);
}

function byStripe(stripe: LocalStripe, sessionId: string, cents?: number): PaidAndRefunded {
  const payment_intent = `pi_${randomBytes(8).toString('hex')}`;
  const session = { ...stripe.sessions.get(sessionId)!, status: 'complete', payment_status: 'paid', payment_intent };
  const { amount_total: amount, currency } = session;
  const charge = {
    id: `ch_${payment_intent}`,
    object: 'charge',
    payment_intent,
    amount,
    amount_refunded: cents ?? amount,
    refunded: cents === undefined,
    currency,
    metadata: {},
  };
  return {
    payment: stripe.signed(stripe.event('checkout.session.completed', session)),
    refund: stripe.signed(stripe.event('charge.refunded', charge)),
  };
}

function byPaypal(paypal: LocalPaypal, sessionId: string, cents?: number): PaidAndRefunded {
  const { amount, reference, invoiceId } = paypal.orders.get(sessionId)!;
  const id = randomBytes(8).toString('hex');
  const back = cents === undefined ? amount : { ...amount, value: (cents / 100).toFixed(2) };
  const capture = {
    id,
    status: 'COMPLETED',
    amount,
    custom_id: reference,
    invoice_id: invoiceId,
    supplementary_data: { related_ids: { order_id: sessionId } },
  };
  const refund = {
    id: `refund-${id}`,
    status: 'COMPLETED',
    amount: back,
    seller_payable_breakdown: { total_refunded_amount: back },
    links: [{ rel: 'up', href: `${paypal.url}/v2/payments/captures/${id}` }],
  };
  return {
    payment: paypal.signed(paypal.event('PAYMENT.CAPTURE.COMPLETED', capture)),
    refund: paypal.signed(paypal.event('PAYMENT.CAPTURE.REFUNDED', refund)),
  };
}
