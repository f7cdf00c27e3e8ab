import type { Temporal } from 'temporal-polyfill';
import type { Language } from '#kit/language/language';
import type { SessionLine } from '#payments/payment-gateway';
import type { Payment } from './payment.entity';

/** What a service wants paid. */
export interface PaymentRequest {
  reference: string;
  provider: string;
  amountCents: number;
  currency: string;
  lines: readonly SessionLine[];
  locale: Language;
  email: string | undefined;
  /** When the payer's time is over. */
  until: Temporal.Instant;
  /** The addresses the browser returns to; the same payment always gives the same ones. */
  returnTo: (payment: Payment) => Promise<{ success: string; cancel: string }>;
}

export interface OpenedPayment {
  paymentId: number;
  sessionId: string;
  url: string;
}
