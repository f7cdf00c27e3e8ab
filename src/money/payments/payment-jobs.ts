/** Jobs that run after the transaction that enqueues them. */
export const PAYMENT_JOBS = {
  capture: 'payment-capture',
  close: 'payment-close',
  expire: 'payment-expire',
  refund: 'payment-refund',
  reconcile: 'payment-reconciliation',
  reconcileHourly: 'payment-reconciliation-hourly',
} as const;

export interface PaymentJob {
  paymentId: number;
}
