import type { IncomingHttpHeaders } from 'node:http';
import { isPlainObject } from '#kit/fields/shape-fields';
import { BadRequest, refusal } from '#kit/refusals/refusal';
import { fromCents, toCents } from '#kit/money/money';

/**
 * `processing`: the money is under way; `refund_failed`: an accepted refund failed later; `other`: no effect on a payment;
 * `unread`: an unsupported kind of event.
 */
export type EventType =
  | 'paid'
  | 'approved'
  | 'processing'
  | 'failed'
  | 'expired'
  | 'refunded'
  | 'partially_refunded'
  | 'refund_failed'
  | DisputeType
  | 'other'
  | 'unread';

/** `disputed`: an open dispute, or a reversal; `dispute_won`: the money is or was returned to us. */
export const DISPUTE_TYPES = ['disputed', 'dispute_won', 'dispute_lost'] as const;
export type DisputeType = (typeof DISPUTE_TYPES)[number];

/** An event of a processor in a common format. */
export interface VerifiedEvent {
  eventId: string;
  type: EventType;
  /** `session` events must have a `sessionId`; `money` events are about a charge or refund. */
  about: 'session' | 'money';
  sessionId: string | null;
  /** Id of the payment intent or capture. */
  intentId: string | null;
  /** The amount paid; for refunds the total refunded so far; of a failed refund or a dispute its own amount. */
  amountCents: number | null;
  /** ISO 4217, upper case. */
  currency: string | null;
  /** Our random key of the payment, which proves that the event belongs to it. */
  paymentKey: string | null;
  /** The order or booking. Not a proof: another shop on the same processor account may use the same references. */
  reference: string | null;
  /** The service the payment belongs to, when the processor returns it. */
  service: string | null;
  /** Id at the processor of the failed refund or the dispute. */
  subjectId: string | null;
  /** Why a refund failed or a payment is disputed, in the words of the processor. */
  reason: string | null;
  /** Due time of a response to the dispute, in ISO 8601. */
  dueBy: string | null;
  /** Time of the event at the processor, in ISO 8601. */
  occurredAt: string | null;
  /** Whether the processor withholds the disputed money; false if it has returned it, null if it does not say. */
  isTaken: boolean | null;
}

export const SignatureInvalid = refusal(401, 'signature_invalid');
/** The signature cannot be checked now; the processor will retry. */
export const VerificationUnavailable = refusal(503, 'verification_unavailable');

export const SIGNATURE_TOLERANCE_SECONDS = 300;

const MAX_EVENT_ID_LENGTH = 255;
/** The year 5138. */
const MAX_MILLISECONDS = 1e14;

/** Fields of an event without any reference. */
export const NO_REFERENCES = {
  about: 'session',
  sessionId: null,
  intentId: null,
  amountCents: null,
  currency: null,
  paymentKey: null,
  reference: null,
  service: null,
  subjectId: null,
  reason: null,
  dueBy: null,
  occurredAt: null,
  isTaken: null,
} as const;

/** Verifies that a webhook was sent by its processor. */
export abstract class WebhookVerifier {
  /** Checks the headers before the body is read. @throws SignatureInvalid */
  abstract assertPlausible(headers: IncomingHttpHeaders): void;

  /** @param rawBody the exact bytes that were signed @throws SignatureInvalid, VerificationUnavailable */
  abstract verify(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<VerifiedEvent>;
}

/** @throws BadRequest without an id */
export function parseEvent<Event extends { id: string }>(payload: unknown): Event {
  const value = isPlainObject(payload) ? payload['id'] : undefined;
  const id = typeof value === 'number' ? String(value) : value;
  if (typeof id !== 'string' || id === '' || id.length > MAX_EVENT_ID_LENGTH) throw BadRequest();
  return { ...(payload as Event), id };
}

export function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The value of a header; undefined when it is missing or repeated. */
export function singleHeader(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Parses `t=<seconds>,v1=<hex>[,v1=<hex>...]`: Unix seconds (NaN when invalid) and HMAC-SHA256 signatures. */
export function timedSignature(header: string): { sentAt: number; signatures: string[] } {
  const parts = header.split(',').map(part => part.trim());
  const valuesOf = (name: string) => parts.filter(part => part.startsWith(name)).map(part => part.slice(name.length));
  const [time = ''] = valuesOf('t=');
  return {
    sentAt: /^\d{1,12}$/.test(time) ? Number(time) : Number.NaN,
    signatures: valuesOf('v1=').filter(signature => /^[0-9a-f]{64}$/i.test(signature)),
  };
}

/** The text, or null for an empty text and any other value. */
export const nonEmptyString = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Cents of an amount in cents; null for anything else. */
export const wholeCents = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : null;

/** A word or short text of the processor, for staff. */
export const shortText = (value: unknown): string | null =>
  typeof value === 'string' ? nonEmptyString(value.replaceAll('\u0000', '').slice(0, 200)) : null;

/** An instant in ISO 8601, from such a text or from Unix seconds; null for anything else. */
export function instantText(value: unknown): string | null {
  const date = typeof value === 'number' ? new Date(value * 1000) : typeof value === 'string' ? new Date(value) : null;
  const isUsable = date !== null && Math.abs(date.getTime()) < MAX_MILLISECONDS;
  return isUsable ? date.toISOString() : null;
}

/** The currency code in upper case; null for anything but a text. */
export const currencyOf = (code: unknown): string | null => (typeof code === 'string' ? code.toUpperCase() : null);

/** Cents of a decimal amount; null when it is invalid, has fractions of a cent, or is 10^12 or more. */
export function reportedCents(decimal: unknown): number | null {
  const value = typeof decimal === 'string' && decimal !== '' ? Number(decimal) : decimal;
  if (typeof value !== 'number' || !(Math.abs(value) < 1e12)) return null;
  const cents = toCents(value);
  return fromCents(cents) === value ? cents : null;
}
