import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Clock } from '#kit/time/clock';
import { DemoWebhooks } from './demo-webhooks';
import { type PaymentGateway, type ProcessorName, PROCESSORS } from './payment-gateway';
import { PaypalCertificates } from './paypal-certificates';
import { PaypalClient } from './paypal-client';
import { PaypalGateway } from './paypal-gateway';
import { PaypalWebhooks } from './paypal-webhooks';
import { StripeGateway } from './stripe-gateway';
import { StripeWebhooks } from './stripe-webhooks';
import { TracedGateway } from './traced-gateway';
import type { WebhookVerifier } from './webhook-verifier';

/** Currency of all services. */
export const CURRENCY = 'USD';

/** Sender of a webhook; `demo` only with demo payments. */
export type WebhookSource = ProcessorName | 'demo';

@Injectable()
export class Processors {
  private readonly gateways = new Map<string, PaymentGateway>();
  private readonly substitutes = new Map<string, PaymentGateway>();
  private readonly verifiers = new Map<string, WebhookVerifier>();
  private readonly certificates: PaypalCertificates;

  constructor(
    clock: Clock,
    @InjectConfiguration() private readonly configuration: Configuration,
    @InjectDefinition() definition: ServiceDefinition,
  ) {
    const { paypalApiBase, services } = configuration;
    const own = services[definition.name];
    this.openGateways();
    this.verifiers.set('stripe', new StripeWebhooks(own?.stripeWebhookSecrets ?? [], clock));
    this.certificates = new PaypalCertificates(paypalApiBase, clock);
    this.verifiers.set('paypal', new PaypalWebhooks(own?.paypalWebhookId, this.certificates));

    if (configuration.demoPayments) {
      this.verifiers.set('demo', new DemoWebhooks(configuration.demoWebhookSecret, CURRENCY, clock));
    }
  }

  /** The gateway of a configured processor, or its substitute. */
  gateway(name: string): PaymentGateway | undefined {
    return this.gateways.get(name) ?? this.substitutes.get(name);
  }

  /** Registers a gateway for a processor that is not configured, for demo payments. */
  registerSubstitute(gateway: PaymentGateway): void {
    this.substitutes.set(gateway.name, gateway);
  }

  /** Configured gateways in the order payment methods are offered, without substitutes. */
  get configured(): PaymentGateway[] {
    return [...this.gateways.values()];
  }

  /** Needs only the webhook secret, so events are also accepted for a processor that takes no new payments. */
  verifier(source: string): WebhookVerifier | undefined {
    return this.verifiers.get(source);
  }

  /** Forgets tokens of gateways and the certificates of webhooks. */
  reset(): void {
    this.openGateways();
    this.certificates.reset();
  }

  private openGateways(): void {
    const { stripe, paypal } = this.configuration;
    if (stripe) this.gateways.set('stripe', new TracedGateway(new StripeGateway(stripe)));
    if (paypal) this.gateways.set('paypal', new TracedGateway(new PaypalGateway(new PaypalClient(paypal), paypal)));
  }
}

const SOURCES: readonly string[] = [...PROCESSORS, 'demo'];

export function webhookSource(segment: string): WebhookSource | undefined {
  return SOURCES.includes(segment) ? (segment as WebhookSource) : undefined;
}
