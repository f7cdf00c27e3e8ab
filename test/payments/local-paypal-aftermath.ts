import { randomBytes } from 'node:crypto';
import type { LocalOrder, LocalPaypal } from './local-paypal';

export interface LocalDispute {
  dispute_id: string;
  disputed_transactions: { seller_transaction_id: string; invoice_number: string | undefined; custom: string }[];
  reason: string;
  status: string;
  dispute_amount: { currency_code: string; value: string };
  seller_response_due_date: string;
  dispute_outcome?: { outcome_code: string };
}

const orderOf = (paypal: LocalPaypal, captureId: string): LocalOrder =>
  [...paypal.orders.values()].find(({ capture }) => capture?.id === captureId)!;

/** A refund that was completed fails. */
export function failRefund(paypal: LocalPaypal, captureId: string): void {
  const order = orderOf(paypal, captureId);
  const refund = order.refunds.findLast(({ status }) => status === 'COMPLETED')!;
  refund.status = 'FAILED';
  order.capture!.status = 'COMPLETED';
  paypal.emit('PAYMENT.REFUND.FAILED', {
    ...refund,
    status_details: { reason: 'ECHECK' },
    custom_id: order.reference,
    invoice_id: order.invoiceId,
    links: [{ rel: 'up', href: `${paypal.url}/v2/payments/captures/${captureId}` }],
  });
}

/** PayPal takes the money back. */
export function reverse(paypal: LocalPaypal, captureId: string): void {
  const { amount, reference, invoiceId } = orderOf(paypal, captureId);
  paypal.emit('PAYMENT.CAPTURE.REVERSED', {
    id: randomBytes(9).toString('hex'),
    amount,
    status: 'COMPLETED',
    custom_id: reference,
    invoice_id: invoiceId,
    links: [{ rel: 'up', href: `${paypal.url}/v2/payments/captures/${captureId}` }],
  });
}

export function dispute(paypal: LocalPaypal, captureId: string): LocalDispute {
  const { amount, reference, invoiceId } = orderOf(paypal, captureId);
  const opened: LocalDispute = {
    dispute_id: `PP-D-${randomBytes(4).readUInt32BE()}`,
    disputed_transactions: [{ seller_transaction_id: captureId, invoice_number: invoiceId, custom: reference }],
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    status: 'WAITING_FOR_SELLER_RESPONSE',
    dispute_amount: amount,
    seller_response_due_date: new Date(paypal.now() + 10 * 24 * 60 * 60 * 1000).toISOString(),
  };
  paypal.emit('CUSTOMER.DISPUTE.CREATED', opened);
  return opened;
}

export function decide(paypal: LocalPaypal, disputed: LocalDispute, outcome: string): void {
  Object.assign(disputed, { status: 'RESOLVED', dispute_outcome: { outcome_code: outcome } });
  paypal.emit('CUSTOMER.DISPUTE.RESOLVED', disputed);
}
