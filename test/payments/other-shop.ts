import { randomBytes } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { PaypalClient } from '#payments/paypal-client';
import { PaypalGateway } from '#payments/paypal-gateway';
import type { PaymentGateway, Session } from '#payments/payment-gateway';
import { StripeGateway } from '#payments/stripe-gateway';
import type { LocalPaypal } from './local-paypal';
import type { LocalStripe } from './local-stripe';

/** Another installation of the same software on the same accounts, whose order numbers meet ours. */
export class OtherShop {
  readonly stripe: PaymentGateway;
  readonly paypal: PaymentGateway;

  constructor(
    private readonly service: string,
    processors: { stripe: LocalStripe; paypal: LocalPaypal },
  ) {
    this.stripe = new StripeGateway({
      secretKey: 'sk_test_local',
      apiBase: processors.stripe.url,
      paymentMethods: ['card'],
    });
    const configuration = {
      clientId: 'local-application',
      clientSecret: 'local-application-secret',
      mode: 'sandbox' as const,
      apiBase: processors.paypal.url,
    };
    this.paypal = new PaypalGateway(new PaypalClient(configuration), configuration);
  }

  /** Opens the payment of an order of theirs, which has the number and the total of one of ours. */
  open(processor: 'stripe' | 'paypal', reference: string, amountCents: number): Promise<Session> {
    const now = Temporal.Now.instant();
    return this[processor].open({
      service: this.service,
      paymentKey: randomBytes(16).toString('hex'),
      reference,
      amountCents,
      currency: 'USD',
      lines: [],
      successUrl: 'https://other.example/thanks?order=1',
      cancelUrl: 'https://other.example/basket?order=1',
      openedAt: now,
      expiresAt: now.add({ minutes: 60 }),
      idempotencyKey: randomBytes(16).toString('hex'),
      locale: 'en',
      email: undefined,
    });
  }
}
