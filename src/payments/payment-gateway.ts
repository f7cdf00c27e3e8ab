import type { Temporal } from 'temporal-polyfill';
import type { Language } from '#kit/language/language';

export const PROCESSORS = ['stripe', 'paypal'] as const;
export type ProcessorName = (typeof PROCESSORS)[number];

export interface SessionLine {
  name: string;
  quantity: number;
  unitAmountCents: number;
}

export interface SessionRequest {
  service: string;
  /** Random key of the payment. The processor returns it in events; it proves that an event is about our payment. */
  paymentKey: string;
  reference: string;
  amountCents: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** Lines for the payer; shown if their sum is the amount. */
  lines: readonly SessionLine[];
  /** The browser returns here after paying. */
  successUrl: string;
  /** The browser returns here when the payer cancels. */
  cancelUrl: string;
  openedAt: Temporal.Instant;
  /** The session may stay open longer when the processor's minimum is longer. */
  expiresAt: Temporal.Instant;
  /** Repeating the same request with the same key returns the same session. */
  idempotencyKey: string;
  locale: Language;
  email: string | undefined;
}

export interface Session {
  sessionId: string;
  intentId: string | null;
  /** Address of the processor's page. */
  url: string;
}

export interface SessionState {
  /** `approved`: the payer agreed, but the money is not captured; `pending`: the transfer is in progress. */
  status: 'open' | 'approved' | 'pending' | 'paid' | 'failed' | 'expired';
  /** Id of the payment intent (Stripe) or capture (PayPal). */
  intentId: string | null;
  amountCents: number | null;
  currency: string | null;
  /** Refunded so far, as far as the processor reports it with the session. */
  refundedCents: number;
}

export interface RefundRequest {
  service: string;
  paymentKey: string;
  reference: string;
  intentId: string;
  amountCents: number;
  currency: string;
  idempotencyKey: string;
  /** Whether only a part is refunded: the response "nothing left to refund" is then a failure. */
  isPart?: boolean;
}

/** A half-open span of time. */
export interface ChargeWindow {
  from: Temporal.Instant;
  to: Temporal.Instant;
}

/** Money that a processor has received. */
export interface Charge {
  /** Id of the payment intent (Stripe) or capture (PayPal). */
  intentId: string;
  /** The service that opened the session; null where the processor does not store it. */
  service: string | null;
  paymentKey: string | null;
  reference: string | null;
  amountCents: number | null;
  currency: string | null;
  /** Cents refunded so far; null if lists do not report it. */
  refundedCents: number | null;
  paidAt: Date;
}

export interface ChargePage {
  charges: Charge[];
  /** Cursor of the next page; null after the last one. */
  cursor: string | null;
}

/** Methods make network calls, so never call them in a transaction. All throw `ProcessorFailure`. */
export abstract class PaymentGateway {
  abstract readonly name: ProcessorName;
  /** Whether real money moves. */
  abstract readonly mode: 'test' | 'live';

  /** The smallest amount that can be paid. */
  abstract minimumCents(currency: string): number;

  abstract open(request: SessionRequest): Promise<Session>;

  abstract state(sessionId: string): Promise<SessionState>;

  /** Captures an approved session, where the processor needs that, and returns the state afterwards. */
  abstract confirm(sessionId: string): Promise<SessionState>;

  /** Requests a refund; a webhook reports its success. Idempotent for a whole payment that is already refunded. */
  abstract refund(request: RefundRequest): Promise<void>;

  /** Lists charges of all sites of the account, 100 a page. @param cursor of the page before; null for the first one */
  abstract list(window: ChargeWindow, cursor: string | null): Promise<ChargePage>;

  /** One charge; undefined when the processor has none with this id. */
  abstract charge(intentId: string): Promise<Charge | undefined>;

  /** Expires the session. Does nothing when it is already paid or expired. */
  abstract close(sessionId: string): Promise<void>;
}

export class ProcessorFailure extends Error {
  override name = 'ProcessorFailure';

  /** @param isRejected the processor refused, so a retry would fail too @param reason without data of the payer */
  constructor(
    readonly processor: ProcessorName,
    readonly isRejected: boolean,
    readonly reason: string,
  ) {
    super(`${processor}: ${reason}`);
  }
}

/**
 * The lines if their sum is the amount, otherwise a single line, since processors accept no negative line for a discount.
 */
export function payableLines({ lines, amountCents, reference }: SessionRequest): readonly SessionLine[] {
  const sum = lines.reduce((total, line) => total + line.quantity * line.unitAmountCents, 0);
  const isUsable = lines.length > 0 && sum === amountCents && lines.every(line => line.unitAmountCents >= 0);
  return isUsable ? lines : [{ name: reference, quantity: 1, unitAmountCents: amountCents }];
}
