import type { Temporal } from 'temporal-polyfill';
import type { Language } from '#kit/language/language';

export const PROCESSORS = ['stripe', 'paypal'] as const;
/** The processors: `stripe` takes cards, `paypal` is a wallet. */
export type ProcessorName = (typeof PROCESSORS)[number];

export interface SessionLine {
  name: string;
  quantity: number;
  unitAmountCents: number;
}

/** A payment to be made on the processor's own page. */
export interface SessionRequest {
  service: string;
  /** The key of the payment: what comes back with the processor's events, and the only name they are believed by. */
  paymentKey: string;
  /** The order or booking that is paid. */
  reference: string;
  amountCents: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** Shown to the payer when they add up to the amount. */
  lines: readonly SessionLine[];
  /** Where the browser goes after paying, and when it gives up. */
  successUrl: string;
  cancelUrl: string;
  openedAt: Temporal.Instant;
  /** The processor may keep it payable for longer when this is sooner than it allows. */
  expiresAt: Temporal.Instant;
  /** The same key with the same request opens the same session again. */
  idempotencyKey: string;
  locale: Language;
  email: string | undefined;
}

export interface Session {
  sessionId: string;
  intentId: string | null;
  /** The processor's page. */
  url: string;
}

/** What a processor knows about one session now. */
export interface SessionState {
  /** `approved`: the payer agreed and the money is not taken yet; `pending`: it is on its way. */
  status: 'open' | 'approved' | 'pending' | 'paid' | 'failed' | 'expired';
  /** What the money is known by: a payment intent, or a capture. */
  intentId: string | null;
  amountCents: number | null;
  currency: string | null;
  /** Given back so far; known where the processor tells it with the session. */
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
}

/**
 * A processor that takes payments on its own pages. Every method calls out and so never runs inside a transaction.
 * All throw `ProcessorFailure`.
 */
export abstract class PaymentGateway {
  abstract readonly name: ProcessorName;
  /** Whether real money moves. */
  abstract readonly mode: 'test' | 'live';

  abstract open(request: SessionRequest): Promise<Session>;

  /** How the session stands. */
  abstract state(sessionId: string): Promise<SessionState>;

  /** Takes the money of an approved session where that is a step of its own, and answers how it stands then. */
  abstract confirm(sessionId: string): Promise<SessionState>;

  /** Asks for the money to be given back; that it was is told by a webhook. Asking for what is refunded already is fine. */
  abstract refund(request: RefundRequest): Promise<void>;

  /** Makes the session unpayable. One that is paid or over already is left alone. */
  abstract close(sessionId: string): Promise<void>;
}

/** A call to a processor that came to nothing. */
export class ProcessorFailure extends Error {
  override name = 'ProcessorFailure';

  /**
   * @param isRejected the processor said no, so that the same call would be refused again; otherwise it could not be reached
   * @param reason a short word of the processor's, without anything about the payer
   */
  constructor(
    readonly processor: ProcessorName,
    readonly isRejected: boolean,
    readonly reason: string,
  ) {
    super(`${processor}: ${reason}`);
  }
}

/** The lines when they add up to the amount, otherwise one line for all: no processor takes a discount as a line. */
export function payableLines({ lines, amountCents, reference }: SessionRequest): readonly SessionLine[] {
  const sum = lines.reduce((total, line) => total + line.quantity * line.unitAmountCents, 0);
  const usable = lines.length > 0 && sum === amountCents && lines.every(line => line.unitAmountCents >= 0);
  return usable ? lines : [{ name: reference, quantity: 1, unitAmountCents: amountCents }];
}
