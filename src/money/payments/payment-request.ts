import type { Temporal } from 'temporal-polyfill';
import type { Language } from '#kit/language/language';
import type { SessionLine } from '#payments/payment-gateway';
import type { Payment } from './payment.entity';

export interface PaymentRequest {
  reference: string;
  provider: string;
  amountCents: number;
  currency: string;
  lines: readonly SessionLine[];
  locale: Language;
  email: string | undefined;
  until: Temporal.Instant;
  /** Return addresses of the browser; constant per payment. */
  returnTo: (payment: Payment) => Promise<{ success: string; cancel: string }>;
}

export interface OpenedPayment {
  paymentId: number;
  sessionId: string;
  url: string;
}
