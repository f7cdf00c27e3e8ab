import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '#kit/time/clock';
import {
  NO_REFERENCES,
  parseEvent,
  parseJson,
  reportedCents,
  SIGNATURE_TOLERANCE_SECONDS,
  SignatureInvalid,
  singleHeader,
  timedSignature,
  type VerifiedEvent,
  WebhookVerifier,
} from './webhook-verifier';

interface DemoEvent {
  id: string;
  type?: unknown;
  order_number?: unknown;
  amount?: unknown;
}

const TYPES = new Map<unknown, VerifiedEvent['type']>([
  ['payment.succeeded', 'paid'],
  ['payment.failed', 'failed'],
  ['payment.refunded', 'refunded'],
]);

/** Session id of the demo payment of a reference; there is one per reference. */
export const demoSession = (reference: string): string => `demo_${reference}`;

const HEADER = 'x-demo-signature';

/** Webhooks of demo payments: `X-Demo-Signature: t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`. */
export class DemoWebhooks extends WebhookVerifier {
  constructor(
    private readonly secret: string,
    private readonly currency: string,
    private readonly clock: Clock,
  ) {
    super();
  }

  override assertPlausible(headers: IncomingHttpHeaders): void {
    const { sentAt, signatures } = timedSignature(singleHeader(headers, HEADER) ?? '');
    const age = this.clock.now().epochMilliseconds / 1000 - sentAt;
    const isCurrent = Math.abs(age) <= SIGNATURE_TOLERANCE_SECONDS;
    if (signatures.length !== 1 || !isCurrent) throw SignatureInvalid();
  }

  override async verify(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<VerifiedEvent> {
    this.assertPlausible(headers);
    this.assertSigned(rawBody, singleHeader(headers, HEADER) ?? '');
    const event = parseEvent<DemoEvent>(parseJson(rawBody));
    const reference = typeof event.order_number === 'string' ? event.order_number : null;
    return {
      ...NO_REFERENCES,
      eventId: event.id,
      type: TYPES.get(event.type) ?? 'other',
      sessionId: reference === null ? null : demoSession(reference),
      amountCents: reportedCents(event.amount),
      currency: this.currency,
      reference,
    };
  }

  private assertSigned(rawBody: Buffer, header: string): void {
    const parts = new Map(header.split(',').map(part => part.trim().split('=') as [string, string]));
    const sentAt = parts.get('t') ?? '';
    const expected = createHmac('sha256', this.secret).update(`${sentAt}.`).update(rawBody).digest();
    const sent = Buffer.from(parts.get('v1') ?? '', 'hex');
    if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) throw SignatureInvalid();
  }
}
