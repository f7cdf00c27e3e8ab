import type { IncomingHttpHeaders } from 'node:http';
import { refusal } from '../http/refusal';
import { toCents } from '../money/money';

/** What a processor reported, in one vocabulary for all of them. */
export interface VerifiedEvent {
  eventId: string;
  type: 'paid' | 'approved' | 'failed' | 'expired' | 'refunded' | 'partially_refunded' | 'other';
  /** The session the event names; null for events about a charge. */
  sessionId: string | null;
  /** The payment intent or capture it names. */
  intentId: string | null;
  /** What was paid, or for refunds what has been given back in all. */
  amountCents: number | null;
  /** ISO 4217, upper case. */
  currency: string | null;
  /** The order or booking it names. */
  reference: string | null;
  /** The service it was meant for, where the processor carries that. */
  service: string | null;
}

/** Not signed, wrongly signed, or signed too long ago. */
export const SignatureInvalid = refusal(401, 'signature_invalid');
/** What is needed to check the signature cannot be had now; the processor shall try again. */
export const VerificationUnavailable = refusal(503, 'verification_unavailable');

/** Signatures and demo calls older than this are refused. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

/** Proves that a webhook call comes from its processor. */
export abstract class WebhookVerifier {
  /**
   * What the call reports.
   * @param rawBody the exact bytes that were signed
   * @throws SignatureInvalid, VerificationUnavailable
   */
  abstract verify(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<VerifiedEvent>;
}

/** The one value of a header; undefined when it is missing or sent more than once. */
export function singleHeader(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Cents of a reported decimal amount; null when it is none, or more than can be counted. */
export function reportedCents(decimal: unknown): number | null {
  const value = typeof decimal === 'string' && decimal !== '' ? Number(decimal) : decimal;
  return typeof value === 'number' && Math.abs(value) < 1e12 ? toCents(value) : null;
}
