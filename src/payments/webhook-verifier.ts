import type { IncomingHttpHeaders } from 'node:http';
import { isPlainObject } from '#kit/fields/shape-fields';
import { BadRequest, refusal } from '#kit/refusals/refusal';
import { fromCents, toCents } from '#kit/money/money';

/** What a processor reported, in one vocabulary for all of them. */
export interface VerifiedEvent {
  eventId: string;
  type: 'paid' | 'approved' | 'failed' | 'expired' | 'refunded' | 'partially_refunded' | 'other';
  /** What it tells of: a session, which it then has to name, or the money itself. */
  about: 'session' | 'money';
  /** The session the event names; events about money need not name one. */
  sessionId: string | null;
  /** The payment intent or capture it names. */
  intentId: string | null;
  /** What was paid, or for refunds what has been given back in all. */
  amountCents: number | null;
  /** ISO 4217, upper case. */
  currency: string | null;
  /** The key of the payment, which nobody but us gave the processor. */
  paymentKey: string | null;
  /** The order or booking it names. Another shop on the same account may use the same words: it proves nothing. */
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

const MAX_EVENT_ID_LENGTH = 255;

/** What an event that names nothing says. */
export const NO_REFERENCES = {
  about: 'session',
  sessionId: null,
  intentId: null,
  amountCents: null,
  currency: null,
  paymentKey: null,
  reference: null,
  service: null,
} as const;

/** Proves that a webhook call comes from its processor. */
export abstract class WebhookVerifier {
  /**
   * Refuses a call whose headers cannot be a signature, so that no byte of its body has to be read.
   * @throws SignatureInvalid
   */
  abstract assertPlausible(headers: IncomingHttpHeaders): void;

  /**
   * What the call reports.
   * @param rawBody the exact bytes that were signed
   * @throws SignatureInvalid, VerificationUnavailable
   */
  abstract verify(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<VerifiedEvent>;
}

/**
 * The event of a proven call.
 * @param payload what the call said
 * @throws BadRequest for anything without an id
 */
export function parseEvent<Event extends { id: string }>(payload: unknown): Event {
  const named = isPlainObject(payload) ? payload['id'] : undefined;
  const id = typeof named === 'number' ? String(named) : named;
  if (typeof id !== 'string' || id === '' || id.length > MAX_EVENT_ID_LENGTH) throw BadRequest();
  return { ...(payload as Event), id };
}

/** What the bytes say; undefined when they are no JSON. */
export function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The one value of a header; undefined when it is missing or sent more than once. */
export function singleHeader(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Seconds since 1970 and the HMAC-SHA256 signatures of `t=<seconds>,v1=<hex>[,v1=<hex>...]`, other parts left out. */
export function timedSignature(header: string): { sentAt: number; signatures: string[] } {
  const parts = header.split(',').map(part => part.trim());
  const valuesOf = (name: string) => parts.filter(part => part.startsWith(name)).map(part => part.slice(name.length));
  const [time = ''] = valuesOf('t=');
  return {
    sentAt: /^\d{1,12}$/.test(time) ? Number(time) : Number.NaN,
    signatures: valuesOf('v1=').filter(signature => /^[0-9a-f]{64}$/i.test(signature)),
  };
}

/** A name that is there; null for anything else. */
export const nonEmptyString = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** ISO 4217 in upper case; null for what is no code. */
export const currencyOf = (code: unknown): string | null => (typeof code === 'string' ? code.toUpperCase() : null);

/** Cents of a reported decimal amount; null when it is none, has parts of a cent, or is more than can be counted. */
export function reportedCents(decimal: unknown): number | null {
  const value = typeof decimal === 'string' && decimal !== '' ? Number(decimal) : decimal;
  if (typeof value !== 'number' || !(Math.abs(value) < 1e12)) return null;
  const cents = toCents(value);
  return fromCents(cents) === value ? cents : null;
}
