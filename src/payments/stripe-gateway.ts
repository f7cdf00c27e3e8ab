import type StripeSdk from 'stripe' with { 'resolution-mode': 'import' };
import { Temporal } from 'temporal-polyfill';
import type { StripeConfiguration } from '#kit/config/configuration';
import {
  type Charge,
  type ChargePage,
  type ChargeWindow,
  PaymentGateway,
  payableLines,
  ProcessorFailure,
  type RefundRequest,
  type Session,
  type SessionRequest,
  type SessionState,
} from './payment-gateway';

const TIMEOUT_MS = 15_000;
const PAGE_SIZE = 100;
/** Stripe's minimum is 30 minutes; one more allows for clock differences and transit. */
const MIN_SESSION_MINUTES = 31;

/** Of a bank debit that came to nothing. */
const FAILED_INTENT: ReadonlySet<string> = new Set(['requires_payment_method', 'canceled']);
const EMAIL_REFUSED = 'email_invalid';
/**
 * Statuses that a retry can fix: a wrong API key of ours, a running request with the same idempotency key, too many
 * requests.
 */
const REPEATED: ReadonlySet<number> = new Set([401, 409, 429]);
/** https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts; 0.50 elsewhere. */
const MINIMUM_CENTS: Readonly<Record<string, number>> = { AED: 200, GBP: 30, MXN: 1000, DKK: 250, NOK: 300, SEK: 300 };
const DEFAULT_MINIMUM_CENTS = 50;

/** Stripe Checkout. The SDK is loaded with the first call. */
export class StripeGateway extends PaymentGateway {
  override readonly name = 'stripe';
  override readonly mode: 'test' | 'live';
  private client: StripeSdk | undefined;

  constructor(private readonly configuration: StripeConfiguration) {
    super();
    this.mode = /^(sk|rk)_live_/.test(configuration.secretKey) ? 'live' : 'test';
  }

  /** In the currency of the payment; Stripe also requires the equivalent in that of the account. */
  override minimumCents(currency: string): number {
    return MINIMUM_CENTS[currency] ?? DEFAULT_MINIMUM_CENTS;
  }

  /** Omits an e-mail address that Stripe refuses, since it only prefills a field of the page. */
  override async open(request: SessionRequest): Promise<Session> {
    try {
      return await this.create(request);
    } catch (error) {
      const isAboutEmail = error instanceof ProcessorFailure && error.reason === EMAIL_REFUSED;
      if (!isAboutEmail || request.email === undefined) throw error;
      return this.create({ ...request, email: undefined, idempotencyKey: `${request.idempotencyKey}-without-email` });
    }
  }

  override async state(sessionId: string): Promise<SessionState> {
    const session = await this.call(stripe =>
      stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
    );
    return {
      status: statusOf(session),
      intentId: idOf(session.payment_intent),
      amountCents: session.amount_total,
      currency: session.currency?.toUpperCase() ?? null,
      refundedCents: refundedOf(session),
    };
  }

  /** Stripe charges the card itself; there is nothing to capture. */
  override async confirm(sessionId: string): Promise<SessionState> {
    return this.state(sessionId);
  }

  override async refund(request: RefundRequest): Promise<void> {
    const { service, paymentKey, reference, intentId, amountCents, idempotencyKey, isPart = false } = request;
    try {
      await this.call(stripe =>
        stripe.refunds.create(
          { payment_intent: intentId, amount: amountCents, metadata: { service, reference, payment: paymentKey } },
          { idempotencyKey },
        ),
      );
    } catch (error) {
      if (isPart || !(error instanceof ProcessorFailure && error.reason === 'charge_already_refunded')) throw error;
    }
  }

  override async list({ from, to }: ChargeWindow, cursor: string | null): Promise<ChargePage> {
    const page = await this.call(stripe =>
      stripe.charges.list({
        created: { gte: Math.floor(from.epochMilliseconds / 1000), lt: Math.ceil(to.epochMilliseconds / 1000) },
        limit: PAGE_SIZE,
        ...(cursor === null ? {} : { starting_after: cursor }),
      }),
    );
    const received = page.data.filter(charge => charge.status === 'succeeded' && charge.captured);
    return { charges: received.map(chargeOf), cursor: page.has_more ? (page.data.at(-1)?.id ?? null) : null };
  }

  override async charge(intentId: string): Promise<Charge | undefined> {
    try {
      const { latest_charge: charge } = await this.call(stripe =>
        stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
      );
      return charge && typeof charge !== 'string' && charge.status === 'succeeded' ? chargeOf(charge) : undefined;
    } catch (error) {
      if (error instanceof ProcessorFailure && error.reason === 'resource_missing') return undefined;
      throw error;
    }
  }

  override async close(sessionId: string): Promise<void> {
    try {
      await this.call(stripe => stripe.checkout.sessions.expire(sessionId));
    } catch (error) {
      if (!(error instanceof ProcessorFailure && error.isRejected)) throw error;
    }
  }

  private async create(request: SessionRequest): Promise<Session> {
    const { service, paymentKey, reference, currency, locale, email } = request;
    const metadata = { service, reference, payment: paymentKey };
    const session = await this.call(stripe =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          allowed_payment_method_types: [
            ...this.configuration.paymentMethods,
          ] as StripeSdk.Checkout.SessionCreateParams.AllowedPaymentMethodType[],
          client_reference_id: reference,
          metadata,
          payment_intent_data: { metadata, description: reference },
          line_items: payableLines(request).map(line => ({
            quantity: line.quantity,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: line.unitAmountCents,
              product_data: { name: line.name.slice(0, 250) },
            },
          })),
          success_url: request.successUrl,
          cancel_url: request.cancelUrl,
          expires_at: Math.floor(endOf(request).epochMilliseconds / 1000),
          locale: locale === 'en' ? 'en' : 'auto',
          ...(email ? { customer_email: email } : {}),
        },
        { idempotencyKey: request.idempotencyKey },
      ),
    );
    if (!session.url) throw new ProcessorFailure(this.name, true, 'session_without_page');
    return { sessionId: session.id, intentId: idOf(session.payment_intent), url: session.url };
  }

  private async call<Result>(request: (stripe: StripeSdk) => Promise<Result>): Promise<Result> {
    const { default: Stripe } = await import('stripe');
    this.client ??= clientOf(Stripe, this.configuration);
    try {
      return await request(this.client);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError) {
        const isRejected = error.statusCode !== undefined && error.statusCode < 500 && !REPEATED.has(error.statusCode);
        throw new ProcessorFailure(this.name, isRejected, reasonOf(error));
      }
      throw error;
    }
  }
}

function endOf({ openedAt, expiresAt }: SessionRequest): Temporal.Instant {
  const earliest = openedAt.add({ minutes: MIN_SESSION_MINUTES });
  return Temporal.Instant.compare(expiresAt, earliest) < 0 ? earliest : expiresAt;
}

function clientOf(Stripe: typeof StripeSdk, { secretKey, apiBase }: StripeConfiguration): StripeSdk {
  return new Stripe(secretKey, {
    ...(apiBase ? addressOf(Stripe, apiBase) : {}),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** The SDK accepts a host and a port but no path, so the path is prepended to every request. */
function addressOf(Stripe: typeof StripeSdk, apiBase: string) {
  const url = new URL(apiBase);
  const protocol = url.protocol === 'http:' ? ('http' as const) : ('https' as const);
  const httpClient = Stripe.createNodeHttpClient();
  const send = httpClient.makeRequest.bind(httpClient);
  const folder = url.pathname.replace(/\/$/, '');
  httpClient.makeRequest = (host, port, path, ...request) => send(host, port, folder + path, ...request);
  return { host: url.hostname, port: url.port || (protocol === 'http' ? 80 : 443), protocol, httpClient };
}

function statusOf({
  status,
  payment_status,
  payment_intent: intent,
}: StripeSdk.Checkout.Session): SessionState['status'] {
  if (payment_status === 'paid') return 'paid';
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  const isOver = intent !== null && typeof intent !== 'string' && FAILED_INTENT.has(intent.status);
  return isOver ? 'failed' : 'pending';
}

/** The reason of a refusal; addresses can be refused without a code. */
const reasonOf = ({
  code,
  param,
  type,
}: {
  code?: string | undefined;
  param?: string | undefined;
  type: string;
}): string => (param === 'customer_email' ? EMAIL_REFUSED : (code ?? type));

const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

const chargeOf = (charge: StripeSdk.Charge): Charge => ({
  intentId: idOf(charge.payment_intent) ?? charge.id,
  service: charge.metadata['service'] ?? null,
  paymentKey: charge.metadata['payment'] ?? null,
  reference: charge.metadata['reference'] ?? null,
  amountCents: charge.amount,
  currency: charge.currency.toUpperCase(),
  refundedCents: charge.amount_refunded,
  paidAt: new Date(charge.created * 1000),
});

function refundedOf({ payment_intent: intent }: StripeSdk.Checkout.Session): number {
  if (!intent || typeof intent === 'string') return 0;
  const charge = intent.latest_charge;
  return charge && typeof charge !== 'string' ? charge.amount_refunded : 0;
}
