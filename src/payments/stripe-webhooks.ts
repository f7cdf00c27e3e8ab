import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type StripeSdk from 'stripe' with { 'resolution-mode': 'import' };
import type { Temporal } from 'temporal-polyfill';
import type { Clock } from '#kit/time/clock';
import { eventOf } from './stripe-events';
import {
  parseEvent,
  SIGNATURE_TOLERANCE_SECONDS,
  SignatureInvalid,
  singleHeader,
  timedSignature,
  type VerifiedEvent,
  WebhookVerifier,
} from './webhook-verifier';

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
    return eventOf(parseEvent<StripeSdk.Event>(await this.verifiedEvent(rawBody, signature)));
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
