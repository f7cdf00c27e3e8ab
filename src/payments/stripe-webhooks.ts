import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type StripeSdk from 'stripe' with { 'resolution-mode': 'import' };
import type { Temporal } from 'temporal-polyfill';
import { isPlainObject } from '#kit/fields/shape-fields';
import { BadRequest } from '#kit/refusals/refusal';
import type { Clock } from '#kit/time/clock';
import {
  currencyOf,
  parseEvent,
  nonEmptyString,
  NO_REFERENCES,
  SIGNATURE_TOLERANCE_SECONDS,
  SignatureInvalid,
  singleHeader,
  timedSignature,
  type VerifiedEvent,
  WebhookVerifier,
} from './webhook-verifier';

/** Event types whose object is read; of other events only the id is stored. */
const HANDLED_TYPES: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
] satisfies StripeSdk.Event['type'][]);

/** Webhooks of Stripe, signed with any of the secrets. No API key is needed. */
export class StripeWebhooks extends WebhookVerifier {
  constructor(
    private readonly secrets: readonly string[],
    private readonly clock: Clock,
  ) {
    super();
  }

  override assertPlausible(headers: IncomingHttpHeaders): void {
    const { sentAt, signatures } = timedSignature(singleHeader(headers, 'stripe-signature') ?? '');
    const age = this.clock.now().epochMilliseconds / 1000 - sentAt;
    const isCurrent = age <= SIGNATURE_TOLERANCE_SECONDS + 1;
    if (this.secrets.length === 0 || signatures.length === 0 || !isCurrent) throw SignatureInvalid();
  }

  override async verify(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<VerifiedEvent> {
    const signature = singleHeader(headers, 'stripe-signature');
    if (!signature) throw SignatureInvalid();
    const event = parseEvent<StripeSdk.Event>(await this.verifiedEvent(rawBody, signature));
    if (HANDLED_TYPES.has(event.type) && !isPlainObject(event.data?.object)) throw BadRequest();
    return eventOf(event);
  }

  private async verifiedEvent(rawBody: Buffer, signature: string): Promise<StripeSdk.Event> {
    const { default: Stripe } = await import('stripe');
    const now = this.clock.now().epochMilliseconds;
    for (const secret of this.secrets) {
      try {
        return Stripe.webhooks.constructEvent(rawBody, signature, secret, SIGNATURE_TOLERANCE_SECONDS, undefined, now);
      } catch {
        // try the next secret
      }
    }
    throw SignatureInvalid();
  }
}

/** The `Stripe-Signature` header for a body, for substitutes of Stripe. */
export function stripeSignature(body: string, secret: string, now: Temporal.Instant): string {
  const seconds = Math.floor(now.epochMilliseconds / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

function eventOf(event: StripeSdk.Event): VerifiedEvent {
  switch (event.type) {
    case 'checkout.session.completed':
      // A bank debit completes the session days before the money arrives, which another event reports.
      return sessionEvent(
        event.id,
        event.data.object.payment_status === 'unpaid' ? 'other' : 'paid',
        event.data.object,
      );
    case 'checkout.session.async_payment_succeeded':
      return sessionEvent(event.id, 'paid', event.data.object);
    case 'checkout.session.async_payment_failed':
      return sessionEvent(event.id, 'failed', event.data.object);
    case 'checkout.session.expired':
      return sessionEvent(event.id, 'expired', event.data.object);
    case 'charge.refunded':
      return refundEvent(event.id, event.data.object);
    default:
      return { eventId: event.id, type: 'other', ...NO_REFERENCES };
  }
}

const sessionEvent = (
  eventId: string,
  type: VerifiedEvent['type'],
  session: StripeSdk.Checkout.Session,
): VerifiedEvent => ({
  eventId,
  type,
  about: 'session',
  sessionId: nonEmptyString(session.id),
  intentId: idOf(session.payment_intent),
  amountCents: session.amount_total ?? null,
  currency: currencyOf(session.currency),
  paymentKey: nonEmptyString(session.metadata?.['payment']),
  reference: nonEmptyString(session.client_reference_id),
  service: nonEmptyString(session.metadata?.['service']),
});

const refundEvent = (eventId: string, charge: StripeSdk.Charge): VerifiedEvent => ({
  eventId,
  type: charge.refunded ? 'refunded' : 'partially_refunded',
  about: 'money',
  sessionId: null,
  intentId: idOf(charge.payment_intent),
  amountCents: charge.amount_refunded ?? null,
  currency: currencyOf(charge.currency),
  paymentKey: nonEmptyString(charge.metadata?.['payment']),
  reference: nonEmptyString(charge.metadata?.['reference']),
  service: nonEmptyString(charge.metadata?.['service']),
});

const idOf = (object: string | { id: string } | null | undefined): string | null =>
  nonEmptyString(typeof object === 'string' ? object : object?.id);
