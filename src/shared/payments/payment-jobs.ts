/** What is done later, outside the transaction that asked for it. */
export const PAYMENT_JOBS = {
  capture: 'payment-capture',
  close: 'payment-close',
  expire: 'payment-expire',
  refund: 'payment-refund',
  reconcile: 'payment-reconciliation',
} as const;

export interface PaymentJob {
  paymentId: number;
}
